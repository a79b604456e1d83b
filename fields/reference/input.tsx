import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type CellProps, type InputProps, useInputServices } from '../input.ts';
import { useRecordOptions } from '../options.ts';
import { plainText } from '../plain-input.tsx';

/** The base name of the collection that a field refers to. */
export const targetOf = ({ options }: InputProps['field']): string =>
  'to' in options && typeof options.to === 'string' ? options.to : '';

/** One record of another collection, by its title. */
export function ReferenceInput(props: InputProps) {
  const { field, path, value, onChange, issues } = props;
  const { say } = useInputServices();
  const records = useRecordOptions(targetOf(field));
  return (
    <FieldFrame {...props}>
      <select
        id={idOf(path)}
        className="input"
        value={plainText(value)}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      >
        <option value="">{say('notChosen')}</option>
        {records.map((record) => (
          <option key={record.value} value={record.value}>
            {record.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function ReferenceCell({ field, value }: CellProps) {
  const title = useRecordOptions(targetOf(field)).find((record) => record.value === value)?.label;
  return title === undefined ? null : <p className="text-sm text-muted">{title}</p>;
}
