import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from './list-translations.ts';
import { DeletionImpact } from './deletion-impact.tsx';
import { TitlesOfChosen } from './titles-of-chosen.tsx';

/** What goes with so many records is counted; with more, that something may go is all that is said. */
const mostCounted = 50;

interface DeleteSeveralProps {
  readonly collection: Collection;
  readonly count: number;
  /** Those of them that are on the screen, and what they are called. */
  readonly records: readonly Pick<AnsweredRecord, 'id'>[];
  readonly titles: readonly string[];
  readonly parentId: number | null;
  readonly isBusy: boolean;
  /** Why nothing was deleted. */
  readonly refusal: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once before all chosen records are deleted, and names what goes with them. */
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
