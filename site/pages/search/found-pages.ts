import { routes } from '../../../content/routes.ts';
import { fold, wordsOf } from '../../../language/fold.ts';
import type { SiteMessage, SiteMessages } from '../../../language/site-messages.ts';

/** A page that is not a record's, with a title and a short description. */
export interface FoundPage {
  readonly path: string;
  readonly title: SiteMessage;
  readonly text: SiteMessage;
}

/** Most results: two rows. */
const mostPages = 4;

/** If several pages match, the earlier ones are shown. */
const findablePages: readonly FoundPage[] = [
  { path: routes.products, title: 'productsTitle', text: 'productsText' },
  { path: routes.planner, title: 'plannerTitle', text: 'plannerDescription' },
  { path: routes.solutions, title: 'solutions', text: 'solutionsFound' },
  { path: routes.projectList, title: 'allProjects', text: 'allProjectsText' },
  { path: routes.register, title: 'startProject', text: 'registerDescription' },
  { path: routes.contact, title: 'contact', text: 'contactDescription' },
  { path: routes.about, title: 'about', text: 'aboutDescription' },
  { path: routes.community, title: 'community', text: 'communityLead' },
];

/** Arabic prefixes that are written as part of the following word: the article, and short words before it. */
const prefixes = ['', 'ال', 'ل', 'لل', 'ب', 'بال', 'و', 'وال'];

const begins = (word: string, wanted: string): boolean => prefixes.some((prefix) => word.startsWith(prefix + wanted));

/** The pages whose title or description has, for each word of the query, a word that begins with it. */
export function findPages(query: string, t: SiteMessages): readonly FoundPage[] {
  const wanted = wordsOf(fold(query));
  if (wanted.length === 0) return [];
  return findablePages
    .filter(({ title, text }) => {
      const words = wordsOf(fold(`${t(title)} ${t(text)}`));
      return wanted.every((each) => words.some((word) => begins(word, each)));
    })
    .slice(0, mostPages);
}
