import { type OfferedFile, Downloads } from '../../sections/downloads.tsx';
import { specFields, ProjectSpecs } from '../../sections/project-figures.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Project, ProjectData } from './load.ts';

interface Props {
  readonly project: Project;
  /** The products used; the first is the display. */
  readonly products: ProjectData['products'];
}

/** The figures of the project, and its spec sheet to download. */
export function ProjectFacts({ project, products }: Props) {
  const { t } = useSite();
  const offers: readonly OfferedFile[] = project.downloads.flatMap(({ key, title, file }) =>
    file === null ? [] : [{ key, title, file }],
  );
  const display = products.find(({ id }) => id === project.products[0]);
  if (specFields.every((name) => project[name] === null) && offers.length === 0) return null;
  return (
    <section className="project-facts container-site" aria-label={t('projectInFigures')}>
      <ProjectSpecs project={project} display={display} />
      {offers.length > 0 && <Downloads offers={offers} heading="h2" />}
    </section>
  );
}
