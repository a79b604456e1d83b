import { choiceUi } from './choice/ui.tsx';
import { dateUi } from './date/ui.ts';
import { emailUi } from './email/ui.ts';
import type { FieldKind, FieldOf } from './field-kind.ts';
import type { FieldUi } from './field-ui.tsx';
import type { Field } from './field.ts';
import { documentUi, pictureUi } from './file-ui.ts';
import { flagUi } from './flag/ui.tsx';
import { iconNameUi } from './icon-name/ui.tsx';
import { linkUi } from './link/ui.tsx';
import { listUi } from './list/ui.ts';
import { longTextUi } from './long-text/ui.ts';
import { hotspotsUi } from './hotspots/ui.tsx';
import { numberUi } from './number/ui.tsx';
import { phoneUi } from './phone/ui.ts';
import { plainTextUi } from './plain-text/ui.tsx';
import { referenceUi } from './reference/ui.tsx';
import { referencesUi } from './references/ui.tsx';
import { richTextUi } from './rich-text/ui.tsx';
import { textUi } from './text/ui.ts';
import { timeUi } from './time/ui.ts';
import { urlUi } from './url/ui.ts';

/** The editing and display of all field types in the dashboard. */
const kinds = {
  choice: choiceUi,
  date: dateUi,
  document: documentUi,
  email: emailUi,
  flag: flagUi,
  'icon-name': iconNameUi,
  image: pictureUi,
  link: linkUi,
  list: listUi,
  'long-text': longTextUi,
  hotspots: hotspotsUi,
  media: pictureUi,
  model: documentUi,
  number: numberUi,
  phone: phoneUi,
  'plain-text': plainTextUi,
  reference: referenceUi,
  references: referencesUi,
  'rich-text': richTextUi,
  table: listUi,
  text: textUi,
  time: timeUi,
  url: urlUi,
  video: pictureUi,
} satisfies { readonly [Kind in FieldKind]: FieldUi<FieldOf<Kind>> };

const isKind = (kind: string): kind is FieldKind => Object.hasOwn(kinds, kind);

/** @throws for an unknown type */
export function uiOf({ kind }: Field): FieldUi {
  if (!isKind(kind)) throw new Error(`The field kind ${kind} has no component`);
  // The only cast: restores the field type that the name guarantees.
  return kinds[kind] as FieldUi;
}
