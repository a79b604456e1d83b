import { useState } from 'react';
import type { Redirect } from '../../calls/redirects.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { RedirectForm } from './redirect-form.tsx';
import { useRedirects, useRemoveRedirect } from './use-redirects.ts';
import { Waiting } from '../shell/waiting.tsx';

interface DoomedProps {
  readonly redirect: Redirect;
  readonly onClose: () => void;
}

function RedirectQuestion({ redirect, onClose }: DoomedProps) {
  const say = useWords();
  const notify = useNotify();
  const remove = useRemoveRedirect();
  return (
    <Question
      text={say('redirectQuestion')}
      isBusy={remove.isPending}
      refusal={remove.isError ? remove.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={() =>
        remove.mutate(redirect.id, {
          onSuccess: ({ message, undo }) => {
            notify({ text: message, undo });
            onClose();
          },
        })
      }
    >
      <p dir="ltr" className="wrap-anywhere">
        {redirect.from_path}
      </p>
    </Question>
  );
}

/** The addresses that moved: what leads where, adding and deleting them. */
export function Redirects() {
  const say = useWords();
  const redirects = useRedirects();
  const [doomed, setDoomed] = useState<Redirect | null>(null);
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="redirects">
      <div>
        <h3 id="redirects" className="text-lg font-medium">
          {say('redirects')}
        </h3>
        <p className="text-sm text-muted">{say('redirectsIntro')}</p>
      </div>
      <RedirectForm />
      {redirects.isPending && <Waiting />}
      {redirects.isError && <Retry error={redirects.error} onRetry={() => void redirects.refetch()} />}
      {redirects.data?.length === 0 && <p className="text-muted">{say('noRedirects')}</p>}
      <ul className="divide-y divide-line">
        {redirects.data?.map((redirect) => (
          <li key={redirect.id} className="flex flex-wrap items-center gap-3 py-2">
            <p dir="ltr" className="flex grow flex-wrap items-center gap-2 wrap-anywhere">
              <span>{redirect.from_path}</span>
              <span aria-hidden="true">→</span>
              <span>{redirect.to_path}</span>
            </p>
            <span className="badge">{say(redirect.status === 302 ? 'redirectForNow' : 'redirectForGood')}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={say('redirectDelete', { path: redirect.from_path })}
              onClick={() => setDoomed(redirect)}
            >
              <Glyph name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {doomed !== null && <RedirectQuestion redirect={doomed} onClose={() => setDoomed(null)} />}
    </section>
  );
}
