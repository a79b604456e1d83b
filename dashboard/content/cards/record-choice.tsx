import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lists } from '../../../calls/lists.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { holdsWords } from '../../../language/holds-words.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import type { FieldControl } from '../../../ui/field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordCalls } from '../../app/records/record-calls.ts';
import { textOf, titleOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from './list-translations.ts';

/** The number of records offered at once; the others are found by typing. */
const mostOffered = 50;

/** Milliseconds after the last keystroke before the search is sent. */
const pause = 250;

interface RecordChoiceProps extends FieldControl {
  /** The slug of the collection. */
  readonly to: string;
  /** Options in addition to the records. */
  readonly others: readonly { readonly value: string; readonly label: string }[];
  /** The id of the chosen record, or the value of another option. */
  readonly value: string;
  readonly onSelect: (value: string, label: string) => void;
}

/** The title of the chosen record; empty while it loads. */
function useTitle(to: string, id: number | null): string {
  const collection = findCollection(to);
  const record = useQuery({
    queryKey: ['records', to, 'title', id],
    queryFn: async ({ signal }) =>
      collection === undefined || id === null
        ? ''
        : titleOf(collection, await recordCalls(collection, null).get({ id }, signal)),
    enabled: id !== null,
  });
  return record.data ?? (record.isError ? `#${id}` : '');
}

/** Chooses one record of a collection by its title, however long the list is. */
export function RecordChoice({ to, others, value, onSelect, ...control }: RecordChoiceProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  /** The search text; `null` while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const words = typed?.trim() ?? '';
  const query = useDebouncedValue(words, pause);
  const found = useQuery({
    queryKey: ['records', to, 'choices', query],
    queryFn: ({ signal }) =>
      callApi(lists.rows, {
        params: { collection: to },
        query: { sort: 'title', limit: mostOffered, ...(query !== '' && { q: query.slice(0, 200) }) },
        signal,
      }),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
  // Results of the previous words must not count for the current ones.
  const isOlder = words !== query || found.isPlaceholderData;
  const isMeant = holdsWords(words);
  const records = (found.data?.rows ?? [])
    .filter(({ title }) => !isOlder || isMeant([title.en, title.ar]))
    .map(({ id, title }) => ({ key: String(id), label: textOf(title) || `#${id}` }));
  const suggestions = [
    ...(words === '' ? others : []).map((each) => ({ key: each.value, label: each.label })),
    ...records,
  ];

  const other = others.find((each) => each.value === value);
  const title = useTitle(to, other === undefined && value !== '' ? Number(value) : null);
  const state = () => {
    if (found.isError) return t('recordsUnread');
    if (suggestions.length === 0) return t('nothingMatches');
    return found.data?.next === null ? null : tList('choiceMore', { count: records.length });
  };
  return (
    <Combobox
      id={control.id}
      // The label of the empty choice is not shown, so that the user can type.
      text={typed ?? (value === '' ? '' : (other?.label ?? title))}
      onType={setTyped}
      onOpen={(isOpen) => setTyped(isOpen ? '' : null)}
      suggestions={suggestions}
      onChoose={({ key, label }) => onSelect(key, label)}
      listLabel={findCollection(to)?.label[currentLanguage()] ?? ''}
      state={state()}
      isLoading={found.isPending}
      isStale={isOlder}
      input={{
        className: 'input pe-11',
        dir: 'auto',
        placeholder: other?.label ?? title,
        'aria-describedby': control['aria-describedby'],
        'aria-invalid': control['aria-invalid'],
        onFocus: ({ currentTarget }) => currentTarget.select(),
      }}
    />
  );
}
