import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from './list-translations.ts';
import { DeletionImpact } from './deletion-impact.tsx';
import { TitlesOfChosen } from './titles-of-chosen.tsx';

/** Up to this many records, the dependents are counted; above it, only a general warning is shown. */
const mostCounted = 50;

interface DeleteSeveralProps {
  readonly collection: Collection;
  readonly count: number;
  /** The selected records that are loaded, and their titles. */
  readonly records: readonly Pick<AnsweredRecord, 'id'>[];
  readonly titles: readonly string[];
  readonly parentId: number | null;
  readonly isBusy: boolean;
  readonly refusal: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before all selected records are deleted and lists what is deleted with them. */
export function DeleteSeveral(props: DeleteSeveralProps) {
  const { collection, count, records, titles, parentId, isBusy, refusal, onYes, onClose } = props;
  const t = useTranslations();
  const tList = useListTranslations();
  const notRemoved = callMessage(collection.messages.notRemoved, currentLanguage());
  return (
    <ConfirmDialog
      title={t('deleteSeveralQuestion', { count })}
      destroys
      isPending={isBusy}
      refusal={refusal === '' ? '' : `${notRemoved}. ${refusal}`}
      onNo={onClose}
      onYes={onYes}
    >
      <TitlesOfChosen titles={titles} count={count} />
      {count <= mostCounted ? (
        <DeletionImpact collection={collection} records={records} parentId={parentId} />
      ) : (
        <p className="text-muted">{tList('bulkGoesWith')}</p>
      )}
    </ConfirmDialog>
  );
}
