import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { useRecordOptions } from '../record-options.ts';
import { targetOf } from './cell.tsx';

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
