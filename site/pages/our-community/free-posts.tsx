import { communityPosts, freeComments, freePosts } from '../../../content/collections/index.ts';
import { type FreePost, type VisitorComment, voicesAtOnce, type VoicesPart } from '../../../content/model/voices.ts';
import { isolate } from '../../../language/bidi.ts';
import { directionOf } from '../../../language/languages.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { TryAgain } from '../../sections/try-again.tsx';
import { useSite } from '../../site-context.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { communityPath, postAddress } from './addresses.ts';
import { FoldedVoices } from './folded-voices.tsx';
import { Leads } from './leads.tsx';
import type { CommunityData } from './load.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageForm, toInput } from './message-form.tsx';
import { OlderVoices } from './older-voices.tsx';
import { Talk } from './talk.tsx';
import { Voice } from './voice.tsx';

/** How many comments of a post are seen before "Show More". */
const latest = 1;

/** A button that opens a dialog; without scripts it asks for the page with the dialog open. */
function Opener({
  dialog,
  name,
  value,
  children,
}: {
  readonly dialog: string;
  readonly name: string;
  readonly value: string;
  readonly children: string;
}) {
  const { href } = useSite();
  return (
    <form action={`${href(communityPath)}#${dialog}`} data-opens={dialog}>
      {/* A comment is written where all of its post is shown. */}
      {name === 'reply' && <input type="hidden" name="post" value={value} />}
      <button className={name === 'write' ? 'button' : 'button-quiet'} name={name} value={value}>
        {children}
      </button>
    </form>
  );
}

interface PostProps {
  /** `null` is the blank for a new one. */
  readonly post: FreePost | null;
  /** Its comments where it is shown alone; its latest ones otherwise. */
  readonly part?: VoicesPart<VisitorComment>;
}

/** A post with its comments. */
function Post({ post, part }: PostProps) {
  const { say, href, language } = useSite();
  return (
    <li className="free-post" data-post={post?.id ?? 0}>
      <Voice voice={post}>
        <section aria-label={post === null ? say('comments') : say('commentsOn', { name: isolate(post.author) })}>
          {part === undefined ? (
            <FoldedVoices voices={post?.comments ?? []} latest={latest} more={say('showMore')} />
          ) : (
            <FoldedVoices voices={part.voices} latest={voicesAtOnce} more={say('showMore')} />
          )}
          {post !== null && part === undefined && post.commentCount > post.comments.length && (
            <a
              className="more-link all-comments"
              href={`${href(postAddress(post.id))}#talk`}
              dir={directionOf(language)}
            >
              {say('allComments', { count: post.commentCount })}
              <Glyph name="arrow" className="size-4" />
            </a>
          )}
          {post !== null && part !== undefined && (
            <OlderVoices
              newest={postAddress(post.id)}
              olderThan={part.older}
              hasNewer={part.behind !== null}
              label={say('commentsOn', { name: isolate(post.author) })}
              words={[say('olderComments'), say('latestComments')]}
            />
          )}
        </section>
        <Opener dialog="add-comment" name="reply" value={`${post?.id ?? 0}`}>
          {say('addComment')}
        </Opener>
      </Voice>
    </li>
  );
}

function AddPost({ isOpen }: { readonly isOpen: boolean }) {
  const { say, language } = useSite();
  const { authorName, content } = freePosts.fields;
  return (
    <MessageDialog id="add-post" title={say('addPost')} isOpen={isOpen}>
      <MessageForm
        adds="post"
        action={`/api/${language}/${freePosts.base}`}
        author={toInput('authorName', authorName)}
        text={toInput('content', content)}
        label={say('yourPost')}
      />
    </MessageDialog>
  );
}

function AddComment({ replies, to }: { readonly replies: string; readonly to: number | undefined }) {
  const { say } = useSite();
  const { commenterName, text } = freeComments.fields;
  return (
    <MessageDialog id="add-comment" title={say('addComment')} isOpen={to !== undefined}>
      <MessageForm
        adds="reply"
        action={replies.replace(':id', `${to ?? 0}`)}
        author={toInput('commenterName', commenterName)}
        text={toInput('text', text)}
        label={say('yourComment')}
      />
    </MessageDialog>
  );
}

/** What visitors write by themselves, the newest first, and the two forms to join in. */
export function FreePosts({
  posts,
  thread,
  comments,
  outcome,
  writing,
  leads,
}: Pick<CommunityData, 'posts' | 'thread' | 'comments' | 'outcome' | 'writing' | 'leads'>) {
  const { say, language, href } = useSite();
  const replies = `/api/${language}/${freeComments.base}`;
  const shown = thread === null ? (posts?.voices ?? null) : [thread];
  const answered = shown?.find(({ id }) => id === writing)?.id;
  return (
    <>
      <header className="community-head">
        <h1 className="heading-1">{say('communityTitle')}</h1>
        <p className="mt-4 text-lg text-mist">{say('communityLead')}</p>
      </header>
      <CollectionRegion from={communityPosts}>
        <Leads leads={leads} />
      </CollectionRegion>
      {shown === null ? (
        <>
          <p className="mb-6">{say('postsFailed')}</p>
          <TryAgain className="button-quiet" />
        </>
      ) : (
        <Talk outcome={outcome} replies={replies}>
          <div className="free-posts-head">
            <h2 className="community-part">{say('freePosts')}</h2>
            <Opener dialog="add-post" name="write" value="post">
              {say('addPost')}
            </Opener>
          </div>
          <AddPost isOpen={writing === 'post'} />
          <AddComment replies={replies} to={answered} />
          <ol className="free-posts" data-posts>
            {shown.map((post) => (
              <Post key={post.id} post={post} {...(thread !== null && { part: comments })} />
            ))}
          </ol>
          <p className="voices-none">{say('noPosts')}</p>
          {thread !== null && (
            <a className="button-quiet all-posts" href={`${href(communityPath)}#talk`}>
              {say('allPosts')}
            </a>
          )}
          {posts !== null && (
            <OlderVoices
              newest={communityPath}
              olderThan={posts.older}
              hasNewer={posts.behind !== null}
              label={say('freePosts')}
              words={[say('olderPosts'), say('newestPosts')]}
            />
          )}
          <template data-blank="post">
            <Post post={null} />
          </template>
          <template data-blank="comment">
            <li>
              <Voice voice={null} />
            </li>
          </template>
        </Talk>
      )}
    </>
  );
}
