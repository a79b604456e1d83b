import { useId, useRef, useState } from 'react';
import type { Change } from '../../calls/history.ts';
import { isolate } from '../../language/bidi.ts';
import { useNotify } from '../notices/notices.tsx';
import { useUndo } from '../records/use-records.ts';
import { useWords } from '../words.ts';
import { ChangeDetails } from './change-details.tsx';
import { actionOf, actorOf, languageOf, momentOf, nameOf } from './change-words.ts';
import { findField, findRecorded } from './recorded.ts';

const labelsOf = ({ collection, changed }: Change): string =>
  changed.flatMap((wire) => findField(findRecorded(collection), wire)?.label ?? []).join(' · ');

/** One change: who made it, when and of what, what exactly it changed, and the way back. */
export function HistoryItem({ revision }: { readonly revision: Change }) {
  const say = useWords();
  const notify = useNotify();
  const undo = useUndo();
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const name = nameOf(revision, say);
  const fields = labelsOf(revision);
  const language = languageOf(revision);
  const isRestoring = revision.action === 'update' || revision.action === 'delete';
  const opener = useRef<HTMLButtonElement>(null);
  const takeBack = () =>
    undo.mutate([revision.id], {
      onSuccess: ({ message, undo: again }) => notify({ text: message, undo: again }),
      // The pressed button goes away with what it took back.
      onSettled: () => opener.current?.focus(),
    });

  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="me-auto grid gap-1">
          <h3 className="flex flex-wrap items-baseline gap-2 font-medium wrap-anywhere">
            <bdi>{name}</bdi>
            <span className="badge font-normal">{say(actionOf(revision))}</span>
            {language !== null && <span className="badge font-normal">{say(language)}</span>}
          </h3>
          <p className="text-sm text-muted">
            <time dateTime={revision.at}>{momentOf(revision.at)}</time> · <bdi>{actorOf(revision, say)}</bdi>
          </p>
          {fields !== '' && <p className="text-sm text-muted">{say('changedFields', { fields })}</p>}
          {revision.undone_at !== null && (
            <p className="mark">
              {say('undoneBy', { name: isolate(revision.undone_by ?? ''), moment: momentOf(revision.undone_at) })}
            </p>
          )}
        </div>
        <button
          type="button"
          ref={opener}
          className="button small"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={say('showChangeOf', { title: name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say('showChange')}
        </button>
        {revision.undone_at === null && (
          <button
            type="button"
            className="button small"
            disabled={undo.isPending}
            aria-label={say(isRestoring ? 'restoreNamed' : 'undoNamed', { title: name })}
            onClick={takeBack}
          >
            {undo.isPending ? say('wait') : say(isRestoring ? 'restore' : 'undo')}
          </button>
        )}
      </div>
      {undo.isError && (
        <p role="alert" className="alert">
          {undo.error.message || say('unreachable')}
        </p>
      )}
      <div id={details} hidden={!isOpen} className="grid gap-4">
        {isOpen && <ChangeDetails revision={revision} />}
      </div>
    </li>
  );
}
