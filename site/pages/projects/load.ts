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
import { settingsOf } from '../../../content/settings.ts';
import type { PageRequest } from '../../page.ts';
import { type Item, toCard } from '../../sections/card.ts';

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>;

/** A crew member with this path belongs to the first slider. */
const firstGroup = '0';

const mostProjects = 24;

/** The nine collections of the page, and the office of the visitor's country. */
export async function loadProjects({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>) {
  const cards = (name: string, read: () => Promise<readonly Item[]>) =>
    attempt(`Failed to fetch the project ${name}`, async () => (await read()).map(toCard));
  const [office, media, crew, clients, previous, steps, projects, promises, blogs, questions] = await Promise.all([
    reader.settings(settingsOf(reader.country)),
    cards('media', () => reader.list(projectMedia)),
    attempt('Failed to fetch the project crew', () => reader.list(projectCrew)),
    cards('clients', () => reader.list(clientLogos)),
    cards('cards', () => reader.list(previousProjects)),
    cards('steps', () => reader.list(projectSteps)),
    attempt(
      'Failed to fetch the projects',
      async () => (await reader.part(singleProjects, { limit: mostProjects })).records,
    ),
    attempt('Failed to fetch the project content slider', () => reader.list(projectContentSlider)),
    cards('blogs', () => reader.list(projectBlogs)),
    cards('questions', () => reader.list(projectQuestions)),
  ]);
  const isFirst = ({ path }: Item): boolean => path.trim() === firstGroup;
  return {
    office,
    media,
    firstCrew: crew.filter(isFirst).toReversed().map(toCard),
    secondCrew: crew.filter((member) => !isFirst(member)).map(toCard),
    clients,
    previous: previous.slice(0, 2),
    steps,
    projects,
    promises,
    blogs,
    questions,
  };
}
