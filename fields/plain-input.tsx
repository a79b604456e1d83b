import type { HTMLInputTypeAttribute } from 'react';
import { CharactersLeft, mostCharacters } from './characters-left.tsx';
import { defineUi, type RowCell } from './field-ui.tsx';
import { isExpected } from './field.ts';
import { describedBy, FieldFrame, idOf } from './field-frame.tsx';
import type { InputProps } from './input.ts';
import { PlainCell, plainText } from './plain-cell.tsx';

interface PlainProps extends InputProps<string> {
  readonly type?: HTMLInputTypeAttribute;
  readonly rows?: number;
  readonly inputMode?: RowCell['inputMode'];
  /** True for values that are left-to-right in Arabic too. */
  readonly isLeftToRight?: boolean;
}

/** An input for a value that is the same in both languages. */
export function PlainInput({ type = 'text', rows = 1, inputMode, isLeftToRight = false, ...props }: PlainProps) {
  const { field, path, value, onChange, issues, isNew } = props;
  const Box = rows > 1 ? 'textarea' : 'input';
  return (
    <FieldFrame {...props}>
      <Box
        id={idOf(path)}
        className="input"
        dir={isLeftToRight ? 'ltr' : 'auto'}
        {...(rows > 1 ? { rows } : { type })}
        inputMode={inputMode}
        value={value}
        aria-required={isExpected(field, isNew) || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      />
      <CharactersLeft text={value} max={mostCharacters(field)} />
    </FieldFrame>
  );
}

/** The UI of a type that is left-to-right in all languages, with the given type of input. */
export const writtenUi = ({ type, inputMode }: { readonly type: string } & Pick<RowCell, 'inputMode'>) =>
  defineUi<string>({
    read: plainText,
    Input: (props) => <PlainInput {...props} type={type} inputMode={inputMode} isLeftToRight />,
    Cell: PlainCell,
    isNamed: true,
    // Dates and times have native pickers, which do not fit in a grid cell.
    rowCell: () => (inputMode === undefined ? null : { inputMode, isLeftToRight: true }),
  });
