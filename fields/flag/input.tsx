import type { Words } from '../../language/languages.ts';
import { FieldFrame, idOf } from '../field-frame.tsx';
import { type CellProps, type InputProps, useInputServices } from '../input.ts';

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'en' in value;

function labelsOf({ options }: InputProps['field']): { readonly on?: Words; readonly off?: Words } {
  const labels: unknown = 'labels' in options ? options.labels : undefined;
  if (typeof labels !== 'object' || labels === null || !('on' in labels) || !('off' in labels)) return {};
  return isWords(labels.on) && isWords(labels.off) ? { on: labels.on, off: labels.off } : {};
}

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

export function FlagCell({ field, value }: CellProps) {
  const { language } = useInputServices();
  const { on, off } = labelsOf(field);
  return <p className={value === 0 ? 'badge' : 'badge badge-on'}>{(value === 0 ? off : on)?.[language]}</p>;
}
