import { FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { labelsOf } from './cell.tsx';

/** The two states by their declared names, such as "Active" and "Inactive". */
export function FlagInput(props: InputProps) {
  const { field, path, value, onChange } = props;
  const { language } = useInputServices();
  const { on, off } = labelsOf(field);
  return (
    <FieldFrame {...props}>
      <select
        id={idOf(path)}
        className="input"
        value={value === 0 ? '0' : '1'}
        onChange={(event) => onChange(event.currentTarget.value === '1' ? 1 : 0)}
      >
        <option value="1">{on?.[language]}</option>
        <option value="0">{off?.[language]}</option>
      </select>
    </FieldFrame>
  );
}
