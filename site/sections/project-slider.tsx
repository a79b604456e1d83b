import type { ReactNode } from 'react';
import type { singleProjects } from '../../content/collections/index.ts';
import type { PartOfView } from '../../content/model/collection.ts';
import { projectLink } from '../links/project-pages.ts';
import { CardSlider } from './card-slider.tsx';
import { Poster } from './poster.tsx';

interface Props {
  readonly title: string;
  readonly projects: readonly PartOfView<typeof singleProjects, 'title' | 'subtitle' | 'icon'>[];
  /** Id for fragment links. */
  readonly anchor?: string;
  /** The link to more projects, below. */
  readonly children?: ReactNode;
}

/** Projects in a row, each with a link to its page. */
export function ProjectSlider({ title, projects, anchor, children }: Props) {
  if (projects.length === 0) return null;
  return (
    <CardSlider title={title} view="cards-few" below={children} {...(anchor !== undefined && { anchor })}>
      {projects.map((project) => {
        const { id, title, subtitle, icon } = project;
        const card = { id, title, text: subtitle, picture: icon, address: projectLink(project) };
        return <Poster key={id} card={card} cards={projects.length} />;
      })}
    </CardSlider>
  );
}
