import type { HTMLInputTypeAttribute } from 'react';
import { isExpected } from './field.ts';
import { describedBy, FieldFrame, idOf } from './field-frame.tsx';
import type { InputProps } from './input.ts';
import { plainText } from './plain-cell.tsx';

interface PlainProps extends InputProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
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
        value={plainText(value)}
        aria-required={isExpected(field, isNew) || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(path, issues, field.options.hint !== undefined)}
      />
    </FieldFrame>
  );
}
