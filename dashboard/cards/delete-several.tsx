import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { callMessage } from '../../language/call-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';
import { GoesWith } from './goes-with.tsx';
import { titleOf } from '../records/wire-record.ts';

interface DeleteSeveralProps {
  readonly collection: Collection;
  readonly records: readonly AnsweredRecord[];
  readonly parentId: number | null;
  readonly isBusy: boolean;
  /** Why nothing was deleted. */
  readonly refusal: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once before all selected records are deleted, and names what goes with them. */
export function DeleteSeveral(props: DeleteSeveralProps) {
  const { collection, records, parentId, isBusy, refusal, onYes, onClose } = props;
  const say = useWords();
  const notRemoved = callMessage(collection.messages.notRemoved, currentLanguage());
  return (
    <ConfirmDialog
      title={say('deleteSeveralQuestion', { count: records.length })}
      destroys
      isPending={isBusy}
      refusal={refusal === '' ? '' : `${notRemoved}. ${refusal}`}
      onNo={onClose}
      onYes={onYes}
    >
      <ul className="max-h-40 list-disc overflow-auto ps-5">
        {records.map((record) => (
          <li key={record.id}>
            <bdi>{titleOf(collection, record)}</bdi>
          </li>
        ))}
      </ul>
      <GoesWith collection={collection} records={records} parentId={parentId} />
    </ConfirmDialog>
  );
}
