import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../language/format.ts';
import { call, textAnswer } from '../call.ts';
import { currentLanguage } from '../current-language.ts';
import { useNotify } from '../notices/notices.tsx';
import { reread } from '../records/use-records.ts';
import { useWords } from '../words.ts';
import { DeleteMessage } from './delete-message.tsx';
import type { VisitorMessage } from './visitor-messages.ts';

/** The administrator reads times by the clock in front of him. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Shows a message that awaits review to everybody. */
function ReleaseButton({ message: { kind, id, author } }: { readonly message: VisitorMessage }) {
  const say = useWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const release = useMutation({
    mutationFn: () => call(`/held/${kind}/${id}/release`, textAnswer('message'), { method: 'POST' }),
    networkMode: 'always',
    onSuccess: (text) => {
      notify({ text });
      return reread(queries);
    },
    onError: (error) => notify({ text: error.message || say('unreachable') }),
  });
  return (
    <button
      type="button"
      className="button small"
      aria-label={say('releaseNamed', { name: author })}
      disabled={release.isPending}
      onClick={() => release.mutate()}
    >
      {release.isPending ? say('wait') : say('release')}
    </button>
  );
}

interface MessageItemProps {
  readonly message: VisitorMessage;
  readonly children?: ReactNode;
}

/** What a visitor wrote, and what can be done with it. */
export function MessageItem({ message, children }: MessageItemProps) {
  const say = useWords();
  const [isDeleting, setIsDeleting] = useState(false);
  const { kind, author, text, createdAt, isHeld } = message;
  return (
    <li className="message">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-medium wrap-anywhere">{author}</bdi>
          <time dateTime={createdAt} className="text-sm text-muted">
            {createdAt === '' ? '' : formatMoment(createdAt, currentLanguage(), zone)}
          </time>
          {isHeld && <span className="mark">{say('awaitsReview')}</span>}
        </p>
        {isHeld && <ReleaseButton message={message} />}
        <button
          type="button"
          className="button small"
          aria-label={say(kind === 'post' ? 'deletePostBy' : 'deleteCommentBy', { name: author })}
          onClick={() => setIsDeleting(true)}
        >
          {say('delete')}
        </button>
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {children}
      {isDeleting && <DeleteMessage message={message} onClose={() => setIsDeleting(false)} />}
    </li>
  );
}
