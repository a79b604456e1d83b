import { useEffect } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { recordCalls } from '../../app/records/record-calls.ts';
import { useOptimisticReorder } from '../../app/records/use-optimistic-reorder.ts';
import { useFirstRecords, useRecords } from '../../app/records/use-records.ts';
import { titleOf } from '../../app/records/api-record.ts';

/** Moves a card by one place in its group. */
export type MoveCard = (to: 'before' | 'after') => void;

interface ToolsProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly id: number;
  /**
   * Called with the function that moves the card, for the keys of the page, and with `null` on unmount. Must be stable.
   */
  readonly onMoveHandler: (move: MoveCard | null) => void;
}

/** The actions for a card of a group; they use the same calls as the list. */
function Tools({
  collection,
  parentId,
  id,
  onMoveHandler,
  records,
}: ToolsProps & { readonly records: readonly AnsweredRecord[] }) {
  const t = useLateTranslations();
  const { ordered, move, spoken } = useOptimisticReorder(collection, parentId, records);
  const ids = ordered.map((record) => record.id);
  const index = ids.indexOf(id);
  const record = ordered[index];
  const hide = useAction(
    (hidden: AnsweredRecord) =>
      recordCalls(collection, parentId).publish(
        hidden,
        { action: 'unpublish', languages: languages.filter((one) => hidden.publishing?.[one].status === 'published') },
        {},
      ),
    { about: (hidden) => titleOf(collection, hidden), refuse: 'notice' },
  );
  const step: MoveCard = (to) => {
    const next = ids[index + (to === 'before' ? -1 : 1)];
    if (record !== undefined && next !== undefined) move(id, next, true);
  };
  useEffect(() => {
    onMoveHandler(step);
    return () => onMoveHandler(null);
  });
  if (record === undefined) return null;
  const isSeen = languages.some((one) => record.publishing?.[one].status === 'published');
  return (
    <>
      <Button size="small" isDisabled={index === 0} onPress={() => step('before')}>
        {t('pointEarlier')}
      </Button>
      <Button size="small" isDisabled={index === ids.length - 1} onPress={() => step('after')}>
        {t('pointLater')}
      </Button>
      {isSeen && (
        <Button size="small" isPending={hide.isPending} onPress={() => hide.start(record)}>
          {t('pointHide')}
        </Button>
      )}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

function OfParent(props: ToolsProps) {
  const { data } = useRecords(props.collection, props.parentId);
  return data === undefined ? null : <Tools {...props} records={data} />;
}

/** Only if the whole collection is loaded: a part of it cannot be reordered. */
function OfAll(props: ToolsProps) {
  const { shown, isPart } = useFirstRecords(props.collection);
  return shown === undefined || isPart ? null : <Tools {...props} records={shown} />;
}

export function CardTools(props: ToolsProps) {
  return props.parentId === null ? <OfAll {...props} /> : <OfParent {...props} />;
}
