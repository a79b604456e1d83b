import {
  products,
  singleProjectContent,
  singleProjectQuestions,
  singleProjects,
} from '../../../content/collections/index.ts';
import type { View } from '../../../content/model/collection.ts';
import { settingsOf } from '../../../content/settings.ts';
import type { PageRequest } from '../../render/page.ts';
import { toProductHotspots } from '../../media/product-hotspots.ts';
import { projectPages } from '../../links/project-pages.ts';
import { readRecord, readAlternates } from '../../render/record-page.ts';
import { toCard } from '../../sections/card.ts';
import { cardFields } from '../../sections/product-card.tsx';
import { orderOthers, relatedBy } from './other-projects.ts';

export type Project = View<typeof singleProjects>;
export type ProjectData = NonNullable<Awaited<ReturnType<typeof loadProject>>>;

const mostOthers = 12;

/** Loads a project, its cards and questions, the products used, the contact, and the other projects. */
export async function loadProject({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const project = await readRecord(reader, singleProjects, params.id);
  if (project === null) return null;
  const { id } = project;
  const [alternates, office, chapters, questions, used, others] = await Promise.all([
    readAlternates(reader, projectPages, id),
    reader.settings(settingsOf(reader.country)),
    attempt('Failed to fetch the project content', () => reader.list(singleProjectContent, id)),
    attempt('Failed to fetch the project questions', () => reader.list(singleProjectQuestions, id)),
    attempt('Failed to fetch the products of the project', () =>
      reader.some(products, project.products, [...cardFields, 'pitch', 'rowPitch']),
    ),
    attempt('Failed to fetch the projects', async () => {
      const ids = orderOthers(await reader.facets(singleProjects, relatedBy), project);
      return reader.some(singleProjects, ids.slice(0, mostOthers), ['title', 'subtitle', 'icon']);
    }),
  ]);
  const shown = [project, ...chapters].flatMap(({ marks }) => marks.flatMap(({ record }) => record ?? []));
  const named = await attempt('Failed to fetch the products in the pictures', () =>
    reader.some(products, [...new Set(shown)], ['name']),
  );
  return {
    project,
    marks: toProductHotspots(project.marks, named),
    alternates,
    office,
    chapters: chapters.map((chapter) => ({ ...chapter, marks: toProductHotspots(chapter.marks, named) })),
    questions: questions.map(toCard),
    products: used,
    others,
  };
}
