import { z } from 'zod';
import type { Words } from '../../language/languages.ts';
import type { FieldOptions } from '../field.ts';
import { once } from '../once.ts';
import { plainField } from '../plain.ts';

export interface ChoiceOptions<Value extends string> extends FieldOptions {
  /** The values and their names; the empty value ("not chosen") is always allowed. */
  readonly choices: Readonly<Record<Value, Words>>;
}

/** One of a few fixed values, or none. */
export function choice<const Value extends string>(options: ChoiceOptions<Value>) {
  const isChoice = (value: string): value is Value => Object.hasOwn(options.choices, value);
  const value = once(() => z.string().refine((value): value is Value | '' => value === '' || isChoice(value)));
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
    words: (value, language) => (isChoice(value) ? [options.choices[value][language]] : []),
  });
}
