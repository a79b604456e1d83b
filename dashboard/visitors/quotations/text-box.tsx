import type { InputHTMLAttributes } from 'react';
import { unprintableIn } from '../../../content/quotations/unprintable.ts';
import { Field } from '../../../ui/field.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { listCharacters } from './list-characters.ts';

interface TextProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly max: number;
  readonly issue: string | undefined;
  /** The number of rows. Without it, the text has a single line. */
  readonly rows?: number;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  readonly lang?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly className?: string;
  readonly onType: (text: string) => void;
}

/** A labelled text of a quotation, with a warning about characters that the PDF cannot show. */
export function TextBox({ label, hint, value, max, issue, rows, className, onType, ...native }: TextProps) {
  const t = useLateTranslations();
  const missing = unprintableIn(value);
  const note = missing.length === 0 ? undefined : t('offerUnprintable', { characters: listCharacters(missing) });
  return (
    <Field label={label} hint={hint} note={note} issue={issue} {...(className !== undefined && { className })}>
      {(control) => {
        const box = { ...control, ...native, className: 'input', maxLength: max, value };
        return rows === undefined ? (
          <input {...box} onChange={({ currentTarget }) => onType(currentTarget.value)} />
        ) : (
          <textarea {...box} rows={rows} onChange={({ currentTarget }) => onType(currentTarget.value)} />
        );
      }}
    </Field>
  );
}
