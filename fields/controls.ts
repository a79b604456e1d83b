import { ChoiceCell, ChoiceInput } from './choice/input.tsx';
import { DateInput } from './date/input.tsx';
import { EmailInput } from './email/input.tsx';
import type { Field } from './field.ts';
import { FileCell, FileInput, FileWhole } from './file-input.tsx';
import { FlagCell, FlagInput } from './flag/input.tsx';
import { IconNameCell, IconNameInput } from './icon-name/input.tsx';
import type { Control } from './input.ts';
import { LinkCell, LinkInput } from './link/input.tsx';
import { ListCell, ListInput, ListWhole } from './list/input.tsx';
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
import { TranslatedCell, TranslatedWhole } from './translated-input.tsx';
import { UrlInput } from './url/input.tsx';

const line = (Input: Control['Input'], Cell: Control['Cell']): Control => ({ Input, Cell, place: 'line' });
const named = (...parts: Parameters<typeof line>): Control => ({ ...line(...parts), isNamed: true });
const text = (...parts: Parameters<typeof line>): Control => ({ ...line(...parts), Whole: TranslatedWhole });
const list: Control = { ...named(ListInput, ListCell), Whole: ListWhole };
const document: Control = { ...line(FileInput, FileCell), Whole: FileWhole };
const picture: Control = { ...document, place: 'picture' };

/** The form control of every kind of field, and how a card shows it. */
const controls: Readonly<Record<string, Control>> = {
  choice: named(ChoiceInput, ChoiceCell),
  date: named(DateInput, PlainCell),
  document,
  email: named(EmailInput, PlainCell),
  flag: line(FlagInput, FlagCell),
  'icon-name': line(IconNameInput, IconNameCell),
  image: picture,
  link: line(LinkInput, LinkCell),
  list,
  'long-text': text(LongTextInput, TranslatedCell),
  media: picture,
  number: named(NumberInput, NumberCell),
  phone: named(PhoneInput, PlainCell),
  'plain-text': line(PlainTextInput, PlainCell),
  reference: named(ReferenceInput, ReferenceCell),
  references: named(ReferencesInput, ReferencesCell),
  'rich-text': text(RichTextInput, RichTextCell),
  table: list,
  text: text(TextInput, TranslatedCell),
  time: named(TimeInput, PlainCell),
  url: named(UrlInput, PlainCell),
  video: picture,
};

/** The control of a field. @throws for a kind that has none */
export function controlOf({ kind }: Field): Control {
  const control = controls[kind];
  if (control === undefined) throw new Error(`The field kind ${kind} has no control`);
  return control;
}
