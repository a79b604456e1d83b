import { countryNames } from '../../../content/countries.ts';
import { splitLead } from '../../../fields/rich-text/split-lead.ts';
import type { ProductHotspot } from '../../media/product-hotspots.ts';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Project } from './load.ts';

/** The location and the purpose of the project. */
function Facts({ project }: { readonly project: Project }) {
  const { t, language } = useSite();
  const facts = [
    { label: t('city'), value: project.city.text === '' ? null : <LocalizedText text={project.city} /> },
    { label: t('country'), value: project.country === '' ? null : countryNames[project.country][language] },
    { label: t('sector'), value: project.sector.text === '' ? null : <LocalizedText text={project.sector} /> },
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

/** The top of a project's page: picture or film, and what the project is. */
export function ProjectHero({
  project,
  hotspots,
}: {
  readonly project: Project;
  readonly hotspots: readonly ProductHotspot[];
}) {
  const { title, subtitle, text, icon, loop } = project;
  return (
    <PageHero media={icon} loop={loop} isBeside hotspots={hotspots}>
      {subtitle.text !== '' && (
        <p className="eyebrow">
          <LocalizedText text={subtitle} />
        </p>
      )}
      <h1 className={titleClass(title)}>
        <LocalizedText text={title} />
      </h1>
      <Prose text={splitLead(text).lead} className="hero-info whitespace-pre-line" />
      <Facts project={project} />
    </PageHero>
  );
}
