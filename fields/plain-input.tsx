import type { HTMLInputTypeAttribute } from 'react';
import { defineUi, type RowCell } from './field-ui.tsx';
import { isExpected } from './field.ts';
import { describedBy, FieldFrame, idOf } from './field-frame.tsx';
import type { InputProps } from './input.ts';
import { PlainCell, plainText } from './plain-cell.tsx';

interface PlainProps extends InputProps<string> {
  readonly type?: HTMLInputTypeAttribute;
  readonly rows?: number;
  readonly inputMode?: RowCell['inputMode'];
  /** True for what reads from left to right in Arabic, too. */
  readonly isLeftToRight?: boolean;
}

/** One box for a value that is the same in both languages. */
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
    </FieldFrame>
  );
}

/** A kind that is written from left to right in any language, by the box in which it is typed. */
export const writtenUi = ({ type, inputMode }: { readonly type: string } & Pick<RowCell, 'inputMode'>) =>
  defineUi<string>({
    read: plainText,
    Input: (props) => <PlainInput {...props} type={type} inputMode={inputMode} isLeftToRight />,
    Cell: PlainCell,
    isNamed: true,
    // Days and times are chosen in boxes of their own, for which a row has no room.
    rowCell: () => (inputMode === undefined ? null : { inputMode, isLeftToRight: true }),
  });
