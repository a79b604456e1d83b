import type { Language } from '../language/languages.ts';
import { choiceFixture } from './choice/fixture.ts';
import { dateFixture } from './date/fixture.ts';
import { documentFixture } from './document/fixture.ts';
import { emailFixture } from './email/fixture.ts';
import { type Field, apiNameOf } from './field.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldFixture } from './fixture.ts';
import { flagFixture } from './flag/fixture.ts';
import { iconNameFixture } from './icon-name/fixture.ts';
import { imageFixture } from './image/fixture.ts';
import { linkFixture } from './link/fixture.ts';
import { isOfPlainValues, itemFieldsOf, listFixture } from './list/fixture.ts';
import { longTextFixture } from './long-text/fixture.ts';
import { hotspotsFixture } from './hotspots/fixture.ts';
import { mediaFixture } from './media/fixture.ts';
import { modelFixture } from './model/fixture.ts';
import { numberFixture } from './number/fixture.ts';
import { phoneFixture } from './phone/fixture.ts';
import { plainTextFixture } from './plain-text/fixture.ts';
import { referenceFixture } from './reference/fixture.ts';
import { referencesFixture } from './references/fixture.ts';
import { richTextFixture } from './rich-text/fixture.ts';
import { tableFixture } from './table/fixture.ts';
import { textFixture } from './text/fixture.ts';
import { timeFixture } from './time/fixture.ts';
import { urlFixture } from './url/fixture.ts';
import { videoFixture } from './video/fixture.ts';

/**
 * The examples of all field types. They are apart from the other registries, because browsers load those and need no
 * examples.
 */
const kinds = {
  choice: choiceFixture,
  date: dateFixture,
  document: documentFixture,
  email: emailFixture,
  flag: flagFixture,
  'icon-name': iconNameFixture,
  image: imageFixture,
  link: linkFixture,
  list: listFixture,
  'long-text': longTextFixture,
  hotspots: hotspotsFixture,
  media: mediaFixture,
  model: modelFixture,
  number: numberFixture,
  phone: phoneFixture,
  'plain-text': plainTextFixture,
  reference: referenceFixture,
  references: referencesFixture,
  'rich-text': richTextFixture,
  table: tableFixture,
  text: textFixture,
  time: timeFixture,
  url: urlFixture,
  video: videoFixture,
} satisfies Record<FieldKind, FieldFixture>;

export const fixtures: readonly FieldFixture[] = Object.values(kinds);

const byKind = new Map<string, FieldFixture>(Object.entries(kinds));

/** A plain value in one language that a declared field accepts; `undefined` for files and lists of files. */
export function sampleOf(field: Field, language: Language, turn: number): unknown {
  const items = Object.entries(itemFieldsOf(field));
  if (items.length === 0) return byKind.get(field.kind)?.sample(field, language, turn);
  const values = items.map(([name, item]): [string, unknown] => [
    apiNameOf(name, item),
    sampleOf(item, language, turn),
  ]);
  const given = values.filter(([, value]) => value !== undefined);
  if (!isOfPlainValues(field)) return [Object.fromEntries(given)];
  return given.length === 0 ? undefined : given.map(([, value]) => value);
}
