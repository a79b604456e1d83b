import { communityBlogs, communityPosts, communitySideBlogs } from '../../../content/collections/index.ts';
import type { FreePost, VisitorComment, VoicesPart } from '../../../content/model/voices.ts';
import { languages, otherLanguage } from '../../../language/languages.ts';
import type { PageRequest, Query } from '../../page.ts';
import type { Twins } from '../../alternates.ts';
import { recordId } from '../../record-page.ts';
import { type Card, toCard } from '../../sections/card.ts';
import {
  type Blog,
  choose,
  communityPath,
  olderAddress,
  placeNames,
  postAddress,
  readTwins,
  type Section,
} from './addresses.ts';

/** What came of a message that a form sent without scripts. */
export type Outcome = 'posted' | 'held' | 'gone';

export interface CommunityData {
  /** The blogs, each with its sections. */
  readonly shelves: readonly { readonly blog: Blog; readonly sections: readonly Section[] }[];
  readonly sideBlogs: readonly Card[];
  /** `null` (id 0) where the free posts are shown. */
  readonly blog: Blog | null;
  readonly section: Section | null;
  /** Of the section, or of the one post that is shown; oldest first. */
  readonly comments: VoicesPart<VisitorComment>;
  /** Newest first; `null` where they could not be read. */
  readonly posts: VoicesPart<FreePost> | null;
  /** The one post that is shown with all its comments, a part at a time. */
  readonly thread: FreePost | null;
  readonly outcome: Outcome | undefined;
  /** The form that is open without scripts: that of a post, or of a comment on the post with an id. */
  readonly writing: 'post' | number | undefined;
  readonly twins: Twins | undefined;
}

/** What the page reads of its address: what is shown, which form is open, and what came of one. */
export const communityNames = [...placeNames, 'write', 'reply', 'posted', 'refused'] as const;
type CommunityName = (typeof communityNames)[number];

function outcomeIn(query: Query<CommunityName>): Outcome | undefined {
  const posted = query.get('posted');
  if (posted !== null) return posted === 'held' ? 'held' : 'posted';
  return query.get('refused') === 'gone' ? 'gone' : undefined;
}

const writingIn = (query: Query<CommunityName>): CommunityData['writing'] =>
  query.get('write') === 'post' ? 'post' : (recordId(query.get('reply') ?? '') ?? undefined);

const noComments: VoicesPart<VisitorComment> = { voices: [], total: 0, older: null, behind: null };

/** The one address of what is shown, in each language; of the newest free posts it is simply the page's. */
function ownTwins(twins: Twins | undefined, post: number | undefined, behind: number | null): Twins | undefined {
  if (twins === undefined && post === undefined && behind === null) return undefined;
  const address = post === undefined ? communityPath : postAddress(post);
  const all = twins ?? Object.fromEntries(languages.map((language) => [language, address]));
  return Object.fromEntries(Object.entries(all).map(([language, own]) => [language, olderAddress(own, behind)]));
}

/** Reads what an address asks for: without a blog the free posts, otherwise a section of it, the first unless it names one. */
export async function loadCommunity({
  reader,
  query,
  attempt,
}: Pick<PageRequest<unknown, CommunityName>, 'reader' | 'query' | 'attempt'>): Promise<CommunityData> {
  const other = reader.inLanguage(otherLanguage(reader.language));
  const [blogs, sections, sideBlogs] = await Promise.all([
    attempt('Failed to fetch the blogs', () => reader.list(communityBlogs)),
    attempt('Failed to fetch the sections of the blogs', () => reader.list(communityPosts)),
    attempt('Failed to fetch the side blogs', () => reader.list(communitySideBlogs)),
  ]);
  const shelves = blogs.map((blog) => ({ blog, sections: sections.filter(({ parentId }) => parentId === blog.id) }));

  const wanted = query.get('blog') ?? '';
  const blog =
    wanted === ''
      ? null
      : await choose(
          blogs,
          wanted,
          ({ name }) => name.text,
          () => other.list(communityBlogs),
        );
  const section =
    blog === null
      ? null
      : await choose(
          shelves.find((shelf) => shelf.blog === blog)?.sections ?? [],
          query.get('section') ?? '',
          ({ title }) => title.text,
          () => other.list(communityPosts, blog.id),
        );

  const olderThan = recordId(query.get('older') ?? '');
  const asked = blog === null ? recordId(query.get('post') ?? '') : null;
  const [[comments = noComments], [thread = null], twins] = await Promise.all([
    section === null
      ? []
      : attempt('Failed to fetch the comments', async () => [await reader.commentsOf(section.id, olderThan)]),
    asked === null ? [] : attempt('Failed to fetch a free post', async () => [await reader.freePost(asked, olderThan)]),
    blog === null ? undefined : readTwins(reader, blog, section),
  ]);
  const [posts = null] =
    blog !== null || thread !== null
      ? []
      : await attempt('Failed to fetch the free posts', async () => [await reader.freePosts(olderThan)]);
  const shown = thread?.part ?? posts ?? comments;
  return {
    shelves,
    sideBlogs: sideBlogs.map(toCard),
    blog,
    section,
    comments: thread?.part ?? comments,
    posts,
    thread: thread?.post ?? null,
    outcome: outcomeIn(query),
    writing: writingIn(query),
    twins: ownTwins(twins, thread?.post.id, shown.behind),
  };
}
