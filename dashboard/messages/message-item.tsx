import { type ReactNode, useState } from 'react';
import { moderation } from '../../calls/moderation.ts';
import { formatMoment } from '../../language/format.ts';
import { ask } from '../ask.ts';
import { currentLanguage } from '../current-language.ts';
import { useNotify } from '../notices/notices.tsx';
import { useChange } from '../records/use-records.ts';
import { useWords } from '../words.ts';
import { DeleteMessage } from './delete-message.tsx';
import type { VisitorMessage } from './visitor-messages.ts';

/** The administrator reads times by the clock in front of him. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Shows a message that awaits review to everybody, or holds one back that they see. */
function HoldButton({ message: { kind, id, author, held } }: { readonly message: VisitorMessage }) {
  const say = useWords();
  const notify = useNotify();
  const change = useChange(() => ask(held ? moderation.release : moderation.hold, { params: { kind, id } }));
  // Told even where the message left its list, and the button with it, meanwhile.
  const act = () =>
    void change.mutateAsync(undefined).then(
      ({ message: text, undo }) => notify({ text, undo }),
      (error: unknown) => notify({ text: (error instanceof Error ? error.message : '') || say('unreachable') }),
    );
  return (
    <button
      type="button"
      className="button small"
      aria-label={say(held ? 'releaseNamed' : 'holdNamed', { name: author })}
      disabled={change.isPending}
      onClick={act}
    >
      {change.isPending ? say('wait') : say(held ? 'release' : 'hold')}
    </button>
  );
}

interface MessageItemProps {
  readonly message: VisitorMessage;
  /** Which kind it is of, where kinds stand side by side. */
  readonly mark?: string;
  /** Asks to delete everything under the author's name; absent where that is not offered. */
  readonly onDeleteAll?: () => void;
  readonly children?: ReactNode;
}

/** What a visitor wrote, and what can be done with it. */
export function MessageItem({ message, mark, onDeleteAll, children }: MessageItemProps) {
  const say = useWords();
  const [isDeleting, setIsDeleting] = useState(false);
  const { kind, author, text, created_at: at, held } = message;
  return (
    <li className="message">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-medium wrap-anywhere">{author}</bdi>
          <time dateTime={at} className="text-sm text-muted">
            {formatMoment(at, currentLanguage(), zone)}
          </time>
          {mark !== undefined && <span className="badge">{mark}</span>}
          {held && <span className="mark">{say('awaitsReview')}</span>}
        </p>
        <HoldButton message={message} />
        <button
          type="button"
          className="button small"
          aria-label={say(kind === 'post' ? 'deletePostBy' : 'deleteCommentBy', { name: author })}
          onClick={() => setIsDeleting(true)}
        >
          {say('delete')}
        </button>
        {onDeleteAll !== undefined && (
          <button
            type="button"
            className="button small"
            aria-label={say('deleteAllBy', { name: author })}
            onClick={onDeleteAll}
          >
            {say('deleteAll')}
          </button>
        )}
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {children}
      {isDeleting && <DeleteMessage message={message} onClose={() => setIsDeleting(false)} />}
    </li>
  );
}
