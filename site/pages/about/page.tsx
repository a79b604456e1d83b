import { clientLogos, teamMembers } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { companySettings } from '../../../content/settings.ts';
import { languages } from '../../../language/languages.ts';
import { definePage, type PageRequest } from '../../page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { toCard } from '../../sections/card.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { LogoMarquee } from '../../sections/logo-marquee.tsx';
import { readProof } from '../../read-proof.ts';
import { ProfileLink } from '../../sections/profile-link.tsx';
import { Proof } from '../../sections/proof.tsx';
import { RestOfStyle } from '../../sections/rest-of-style.tsx';
import { Team } from '../../sections/team.tsx';
import { TypedLines } from '../../sections/typed-lines.tsx';
import { useSite } from '../../site-context.ts';
import { Beliefs } from './beliefs.tsx';
import { UniqueStrengths } from './strengths.tsx';

type AboutData = Awaited<ReturnType<typeof loadAbout>>;

async function loadAbout({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>) {
  const [company, clients, team, proof] = await Promise.all([
    reader.settings(companySettings),
    attempt('Failed to fetch the clients', () => reader.list(clientLogos)),
    attempt('Failed to fetch the team', () => reader.list(teamMembers)),
    readProof({ reader, attempt }),
  ]);
  return { description: company.description.text, profile: company.profile, clients, team, proof };
}

function About({ data }: { readonly data: AboutData }) {
  const { say, language } = useSite();
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.about, name: { text: say('about'), language } }]} />
      <div className="about-hero">
        <div className="container-site about-hero-words">
          <h1 className="about-title">{say('aboutTitle')}</h1>
          <TypedLines lines={[say('tagline1'), say('tagline2'), say('tagline3')]} />
          <Proof proof={data.proof} />
          {data.profile !== null && <ProfileLink profile={data.profile} className="button-quiet mt-8" />}
        </div>
      </div>
      <RestOfStyle of="about" />
      <Beliefs />
      <UniqueStrengths />
      <LogoMarquee title={say('clientsTitle')} clients={data.clients.map(toCard)} />
      <CollectionRegion from={teamMembers}>
        <Team title={say('teamTitle')} members={data.team.map(toCard)} />
      </CollectionRegion>
    </>
  );
}

/** Who the company is. */
export const about = definePage({
  path: routes.about,
  quickLink: 'about',
  load: loadAbout,
  head: ({ description }, { say }) => ({ title: say('about'), description: description || say('aboutDescription') }),
  View: About,
  async list({ ar }) {
    const { clients, team } = await loadAbout({ reader: ar, attempt: (_, read) => read() });
    const changed = [...clients, ...team].map(({ updatedAt }) => updatedAt);
    return [{ path: routes.about, languages, lastModified: changed.toSorted().at(-1) ?? '' }];
  },
});
