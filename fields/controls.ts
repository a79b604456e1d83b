import type { ComponentType } from 'react';
import { ChoiceInput } from './choice/input.tsx';
import { DateInput } from './date/input.tsx';
import { EmailInput } from './email/input.tsx';
import type { Field } from './field.ts';
import { FileInput } from './file-input.tsx';
import { FlagInput } from './flag/input.tsx';
import { IconNameInput } from './icon-name/input.tsx';
import type { Control, InputProps } from './input.ts';
import { LinkInput } from './link/input.tsx';
import { ListInput } from './list/input.tsx';
import { LongTextInput } from './long-text/input.tsx';
import { MarksInput } from './marks/input.tsx';
import { NumberInput } from './number/input.tsx';
import { PhoneInput } from './phone/input.tsx';
import { PlainTextInput } from './plain-text/input.tsx';
import { ReferenceInput } from './reference/input.tsx';
import { ReferencesInput } from './references/input.tsx';
import { RichTextInput } from './rich-text/input.tsx';
import { TextInput } from './text/input.tsx';
import { TimeInput } from './time/input.tsx';
import { UrlInput } from './url/input.tsx';

/** The form control of every kind of field; `cells.ts` says how each is shown where it is not edited. */
const inputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  choice: ChoiceInput,
  date: DateInput,
  document: FileInput,
  email: EmailInput,
  flag: FlagInput,
  'icon-name': IconNameInput,
  image: FileInput,
  link: LinkInput,
  list: ListInput,
  'long-text': LongTextInput,
  marks: MarksInput,
  media: FileInput,
  number: NumberInput,
  phone: PhoneInput,
  'plain-text': PlainTextInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  'rich-text': RichTextInput,
  table: ListInput,
  text: TextInput,
  time: TimeInput,
  url: UrlInput,
  video: FileInput,
};

/** The form control of a field. @throws for a kind that has none */
export function controlOf({ kind }: Field): Control {
  const Input = inputs[kind];
  if (Input === undefined) throw new Error(`The field kind ${kind} has no control`);
  return { Input };
}
