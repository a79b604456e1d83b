import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { unitOf } from './cell.tsx';

/** A number with its unit behind it. It stays text while it is typed, so that no digit jumps. */
export function NumberInput(props: InputProps) {
  const { path, value, onChange, issues, field } = props;
  const { language } = useInputServices();
  return (
    <FieldFrame {...props}>
      <span className="flex items-center gap-2">
        <input
          id={idOf(path)}
          className="input w-40"
          dir="ltr"
          inputMode="decimal"
          value={plainText(value)}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          {...describedBy(path, issues, field.options.hint !== undefined)}
        />
        <bdi className="text-muted">{unitOf(props, language)}</bdi>
      </span>
    </FieldFrame>
  );
}
