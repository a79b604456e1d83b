import {
  clientLogos,
  previousProjects,
  projectBlogs,
  projectContentSlider,
  projectCrew,
  projectMedia,
  projectQuestions,
  projectSteps,
  singleProjects,
} from '../../../content/collections/index.ts';
import type { Collection, View } from '../../../content/model/collection.ts';
import { href } from '../../../content/routes.ts';
import { settingsOf } from '../../../content/settings.ts';
import { readProof } from '../../render/read-proof.ts';
import { readFirst, readNumberedPart, readPageNumber } from '../../links/numbered-part.ts';
import type { PageRequest } from '../../render/page.ts';
import { type Item, toCard } from '../../sections/card.ts';
import type { Member } from '../../sections/staff-slider.tsx';

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>;

/** A crew member with this path belongs to the first slider. */
const firstGroup = '0';

const toMember = (member: View<typeof projectCrew>): Member => ({
  ...toCard(member),
  name: member.name.text === '' ? null : member.name,
});

/** The substitute for a list that could not be read. */
const nothing = { records: [], page: 1, pages: 1 };

/** Number of projects, and of articles, on one page of their slider. */
const atOnce = 24;

/** Number of recent projects shown. */
const previousAtOnce = 2;

/** The query names that the page reads: the page numbers of the projects and of the articles. */
export const projectsNames = ['page', 'blogs'] as const;

/** The address with these page numbers of the projects and of the articles. */
export function projectsAddress(page: number, blogs: number): string {
  const parts = [...(page > 1 ? [['page', String(page)]] : []), ...(blogs > 1 ? [['blogs', String(blogs)]] : [])];
  return href('projects', {}, new URLSearchParams(parts).toString());
}

/** Loads the nine collections of the page, and the office of the visitor's country. */
export async function loadProjects({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, (typeof projectsNames)[number]>, 'query' | 'reader' | 'attempt'>) {
  const cards = (name: string, read: () => Promise<readonly Item[]>) =>
    attempt(`Failed to fetch the project ${name}`, async () => (await read()).map(toCard));
  const readPart = <C extends Collection>(collection: C, name: (typeof projectsNames)[number]) =>
    readNumberedPart(reader, collection, { page: readPageNumber(query.get(name)), atOnce });
  const [office, media, crew, clients, previous, steps, [built], promises, [written], questions, proof] =
    await Promise.all([
      reader.settings(settingsOf(reader.country)),
      cards('media', () => reader.list(projectMedia)),
      attempt('Failed to fetch the project crew', () => reader.list(projectCrew)),
      cards('clients', () => reader.list(clientLogos)),
      cards('cards', () => readFirst(reader, previousProjects, previousAtOnce)),
      cards('steps', () => reader.list(projectSteps)),
      attempt('Failed to fetch the projects', async () => [await readPart(singleProjects, 'page')]),
      attempt('Failed to fetch the project content slider', () => reader.list(projectContentSlider)),
      attempt('Failed to fetch the project blogs', async () => [await readPart(projectBlogs, 'blogs')]),
      cards('questions', () => reader.list(projectQuestions)),
      readProof({ reader, attempt }),
    ]);
  const isFirst = ({ path }: Item): boolean => path.trim() === firstGroup;
  return {
    office,
    media,
    firstCrew: crew.filter(isFirst).toReversed().map(toMember),
    secondCrew: crew.filter((member) => !isFirst(member)).map(toMember),
    clients,
    previous,
    steps,
    projects: built ?? nothing,
    promises,
    blogs: { ...(written ?? nothing), records: written?.records.map(toCard) ?? [] },
    questions,
    proof,
  };
}
