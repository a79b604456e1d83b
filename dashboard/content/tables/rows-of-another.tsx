import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { editorCallsOf, recordsIn } from '../../../calls/records.ts';
import { useGridTranslations } from '../../../fields/list/grid/use-grid-translations.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { countRows } from './count-rows.ts';
import type { TableSource } from './table-source.ts';

const settleMilliseconds = 120;
const most = 20;

interface RowsOfAnotherProps {
  readonly source: TableSource;
  /** The field of the table. */
  readonly apiName: string;
  /** True if there are no rows to replace. */
  readonly isEmpty: boolean;
  readonly onTake: (rows: unknown, isAdded: boolean) => void;
  readonly onClose: () => void;
}

/** Finds another record by name and copies its rows. */
export function RowsOfAnother({ source, apiName, isEmpty, onTake, onClose }: RowsOfAnotherProps) {
  const words = useGridTranslations(currentLanguage());
  const { collection, recordId } = source;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<AnsweredRecord | null>(null);
  const q = useDebouncedValue(typed, settleMilliseconds);
  const found = useQuery({
    queryKey: ['rows-of-another', collection.base, q],
    queryFn: async ({ signal }) =>
      recordsIn(await callApi(editorCallsOf(collection).list, { query: { languages: 'all', q, limit: most }, signal })),
  });
  const records = (found.data ?? []).filter(({ id }) => id !== recordId);
  const count = countRows(chosen?.[apiName]);
  const take = (record: AnsweredRecord, isAdded: boolean) => {
    onTake(record[apiName], isAdded);
    onClose();
  };
  return (
    <Dialog title={words('rowsOfAnother')} size="small" onClose={onClose}>
      <p className="field-hint">{words('rowsOfAnotherHint')}</p>
      <Combobox
        id="rows-of-another"
        isStanding
        text={typed}
        onType={(text) => {
          setTyped(text);
          setChosen(null);
        }}
        suggestions={records.map((record) => ({
          key: String(record.id),
          label: titleOf(collection, record),
          detail: String(countRows(record[apiName])),
        }))}
        onChoose={({ key }) => {
          const record = records.find(({ id }) => String(id) === key);
          if (record === undefined) return;
          if (isEmpty && countRows(record[apiName]) > 0) take(record, false);
          else setChosen(record);
        }}
        listLabel={words('rowsOfAnother')}
        state={words('rowsFound', { count: records.length })}
        isLoading={found.isPending}
        isStale={q !== typed}
        input={{ className: 'input', 'aria-label': words('rowsOfAnother') }}
      />
      {found.isError && <Alert onRetry={() => void found.refetch()}>{words('rowsUnread')}</Alert>}
      {chosen !== null && (
        <div className="grid gap-3">
          <p role="status">{words('rowsChosen', { title: titleOf(collection, chosen), count })}</p>
          {count > 0 && (
            <p className="flex flex-wrap gap-2">
              <Button variant="filled" onPress={() => take(chosen, true)}>
                {words('rowsAppend')}
              </Button>
              <Button onPress={() => take(chosen, false)}>{words('rowsReplace')}</Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
