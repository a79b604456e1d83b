import { Select } from '../../ui/select.tsx';
import { FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { isOn, labelsOf } from './cell.tsx';

/** The two states by their declared names, such as "Active" and "Inactive". */
export function FlagInput(props: InputProps) {
  const { field, path, value, onChange } = props;
  const { language } = useInputServices();
  const { on, off } = labelsOf(field);
  return (
    <FieldFrame {...props}>
      <Select
        id={idOf(path)}
        value={isOn(value) ? '1' : '0'}
        options={[
          { value: '1', label: on?.[language] ?? '1' },
          { value: '0', label: off?.[language] ?? '0' },
        ]}
        onSelect={(chosen) => onChange(typeof value === 'boolean' ? chosen === '1' : Number(chosen))}
      />
    </FieldFrame>
  );
}
