import { routes } from '../../../content/routes.ts';
import { fold, wordsOf } from '../../../language/fold.ts';
import type { SiteMessage, SiteMessages } from '../../../language/site-messages.ts';

/** A page that is no record's: what it is called and what there is to find on it. */
export interface FoundPage {
  readonly path: string;
  readonly title: SiteMessage;
  readonly text: SiteMessage;
}

/** So many are shown: two rows. */
const mostPages = 4;

/** Where some of the words stand in several, the earlier ones are shown. */
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

/** What Arabic writes together with the word behind it: the article, and short words before it. */
const prefixes = ['', 'ال', 'ل', 'لل', 'ب', 'بال', 'و', 'وال'];

const begins = (word: string, wanted: string): boolean => prefixes.some((prefix) => word.startsWith(prefix + wanted));

/** The pages whose title or text holds words that begin with all words of a question. */
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
