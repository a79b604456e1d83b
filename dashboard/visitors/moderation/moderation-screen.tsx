import { useDeferredValue, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type PostKind, postKind } from '../../../calls/model/post.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Select } from '../../../ui/select.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { hiddenWords } from '../../app/shell/hidden-words.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { PostItem } from '../posts/post-item.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { AuthorQuestion } from './author-question.tsx';
import { type PostFilter, usePosts } from './use-posts.ts';
import { WrittenOn } from './written-on.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const kindMessages: Readonly<Record<PostKind, { readonly filter: LateMessage; readonly mark: LateMessage }>> = {
  comment: { filter: 'moderationComments', mark: 'kindComment' },
  post: { filter: 'moderationPosts', mark: 'kindPost' },
  'post-comment': { filter: 'moderationReplies', mark: 'kindReply' },
};

/** The filter in the address, which can be bookmarked and shared. */
function filterIn(params: URLSearchParams): Omit<PostFilter, 'words'> {
  const held = params.get('held');
  return {
    kind: postKind.safeParse(params.get('kind')).data ?? null,
    held: held === 'true' ? true : held === 'false' ? false : null,
    isHidden: held === 'hidden',
  };
}

interface FilterProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function Filter({ typed, onType }: FilterProps) {
  const t = useLateTranslations();
  const [params, setParams] = useSearchParams();
  const { kind, held, isHidden } = filterIn(params);
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="flex flex-wrap gap-3">
      <SearchBox label={t('moderationSearch')} text={typed} onType={onType} />
      <Select
        className="sm:max-w-56"
        aria-label={t('moderationKind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('moderationAll') },
          ...postKind.options.map((value) => ({ value, label: t(kindMessages[value].filter) })),
        ]}
        onSelect={(value) => choose('kind', value)}
      />
      <Select
        className="sm:max-w-56"
        aria-label={t('moderationState')}
        value={isHidden ? 'hidden' : held === null ? '' : held ? 'true' : 'false'}
        options={[
          { value: '', label: t('moderationAnyState') },
          { value: 'true', label: t('moderationHeld') },
          { value: 'false', label: t('moderationShown') },
          { value: 'hidden', label: t('moderationHidden') },
        ]}
        onSelect={(value) => choose('held', value)}
      />
    </div>
  );
}

/** All posts and comments in one list: search, hide, release, delete, and delete everything by an author. */
export function ModerationScreen() {
  const t = useLateTranslations();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [typed, setTyped] = useState(() => hiddenWords(state));
  const [author, setAuthor] = useState<string | null>(null);
  const filter = { words: useDeferredValue(typed.trim()), ...filterIn(params) };
  const list = usePosts(filter);
  const posts = list.data?.pages.flatMap((page) => page.messages) ?? [];
  const isWhole = filter.words === '' && filter.kind === null && filter.held === null && !filter.isHidden;
  const total = list.data?.pages[0]?.total ?? null;
  const nothing = isWhole ? 'moderationNone' : list.hasNextPage ? 'moderationNotYet' : 'nothingMatches';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('moderation')}</ScreenTitle>
        <p className="text-sm text-muted">{t('moderationIntro')}</p>
      </header>
      <Filter typed={typed} onType={setTyped} />
      {list.isPending && <Loading />}
      {list.isError && <Retry error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && posts.length === 0 && <Empty>{t(nothing)}</Empty>}
      {posts.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {t(total === null && list.hasNextPage ? 'moderationFound' : 'moderationCount', {
            count: total ?? posts.length,
          })}
        </p>
      )}
      <ul className="grid gap-3">
        {posts.map((post) => (
          <PostItem
            key={`${post.kind}-${post.id}`}
            message={post}
            mark={t(kindMessages[post.kind].mark)}
            onDeleteAll={() => setAuthor(post.author)}
          >
            <WrittenOn message={post} />
          </PostItem>
        ))}
      </ul>
      <SecondaryMenuButton list={list} label={t(total === null ? 'moderationFurther' : 'moderationMore')} />
      {author !== null && <AuthorQuestion author={author} onClose={() => setAuthor(null)} />}
    </section>
  );
}
