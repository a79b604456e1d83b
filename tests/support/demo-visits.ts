import type { FreePost, VisitorComment, Discussion } from '../../content/model/discussion.ts';
import type { Search } from '../../content/model/search.ts';
import { inLanguage } from '../../content/language-prefix.ts';
import { href } from '../../content/routes.ts';
import { type Language, languages } from '../../language/languages.ts';
import { alternates, sitemap, sitemapParts } from '../../site/pages.ts';
import { demoInMemory } from './demo-in-memory.ts';
import { createMemoryReader } from './memory-reader.ts';
import { type RenderedSite, renderSite, renderSiteFailure, type Visit } from './render-site.ts';
import { sampleQuotation } from './sample-quotation.ts';

/** A page of the demo, or a page in a certain state, that a visitor can open. */
export interface DemoVisit {
  /** Its address, with the language in front when it has one. */
  readonly name: string;
  /** The expected status. */
  readonly status: number;
  readonly render: () => Promise<Pick<RenderedSite, 'html' | 'status'>>;
}

const content = demoInMemory();

const comment = (id: number): VisitorComment => ({
  id,
  author: `Visitor ${id}`,
  text: 'A first line\nand a second one',
  createdAt: `2026-09-0${id}T21:30:00.000Z`,
});
const comments = [1, 2, 3, 4, 5].map(comment);
const post = (id: number): FreePost => ({ ...comment(id), comments, commentCount: 40 });
const part = <Item>(items: readonly Item[]) => ({ items, total: 40, older: 2, behind: null });
const discussion: Discussion = {
  commentsOf: async () => part(comments),
  freePosts: async () => part([post(9), post(8)]),
  freePost: async (id) => ({ post: post(id), part: part(comments) }),
};

const search: Search = async ({ language }) =>
  [1, 2].map((id) => ({
    kind: 'product',
    id,
    language,
    title: { text: `Display ${id}`, language, matches: [[0, 7]] },
    excerpt: { text: 'A bright display', language, matches: [[9, 16]] },
    path: `/product/${id}`,
    image: null,
  }));

/**
 * Renders a page for a visitor.
 * @param address a path without a language, and its query string
 */
const visit = (language: Language, address: string, more: Visit = {}, status = 200): DemoVisit => ({
  name: inLanguage(address, language),
  status,
  render() {
    const { pathname, searchParams } = new URL(address, 'https://displays.example');
    const path = decodeURIComponent(pathname);
    return renderSite(content, { path, query: `${searchParams}`, language, pinned: true, discussion, search, ...more });
  },
});

/** A quotation at its customer's address. */
const quotationVisit = (language: Language): DemoVisit =>
  visit(language, href('quotation', { address: 'token' }), {
    watch: (reader) => ({
      ...reader,
      quotation: {
        snapshot: sampleQuotation(language, 4),
        token: 'token',
        state: 'opened',
        acceptedBy: '',
        endedOn: '',
        today: '2026-11-24',
        pictures: new Map(),
        remarks: [
          { from: 'customer', text: 'When?', at: '2026-11-23T09:00:00.000Z' },
          { from: 'company', text: 'In May.', at: '2026-11-23T10:00:00.000Z' },
        ],
      },
    }),
  });

/** Pages that are missing in the sitemap: selections, searches, and pages with an error. */
const unlisted = (language: Language): readonly DemoVisit[] => [
  visit(language, '/compare?ids=68,1,2,3'),
  visit(language, '/search?q=display'),
  visit(language, '/products?pitch=2.5'),
  visit(language, '/planner?width=6&height=3&place=lobby'),
  visit(language, '/contact?product=68'),
  visit(language, '/our-community?post=9'),
  visit(language, '/about?sent=newsletter'),
  visit(
    language,
    '/contact?sent=contact',
    {
      refusedForm: {
        kind: 'contact',
        message: 'All fields are required.',
        values: { name: 'Sara', email: 'sara@' },
        issues: [{ path: 'email', code: 'invalidEmail' }],
      },
    },
    400,
  ),
  quotationVisit(language),
  visit(language, '/nothing-here', {}, 404),
  { name: `${language} failure`, status: 500, render: async () => renderSiteFailure({ language }) },
];

/** Every page of the demo in both languages: those of the sitemap, and the others. */
export async function demoVisits(): Promise<readonly DemoVisit[]> {
  const readers = {
    ar: createMemoryReader(content, { language: 'ar' }),
    en: createMemoryReader(content, { language: 'en' }),
  };
  const parts = await sitemapParts(readers);
  const entries = (await Promise.all(parts.map((name) => sitemap(readers, name)))).flat();
  const listed = entries.flatMap(({ path, languages: existing, alternates: ownAddresses }) =>
    alternates(path, '', ownAddresses).flatMap(({ hreflang, href: address }) =>
      hreflang !== 'x-default' && existing.includes(hreflang)
        ? [visit(hreflang, address.slice(`/${hreflang}`.length) || '/')]
        : [],
    ),
  );
  return [...listed, ...languages.flatMap(unlisted)];
}
