import type { ReactNode } from 'react';
import type { Media } from '../../../fields/field.ts';
import { Icon } from '../../../ui/icon.tsx';
import { projectLink } from '../../links/project-pages.ts';
import { Group } from '../../sections/group.tsx';
import { Picture } from '../../sections/picture.tsx';
import { ProjectSpecs } from '../../sections/project-figures.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { SolutionData } from './load.ts';

interface Props extends Pick<SolutionData, 'projects'> {
  /** The large picture of the page, which is not repeated. */
  readonly shown: Media | null;
  /** The link to more projects, below. */
  readonly children?: ReactNode;
}

interface BuiltProps extends Pick<Props, 'shown'> {
  readonly project: SolutionData['projects'][number];
}

/** A project in a place of this kind: picture, figures and the client's quote. */
function BuiltProject({ project, shown }: BuiltProps) {
  const { t, href } = useSite();
  const { title, subtitle, icon, city, quote, quoteBy } = project;
  const picture = icon?.hash === shown?.hash ? null : icon;
  return (
    <li className="built-project">
      {picture !== null && (
        <Picture
          media={picture}
          sizes="(min-width: 1416px) 760px, (min-width: 1024px) 54vw, 92vw"
          box={{ ratio: 16 / 10 }}
          className="built-picture"
          alt=""
        />
      )}
      <div>
        {city.text !== '' && (
          <p className="eyebrow">
            <LocalizedText text={city} />
          </p>
        )}
        <h3 className="heading-3 mt-1">
          <LocalizedText text={title} />
        </h3>
        <p className="mt-2 text-mist">
          <LocalizedText text={subtitle} />
        </p>
        {quote.text !== '' && (
          <figure className="mt-5">
            <blockquote className="built-quote said">
              <LocalizedText text={quote} />
            </blockquote>
            {quoteBy.text !== '' && (
              <figcaption className="eyebrow mt-3">
                <LocalizedText text={quoteBy} />
              </figcaption>
            )}
          </figure>
        )}
        <a className="more-link mt-4" href={href(projectLink(project))}>
          {t('seeProject')}
          <span className="sr-only">: {title.text}</span>
          <Icon name="arrow" className="size-4" />
        </a>
      </div>
      <ProjectSpecs project={project} />
    </li>
  );
}

/** The company's projects in places of this kind. */
export function BuiltProjects({ projects, shown, children }: Props) {
  const { t } = useSite();
  if (projects.length === 0) return null;
  return (
    <Group title={t('solutionProjects', { count: projects.length })}>
      <ul className="built-projects">
        {projects.map((project) => (
          <BuiltProject key={project.id} project={project} shown={shown} />
        ))}
      </ul>
      {children}
    </Group>
  );
}
