import * as z from 'zod/mini';
import { fold } from '../../language/fold.ts';
import type { Words } from '../../language/languages.ts';
import type { FieldOptions } from '../field.ts';
import { once } from '../once.ts';
import { plainField } from '../plain.ts';
import type { SpreadsheetCell } from '../spreadsheet-cell.ts';

export interface ChoiceOptions<Value extends string> extends FieldOptions {
  /** The values and their names. The empty value ("not chosen") is always allowed. */
  readonly choices: Readonly<Record<Value, Words>>;
}

/** Writes a choice by its name in the language of the file. Reads the names in both languages, and the value itself. */
const spreadsheetCell = (choices: Readonly<Record<string, Words>>): SpreadsheetCell => ({
  write: (value, { language }) => (typeof value === 'string' ? (choices[value]?.[language] ?? '') : ''),
  read(cell) {
    const written = fold(cell.trim());
    if (written === '') return { value: '' };
    const found = Object.entries(choices).find(([value, { en, ar }]) =>
      [value, en, ar].some((name) => fold(name) === written),
    );
    return found === undefined ? { issue: { code: 'notAnOption' } } : { value: found[0] };
  },
});

/** One of a few fixed values, or none. */
export function choice<const Value extends string>(options: ChoiceOptions<Value>) {
  const isChoice = (value: string): value is Value => Object.hasOwn(options.choices, value);
  // The overload states what the type system cannot derive: the check accepts these values only.
  function toSchema(): z.ZodMiniType<Value | ''>;
  function toSchema(): z.ZodMiniType<string> {
    return z.string().check(z.refine((value) => value === '' || isChoice(value)));
  }
  const value = once(toSchema);
  return plainField<'choice', Value | '', ChoiceOptions<Value>>({
    kind: 'choice',
    options,
    schema: value,
    stored: value,
    empty: '',
    refusal: 'notAnOption',
    filter: { by: 'choice', choices: options.choices, facts: (value) => [value] },
    form: { type: 'select', choices: options.choices, refusal: 'notAnOption' },
    isEmpty: (value) => value === '',
    spreadsheetCell: spreadsheetCell(options.choices),
    words: (value, language) => (isChoice(value) ? [options.choices[value][language]] : []),
  });
}
