import { clientLogos, singleProjects, teamMembers } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import { languages } from '../../../language/languages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { loadBooking } from '../../render/booking.ts';
import { Island } from '../../islands/island.tsx';
import { TypedLines } from '../../islands/typed-lines.tsx';
import { definePage, type PageRequest } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { toCard } from '../../sections/card.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { Invitation } from '../../sections/invitation.tsx';
import { LogoMarquee } from '../../sections/logo-marquee.tsx';
import { readNewest } from '../../links/numbered-part.ts';
import { readProof } from '../../render/read-proof.ts';
import { ProfileLink } from '../../sections/profile-link.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProjectSlider } from '../../sections/project-slider.tsx';
import { Proof } from '../../sections/proof.tsx';
import { Team } from '../../sections/team.tsx';
import { useSite } from '../../render/site-context.ts';
import { Beliefs } from './beliefs.tsx';
import { UniqueStrengths } from './strengths.tsx';

type AboutData = Awaited<ReturnType<typeof loadAbout>>;

/** Number of projects at the end of the page, newest first. The Projects page begins with others. */
const mostProjects = 4;

async function loadAbout({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>) {
  const [company, office, booking, clients, team, projects, proof] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
    loadBooking({ reader }),
    attempt('Failed to fetch the clients', () => reader.list(clientLogos)),
    attempt('Failed to fetch the team', () => reader.list(teamMembers)),
    attempt('Failed to fetch the projects', () => readNewest(reader, singleProjects, mostProjects)),
    readProof({ reader, attempt }),
  ]);
  const { description, profile, aboutPicture } = company;
  return {
    description: description.text,
    profile,
    picture: aboutPicture,
    office,
    booking,
    clients,
    team,
    projects,
    proof,
  };
}

function About({ data }: { readonly data: AboutData }) {
  const { t, language, link } = useSite();
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.about, name: { text: t('about'), language } }]} />
      <PageHero media={data.picture} isBeside className="about-hero proof-large">
        <h1 className="hero-title">{t('aboutTitle')}</h1>
        <Island
          name="typed"
          of={TypedLines}
          when="shown"
          data={{ lines: [t('tagline1'), t('tagline2'), t('tagline3')] }}
        />
        <Proof proof={data.proof} />
        {data.profile !== null && <ProfileLink profile={data.profile} className="button-quiet mt-8" />}
      </PageHero>
      <Beliefs />
      <UniqueStrengths />
      <LogoMarquee title={t('clientsTitle')} clients={data.clients.map(toCard)} />
      <CollectionRegion from={teamMembers}>
        <Team title={t('teamTitle')} members={data.team.map(toCard)} />
      </CollectionRegion>
      <ProjectSlider title={t('previousProjects')} projects={data.projects}>
        <a className="more-link" href={link('projectList')}>
          {t('seeAllProjects', { count: data.proof.projects })}
          <Icon name="arrow" className="size-4" />
        </a>
      </ProjectSlider>
      <ContactBlock booking={data.booking}>
        <Invitation office={data.office} about={t('yourProjects')} />
      </ContactBlock>
    </>
  );
}

export const about = definePage({
  path: routes.about,
  quickLink: 'about',
  load: loadAbout,
  head: ({ description }, { t }) => ({ title: t('about'), description: description || t('aboutDescription') }),
  freshUntil: ({ booking }) => booking.freshUntil,
  View: About,
  async list({ ar }) {
    const { clients, team } = await loadAbout({ reader: ar, attempt: (_, read) => read() });
    const changed = [...clients, ...team].map(({ updatedAt }) => updatedAt);
    return [{ path: routes.about, languages, lastModified: changed.toSorted().at(-1) ?? '' }];
  },
});
