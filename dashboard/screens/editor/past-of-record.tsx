import { lazy, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

const HistoryWindow = lazy(async () => ({
  default: (await import('../../content/history/history-window.tsx')).HistoryWindow,
}));
const CompareWindow = lazy(async () => ({
  default: (await import('../../content/history/compare-window.tsx')).CompareWindow,
}));

interface PastOfRecordProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
}

/** Buttons for the history of a record and for comparing two of its states. */
export function PastOfRecord({ collection, record }: PastOfRecordProps) {
  const t = useLateTranslations();
  const [open, setOpen] = useState<'history' | 'states' | null>(null);
  const close = () => setOpen(null);
  return (
    <p className="flex flex-wrap gap-2">
      <Button size="small" onPress={() => setOpen('history')}>
        {t('history')}
      </Button>
      {collection.page !== undefined && (
        <Button size="small" onPress={() => setOpen('states')}>
          {t('compareStates')}
        </Button>
      )}
      {open !== null && (
        <LazyBoundary onClose={close}>
          {open === 'history' ? (
            <HistoryWindow collection={collection} record={record} onClose={close} />
          ) : (
            <CompareWindow collection={collection} record={record} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </p>
  );
}
