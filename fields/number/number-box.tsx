import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { readNumber, writeNumber } from '../../language/read-number.ts';

interface NumberBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The number that a text is understood as, where it is written in another way; empty for all others. */
export function understoodNumber(text: string): string {
  const value = readNumber(text);
  const written = value === null ? '' : writeNumber(value);
  return written === text.trim() ? '' : written;
}

/**
 * A box for a number as people type it. It stays as it is typed, so that no digit jumps, with what it is understood as
 * behind it; that takes its place when the box is left.
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
