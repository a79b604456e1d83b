import { singleProjects } from '../../content/collections/index.ts';
import type { View } from '../../content/model/collection.ts';
import { href } from '../../content/routes.ts';
import type { RecordPages } from '../render/record-page.ts';

type Named = Pick<View<typeof singleProjects>, 'id' | 'title' | 'subtitle'>;

/** The last part of a project's address: its title and, if it is in the same language, its subtitle. */
const nameOf = ({ title, subtitle }: Omit<Named, 'id'>) => ({
  text: [title, subtitle]
    .filter(({ text, language }) => text.trim() !== '' && language === title.language)
    .map(({ text }) => text.trim())
    .join('-'),
  language: title.language,
});

export const projectPages: RecordPages<typeof singleProjects> = {
  collection: singleProjects,
  route: 'project',
  listedAt: 'projects',
  nameOf,
};

/** The address of a project's page, percent-encoded: `/project/3/Grand-Arena-A-ribbon-around-42,000-seats`. */
export const projectLink = (project: Named): string =>
  href(projectPages.route, { id: project.id, name: nameOf(project).text });
