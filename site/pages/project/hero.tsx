import { countryNames } from '../../../content/countries.ts';
import { splitLead } from '../../../fields/rich-text/split-lead.ts';
import type { ProductHotspot } from '../../media/product-hotspots.ts';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Project } from './load.ts';

/** Where the project stands and what it is for. */
function Facts({ project }: { readonly project: Project }) {
  const { say, language } = useSite();
  const facts = [
    { label: say('city'), value: project.city.text === '' ? null : <Say text={project.city} /> },
    { label: say('country'), value: project.country === '' ? null : countryNames[project.country][language] },
    { label: say('sector'), value: project.sector.text === '' ? null : <Say text={project.sector} /> },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The finished project: its picture or film, and what it is. */
export function ProjectHero({ project, hotspots }: { readonly project: Project; readonly hotspots: readonly ProductHotspot[] }) {
  const { title, subtitle, text, icon } = project;
  return (
    <PageHero media={icon} isBeside hotspots={hotspots}>
      {subtitle.text !== '' && (
        <p className="eyebrow">
          <Say text={subtitle} />
        </p>
      )}
      <h1 className={titleClass(title)}>
        <Say text={title} />
      </h1>
      <Prose text={splitLead(text).lead} className="hero-info whitespace-pre-line" />
      <Facts project={project} />
    </PageHero>
  );
}
