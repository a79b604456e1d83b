import { communityBlogs, communityPosts, communitySideBlogs } from '../../../content/collections/index.ts';
import type { Named, Reader } from '../../../content/model/reader.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { companyNames, speaksForCompany } from '../../../content/speaks-for-company.ts';
import type { Text } from '../../../fields/field.ts';
import type { FreePost, VisitorComment, DiscussionPart } from '../../../content/model/discussion.ts';
import { languages, otherLanguage } from '../../../language/languages.ts';
import { onlyIn } from '../../render/only-in.ts';
import type { Moved, PageRequest, Query } from '../../render/page.ts';
import type { Alternates } from '../../links/alternates.ts';
import { itemLink } from '../../links/item-link.ts';
import { readNumberedPart, readPageNumber } from '../../links/numbered-part.ts';
import { recordId } from '../../render/record-page.ts';
import type { Outcome } from '../../islands/comments.tsx';
import { type Card, toCard } from '../../sections/card.ts';
import {
  type Blog,
  blogAddress,
  communityPath,
  olderAddress,
  placeNames,
  postAddress,
  readAlternates,
  type Section,
} from './addresses.ts';
import { type FoundPlace, findElsewhere, findPlace, isWrittenAs, type NamedPlace } from './find-place.ts';
import { loadShelves, type Shelves } from './shelves.ts';

/** Number of cards beside the page. */
const mostSideBlogs = 6;

/** Number of articles above the newest free posts. */
const mostLeads = 4;

/** Number of other articles of the same blog below an article. */
const mostRelated = 2;

/** An article that the free posts link to. */
export interface Lead {
  readonly blog: Blog;
  readonly section: Pick<Section, 'id' | 'title' | 'text' | 'icon'>;
}

export interface CommunityData extends Shelves {
  /** One page of the cards, its number, and the number of pages. */
  readonly sideBlogs: { readonly cards: readonly Card[]; readonly page: number; readonly pages: number };
  /** `null` (id 0) if the free posts are shown. */
  readonly blog: Blog | null;
  readonly section: Section | null;
  /** The part of the address that names nothing visible to visitors. The first record is shown instead. */
  readonly missing: FoundPlace['missing'];
  readonly moved: Moved | undefined;
  /** The name of the record whose page continues the section; `null` if the section links elsewhere. */
  readonly target: Text | null;
  /** Comments on the section or on the post that is shown alone, oldest first. */
  readonly comments: DiscussionPart<VisitorComment>;
  /** Newest first; `null` if they could not be read. */
  readonly posts: DiscussionPart<FreePost> | null;
  /** One article of each of the first blogs, above the newest free posts. */
  readonly leads: readonly Lead[];
  /** Other articles of the same blog, starting with the one after the current article. */
  readonly related: readonly Lead[];
  /** The post that is shown alone with a page of its comments. */
  readonly thread: FreePost | null;
  readonly outcome: Outcome | undefined;
  /** The form that is open without scripts: the form for a post, or the form for a comment on the post with this id. */
  readonly writing: 'post' | number | undefined;
  readonly alternates: Alternates | undefined;
}

/** The other sections of the current blog, starting with the one after the current section. */
function othersOf({ shelves }: Shelves, { blog, section }: Pick<CommunityData, 'blog' | 'section'>): readonly Named[] {
  const all = shelves.find((shelf) => shelf.blog.id === blog?.id)?.sections ?? [];
  const at = all.findIndex(({ id }) => id === section?.id);
  return at < 0 ? [] : [...all.slice(at + 1), ...all.slice(0, at)].slice(0, mostRelated);
}

/** The name of the record whose page continues a section, as an array of one; empty if the section links elsewhere. */
async function readTarget(reader: Reader, { path, title }: Section): Promise<readonly Text[]> {
  const found = readRecordAddress(itemLink(path, title.text) ?? '');
  if (found === null) return [];
  const [record] = await reader.names(found.collection, { ids: [found.id] });
  const text = record?.names[reader.language] ?? '';
  return text === '' ? [] : [{ text, language: reader.language }];
}

/** The query names that the page reads: the content, the open form, its outcome, and the page of the cards. */
export const communityNames = [...placeNames, 'write', 'reply', 'posted', 'refused', 'side'] as const;
type CommunityName = (typeof communityNames)[number];

function outcomeIn(query: Query<CommunityName>): Outcome | undefined {
  const posted = query.get('posted');
  if (posted !== null) return posted === 'held' ? 'held' : 'posted';
  return query.get('refused') === 'gone' ? 'gone' : undefined;
}

const writingIn = (query: Query<CommunityName>): CommunityData['writing'] =>
  query.get('write') === 'post' ? 'post' : (recordId(query.get('reply') ?? '') ?? undefined);

/** Marks items whose author has the company's name. */
type Mark = <Item extends VisitorComment>(item: Item) => Item;
const markWith =
  (names: readonly string[]): Mark =>
  (item) =>
    speaksForCompany(item.author, names) ? { ...item, isOurs: true } : item;

/** Marks a post and those of its comments that are loaded. */
const markPost = (post: FreePost, mark: Mark): FreePost => mark({ ...post, comments: post.comments.map(mark) });

const noComments: DiscussionPart<VisitorComment> = { items: [], total: 0, older: null, behind: null };

/**
 * The canonical address of the content in each language; `undefined` for the newest free posts, whose address is that
 * of the page.
 */
function ownAlternates(
  alternates: Alternates | undefined,
  post: number | undefined,
  behind: number | null,
): Alternates | undefined {
  if (alternates === undefined && post === undefined && behind === null) return undefined;
  const address = post === undefined ? communityPath : postAddress(post);
  const all = alternates ?? Object.fromEntries(languages.map((language) => [language, address]));
  return Object.fromEntries(Object.entries(all).map(([language, own]) => [language, olderAddress(own, behind)]));
}

const nothing: FoundPlace = { blog: null, section: null, missing: null };

/** The query names that select the article. */
const replaces = ['blog', 'section'] as const;

/** The redirect to the canonical address of an article whose address has only names, former names or another blog. */
async function readOwnPlace(
  reader: Reader,
  named: NamedPlace,
  { blog, section }: Pick<FoundPlace, 'blog' | 'section'>,
): Promise<Moved | undefined> {
  const shown = named.section === '' ? null : section;
  if (blog === null) return undefined;
  const elsewhere = reader.inLanguage(otherLanguage(reader.language));
  const [otherBlog, otherSection] = await Promise.all([
    elsewhere.get(communityBlogs, blog.id),
    shown && elsewhere.get(communityPosts, shown.id),
  ]);
  const blogNames = [blog, otherBlog].flatMap((each) => each?.name ?? []);
  const titles = [shown, otherSection].flatMap((each) => each?.title ?? []);
  const isOwn =
    isWrittenAs(named.blog, blog.id, blogNames) && (shown === null || isWrittenAs(named.section, shown.id, titles));
  return isOwn ? undefined : { to: blogAddress(blog, shown ?? undefined), status: 301, replaces };
}

/**
 * The redirect for an article that is published only in the other language: to its blog, or to the start of the
 * community.
 */
async function readNearest(reader: Reader, named: NamedPlace): Promise<Moved | undefined> {
  const found = await findElsewhere(reader, named);
  if (found?.blog == null) return undefined;
  const blog = await reader.get(communityBlogs, found.blog.id);
  const to = blog === null ? communityPath : blogAddress(blog);
  return { to: onlyIn(to, otherLanguage(reader.language)), status: 302, replaces };
}

/**
 * Loads the content that an address names: the free posts without a blog, otherwise the named section of the blog, or
 * its first.
 */
export async function loadCommunity({
  reader,
  query,
  attempt,
}: Pick<PageRequest<unknown, CommunityName>, 'reader' | 'query' | 'attempt'>): Promise<CommunityData> {
  const named = { blog: query.get('blog')?.trim() ?? '', section: query.get('section')?.trim() ?? '' };
  const [{ blog, section, missing } = nothing] = await attempt('Failed to fetch what the address names', async () => [
    await findPlace(reader, named),
  ]);
  const [moved] = await attempt('Failed to fetch where the address leads', async () => [
    missing === null ? await readOwnPlace(reader, named, { blog, section }) : await readNearest(reader, named),
  ]);
  const [shelves, [side]] = await Promise.all([
    loadShelves({ reader, attempt }, { blog, section }),
    attempt('Failed to fetch the side blogs', async () => [
      await readNumberedPart(reader, communitySideBlogs, {
        page: readPageNumber(query.get('side')),
        atOnce: mostSideBlogs,
      }),
    ]),
  ]);

  const olderThan = recordId(query.get('older') ?? '');
  const requestedPost = blog === null ? recordId(query.get('post') ?? '') : null;
  const [names, [target = null], [comments = noComments], [thread = null], alternates] = await Promise.all([
    attempt('Failed to fetch the company’s name', () => companyNames(reader)),
    section === null ? [] : attempt('Failed to fetch what an article leads on to', () => readTarget(reader, section)),
    section === null
      ? []
      : attempt('Failed to fetch the comments', async () => [await reader.commentsOf(section.id, olderThan)]),
    requestedPost === null
      ? []
      : attempt('Failed to fetch a free post', async () => [await reader.freePost(requestedPost, olderThan)]),
    blog === null ? undefined : readAlternates(reader, blog, section),
  ]);
  const [posts = null] =
    blog !== null || thread !== null
      ? []
      : await attempt('Failed to fetch the free posts', async () => [await reader.freePosts(olderThan)]);
  const first = posts === null || olderThan !== null ? [] : shelves.shelves.slice(0, mostLeads);
  const others = othersOf(shelves, { blog, section });
  const articles = await attempt('Failed to fetch the sections of the blogs', () =>
    reader.some(
      communityPosts,
      [...first.flatMap(({ sections: [opening] }) => opening ?? []), ...others].map(({ id }) => id),
      ['title', 'text', 'icon'],
    ),
  );
  const toLead = (blog: Blog, wanted: Named | undefined): readonly Lead[] => {
    const article = articles.find(({ id }) => id === wanted?.id);
    return article === undefined ? [] : [{ blog, section: article }];
  };
  const mark = markWith(names);
  const said = thread?.part ?? comments;
  const shown = thread?.part ?? posts ?? comments;
  return {
    ...shelves,
    sideBlogs: { cards: side?.records.map(toCard) ?? [], page: side?.page ?? 1, pages: side?.pages ?? 1 },
    blog,
    section,
    missing,
    moved,
    target,
    comments: { ...said, items: said.items.map(mark) },
    posts: posts && { ...posts, items: posts.items.map((post) => markPost(post, mark)) },
    leads: first.flatMap(({ blog, sections: [opening] }) => toLead(blog, opening)),
    related: blog === null ? [] : others.flatMap((other) => toLead(blog, other)),
    thread: thread && markPost(thread.post, mark),
    outcome: outcomeIn(query),
    writing: writingIn(query),
    // A page that shows a substitute has no canonical address of its own.
    alternates: missing === null ? ownAlternates(alternates, thread?.post.id, shown.behind) : {},
  };
}
