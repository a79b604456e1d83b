import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { titleOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { HistoryList } from './history-list.tsx';

interface HistoryWindowProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
  readonly onClose: () => void;
}

/** The history of one record. */
export function HistoryWindow({ collection, record, onClose }: HistoryWindowProps) {
  const t = useTranslations();
  return (
    <Dialog title={t('historyOf', { title: titleOf(collection, record) })} onClose={onClose}>
      <HistoryList of={{ collection, id: record.id }} />
    </Dialog>
  );
}
