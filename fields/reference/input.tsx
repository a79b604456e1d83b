import { Alert } from '../../ui/alert.tsx';
import { Select } from '../../ui/select.tsx';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { useRecordOptions } from '../record-options.ts';
import { targetOf } from './cell.tsx';

/** One record of another collection, by its title; by its number for as long as the titles are not there. */
export function ReferenceInput(props: InputProps) {
  const { field, path, value, onChange, issues } = props;
  const { say } = useInputServices();
  const { options, isPending, hasFailed, retry } = useRecordOptions(targetOf(field));
  const chosen = plainText(value);
  const records = options.map((record) => ({ value: String(record.value), label: record.label }));
  const isUnknown = chosen !== '' && !records.some((record) => record.value === chosen);
  return (
    <FieldFrame {...props}>
      <Select
        id={idOf(path)}
        value={chosen}
        isLoading={isPending}
        isDisabled={hasFailed}
        options={[
          { value: '', label: say(hasFailed ? 'recordsUnread' : 'notChosen') },
          ...(isUnknown ? [{ value: chosen, label: say('recordNumber', { number: chosen }) }] : []),
          ...records,
        ]}
        onSelect={(id) => onChange(id === '' ? null : Number(id))}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      />
      {hasFailed && <Alert onRetry={() => void retry()}>{say('recordsUnread')}</Alert>}
    </FieldFrame>
  );
}
