import { freePosts } from '../../content/collections/index.ts';
import { currentLanguage } from '../current-language.ts';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { MessageList } from './message-list.tsx';
import { useFreePosts, useHeldPosts } from './visitor-messages.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Empty } from '../shell/empty.tsx';

/** What awaits review before visitors see it; nothing is shown where nothing does. */
function HeldPosts() {
  const say = useWords();
  const held = useHeldPosts();
  if (held.isPending) return null;
  if (held.isError) return <Retry error={held.error} onRetry={() => void held.refetch()} />;
  return held.data.length === 0 ? null : (
    <section className="note grid gap-3">
      <h3 className="font-medium">{say('awaitingReview', { count: held.data.length })}</h3>
      <MessageList messages={held.data} step={10} />
    </section>
  );
}

function AllPosts() {
  const say = useWords();
  const posts = useFreePosts();
  if (posts.isPending) return <Waiting />;
  if (posts.isError) return <Retry error={posts.error} onRetry={() => void posts.refetch()} />;
  if (posts.data.length === 0) return <Empty>{say('noItems')}</Empty>;
  return (
    <MessageList
      messages={posts.data}
      step={10}
      renderBelow={({ comments }) =>
        comments.length > 0 && (
          <section className="grid gap-2 border-s-2 border-line ps-4">
            <h3 className="text-sm text-muted">{say('commentCount', { count: comments.length })}</h3>
            <MessageList messages={comments} step={3} />
          </section>
        )
      }
    />
  );
}

/** Posts that visitors wrote in the community, with their comments: they are read and deleted here. */
export function FreePosts() {
  const { label, placement } = freePosts;
  const say = useWords();
  const language = currentLanguage();
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-8">
      <div>
        <h2 className="text-2xl font-semibold">{label[language]}</h2>
        <p className="text-sm text-muted">{say('shownAt', { place: placement.shows[language] })}</p>
      </div>
      <HeldPosts />
      <AllPosts />
    </section>
  );
}
