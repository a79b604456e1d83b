import { useQuery } from '@tanstack/react-query';
import { lists } from '../../calls/lists.ts';
import type { FieldFilter } from '../../fields/field.ts';
import type { FieldControl } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { ask } from '../ask.ts';
import { currentLanguage } from '../current-language.ts';
import { textOf } from '../records/wire-record.ts';

/** So many records are offered at most. */
const mostOffered = 200;

interface ChoiceSelectProps extends FieldControl {
  readonly filter: FieldFilter & { readonly by: 'choice' | 'record' };
  /** What the empty value is called; `null` where one must be chosen. */
  readonly first: string | null;
  readonly more?: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
}

/** One of the choices of a field, or one of the records that it may refer to. */
export function ChoiceSelect({ filter, first, more = [], value, onSelect, ...control }: ChoiceSelectProps) {
  const isRecord = filter.by === 'record';
  const records = useQuery({
    queryKey: ['records', isRecord ? filter.to : '', 'choices'],
    queryFn: ({ signal }) =>
      ask(lists.rows, {
        params: { collection: isRecord ? filter.to : '' },
        query: { sort: 'title', limit: String(mostOffered) },
        signal,
      }),
    enabled: isRecord,
  });
  const options = isRecord
    ? (records.data?.rows ?? []).map(({ id, title }) => ({ value: String(id), label: textOf(title) || `#${id}` }))
    : Object.entries(filter.choices).map(([choice, words]) => ({ value: choice, label: words[currentLanguage()] }));
  return (
    <Select
      {...control}
      value={value}
      isLoading={isRecord && records.isPending}
      options={[...(first === null && value !== '' ? [] : [{ value: '', label: first ?? '' }]), ...more, ...options]}
      onSelect={onSelect}
    />
  );
}
