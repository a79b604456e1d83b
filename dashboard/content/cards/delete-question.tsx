import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useTranslations } from '../../app/translations.ts';
import { DeletionImpact } from './deletion-impact.tsx';
import { recordCalls } from '../../app/records/record-calls.ts';
import { titleOf } from '../../app/records/api-record.ts';

interface DeleteQuestionProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
  readonly parentId: number | null;
  readonly onClose: () => void;
}

/** Asks for confirmation before a record is deleted and lists what is deleted with it. */
export function DeleteQuestion({ collection, record, parentId, onClose }: DeleteQuestionProps) {
  const t = useTranslations();
  const title = titleOf(collection, record);
  const remove = useAction(recordCalls(collection, parentId).remove, { about: title, onDone: onClose });
  const notRemoved = callMessage(collection.messages.notRemoved, currentLanguage());

  return (
    <ConfirmDialog
      title={t('deleteQuestion')}
      isPending={remove.isPending}
      destroys
      refusal={remove.refusal === null ? '' : `${notRemoved}. ${remove.refusal.text}`}
      onNo={onClose}
      onYes={() => remove.start(record)}
    >
      <p>
        <bdi className="font-medium">{title}</bdi>
      </p>
      <DeletionImpact collection={collection} records={[record]} parentId={parentId} />
    </ConfirmDialog>
  );
}
