import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { readNumber, writeNumber } from '../../language/read-number.ts';

interface NumberBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The number as which a text is parsed, if that is written differently; otherwise an empty string. */
export function understoodNumber(text: string): string {
  const value = readNumber(text);
  const written = value === null ? '' : writeNumber(value);
  return written === text.trim() ? '' : written;
}

/**
 * An input for a number in any notation. While it is edited the text stays as typed, so that no digit moves, and the
 * parsed number is shown after it. On blur the parsed number replaces the text.
 */
export function NumberBox({ text, onText, className, ...native }: NumberBoxProps) {
  const understood = understoodNumber(text);
  return (
    <>
      <input
        {...native}
        className={classNames('input', className)}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={() => {
          if (understood !== '') onText(understood);
        }}
      />
      {understood !== '' && <output className="text-sm text-muted">{`\u2066= ${understood}\u2069`}</output>}
    </>
  );
}
