import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import type { CellProps, InputProps } from '../input.ts';
import { plainText } from '../plain-input.tsx';

const unitOf = ({ field }: Pick<InputProps, 'field'>): string =>
  'unit' in field.options && typeof field.options.unit === 'string' ? field.options.unit : '';

/** A number with its unit behind it. It stays text while it is typed, so that no digit jumps. */
export function NumberInput(props: InputProps) {
  const { path, value, onChange, issues, field } = props;
  return (
    <FieldFrame {...props}>
      <span className="flex items-center gap-2" dir="ltr">
        <input
          id={idOf(path)}
          className="input w-40"
          inputMode="decimal"
          value={plainText(value)}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          {...describedBy(path, issues, field.options.hint !== undefined)}
        />
        <span className="text-muted">{unitOf(props)}</span>
      </span>
    </FieldFrame>
  );
}

export function NumberCell(props: CellProps) {
  const text = plainText(props.value);
  return text === '' ? null : <p dir="ltr" className="text-start">{`${text} ${unitOf(props)}`}</p>;
}
