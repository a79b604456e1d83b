import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { unitOf } from './cell.tsx';
import { NumberBox } from './number-box.tsx';

/** A number with its unit behind it. */
export function NumberInput(props: InputProps) {
  const { path, value, onChange, issues, field } = props;
  const { language } = useInputServices();
  return (
    <FieldFrame {...props}>
      <span className="flex items-center gap-2">
        <NumberBox
          id={idOf(path)}
          className="w-40"
          text={plainText(value)}
          onText={(text) => onChange(text === '' ? null : text)}
          {...describedBy(path, issues, field.options.hint !== undefined)}
        />
        <bdi className="text-muted">{unitOf(props, language)}</bdi>
      </span>
    </FieldFrame>
  );
}
