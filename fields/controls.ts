import { ChoiceCell, ChoiceInput } from './choice/input.tsx';
import { DateInput } from './date/input.tsx';
import { EmailInput } from './email/input.tsx';
import type { Field } from './field.ts';
import { FileCell, FileInput } from './file-input.tsx';
import { FlagCell, FlagInput } from './flag/input.tsx';
import { IconNameCell, IconNameInput } from './icon-name/input.tsx';
import type { Control } from './input.ts';
import { LinkCell, LinkInput } from './link/input.tsx';
import { ListCell, ListInput } from './list/input.tsx';
import { LongTextInput } from './long-text/input.tsx';
import { NumberCell, NumberInput } from './number/input.tsx';
import { PhoneInput } from './phone/input.tsx';
import { PlainCell } from './plain-input.tsx';
import { PlainTextInput } from './plain-text/input.tsx';
import { ReferenceCell, ReferenceInput } from './reference/input.tsx';
import { ReferencesCell, ReferencesInput } from './references/input.tsx';
import { RichTextCell, RichTextInput } from './rich-text/input.tsx';
import { TextInput } from './text/input.tsx';
import { TimeInput } from './time/input.tsx';
import { TranslatedCell } from './translated-input.tsx';
import { UrlInput } from './url/input.tsx';

const line = (Input: Control['Input'], Cell: Control['Cell']): Control => ({ Input, Cell, place: 'line' });
const picture: Control = { Input: FileInput, Cell: FileCell, place: 'picture' };

/** The form control of every kind of field, and how a card shows it. */
const controls: Readonly<Record<string, Control>> = {
  choice: line(ChoiceInput, ChoiceCell),
  date: line(DateInput, PlainCell),
  document: line(FileInput, FileCell),
  email: line(EmailInput, PlainCell),
  flag: line(FlagInput, FlagCell),
  'icon-name': line(IconNameInput, IconNameCell),
  image: picture,
  link: line(LinkInput, LinkCell),
  list: line(ListInput, ListCell),
  'long-text': line(LongTextInput, TranslatedCell),
  media: picture,
  number: line(NumberInput, NumberCell),
  phone: line(PhoneInput, PlainCell),
  'plain-text': line(PlainTextInput, PlainCell),
  reference: line(ReferenceInput, ReferenceCell),
  references: line(ReferencesInput, ReferencesCell),
  'rich-text': line(RichTextInput, RichTextCell),
  table: line(ListInput, ListCell),
  text: line(TextInput, TranslatedCell),
  time: line(TimeInput, PlainCell),
  url: line(UrlInput, PlainCell),
  video: picture,
};

/** The control of a field. @throws for a kind that has none */
export function controlOf({ kind }: Field): Control {
  const control = controls[kind];
  if (control === undefined) throw new Error(`The field kind ${kind} has no control`);
  return control;
}
