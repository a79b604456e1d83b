import { useId, useRef, useState } from 'react';
import type { Change } from '../../../calls/history.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useUndoQuestion } from '../../app/notices/use-undo-question.tsx';
import { recordedLabel } from '../../app/records/recorded.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { badgesOf, nameOf } from './change-messages.ts';
import { ChangeHead } from './change-head.tsx';
import { HistoryItem } from './history-item.tsx';
import { useGroup } from './use-history.ts';
import { useUndoGroup } from './use-undo-group.ts';

type Group = NonNullable<Change['group']>;

function Parts({ first }: { readonly first: number }) {
  const t = useLateTranslations();
  const group = useGroup(first);
  if (group.isPending) return <Loading />;
  return (
    <>
      {group.isError && <Retry error={group.error} onRetry={() => void group.refetch()} />}
      <ol className="grid gap-3">
        {group.data?.pages
          .flatMap(({ changes }) => changes)
          .map((change) => (
            <HistoryItem key={change.id} revision={change} isLinked />
          ))}
      </ol>
      <SecondaryMenuButton list={group} label={t('groupMore')} />
    </>
  );
}

/**
 * Changes that were saved together, shown as one: a summary, the single changes and an undo button for all that can be
 * undone.
 */
export function HistoryGroup({ revision, group }: { readonly revision: Change; readonly group: Group }) {
  const t = useLateTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useId();
  const { count, left } = group;
  const name = group.one_collection
    ? `${recordedLabel(revision.collection, t)}: ${t('groupItems', { count })}`
    : t('groupInLists', { count });
  const opener = useRef<HTMLButtonElement>(null);
  // The undo button disappears after the undo, so the focus returns to the opener.
  const undo = useUndoGroup(revision.id, name, () => opener.current?.focus());
  const { start, isPending, refusal, question } = useUndoQuestion({
    id: revision.id,
    isGroup: true,
    most: 1,
    onYes: () => undo.start(),
  });
  const refused = undo.isPending ? [] : (undo.answer?.refused ?? []);
  return (
    <li className="card grid gap-3 p-4">
      <ChangeHead
        revision={revision}
        name={name}
        to={null}
        badges={group.one_action ? badgesOf(revision, t) : [t('updated')]}
        notes={
          <>
            {left < count && <p className="mark">{t('groupLeft', { done: count - left, count })}</p>}
            {left > 0 && group.first_import && <p className="text-sm text-muted">{t('undoFirst')}</p>}
          </>
        }
      >
        <Button
          size="small"
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={parts}
          aria-label={t('groupShowOf', { title: name })}
          onPress={() => setIsOpen(!isOpen)}
        >
          {t('groupShow')}
        </Button>
        {left > 0 && !group.first_import && (
          <Button
            size="small"
            isPending={isPending || undo.isPending}
            aria-label={t('groupUndoOf', { title: name })}
            onPress={start}
          >
            {t('groupUndo')}
          </Button>
        )}
      </ChangeHead>
      {undo.isPending && (
        <p role="status" className="text-sm text-muted">
          {t('groupUndoing', { done: undo.done, count: left })}
        </p>
      )}
      {question}
      {refusal !== null && <Alert>{refusal.text}</Alert>}
      {undo.refusal !== null && <Alert onRetry={undo.retry}>{undo.refusal.text}</Alert>}
      {refused.length > 0 && (
        <Alert className="grid gap-2">
          <p>{t('groupStays', { count: refused.length })}</p>
          <ul className="list-disc ps-6">
            {refused.map((each) => (
              <li key={each.id} className="wrap-anywhere">
                <bdi>{nameOf(each, t)}</bdi>: {each.reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div id={parts} hidden={!isOpen} className="grid gap-3">
        {isOpen && <Parts first={revision.id} />}
      </div>
    </li>
  );
}
