import type { Collection } from '../../content/model/collection.ts';
import { type Field, wireName } from '../../fields/field.ts';
import { isObject, type Read } from '../call.ts';
import { currentLanguage } from '../current-language.ts';
import { otherLanguage } from '../../language/languages.ts';

/** A record as `?languages=all` answers it: every field under its wire name, texts as `{en, ar}`. */
export interface WireRecord {
  readonly id: number;
  readonly version: number;
  readonly [wire: string]: unknown;
}

/** Values of a form, under their wire names. */
export type WireValues = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is WireRecord =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['version'] === 'number';

/** Reads one record, bare or wrapped as `data`. */
export const recordAnswer: Read<WireRecord> = (answer) => {
  const record = isObject(answer) && isObject(answer['data']) ? answer['data'] : answer;
  return isRecord(record) ? record : null;
};

/** Reads records; a list with anything else in it is refused. */
export const recordsAnswer: Read<readonly WireRecord[]> = (answer) => {
  const list = Array.isArray(answer)
    ? answer
    : isObject(answer)
      ? Object.values(answer).find((value) => Array.isArray(value))
      : undefined;
  return Array.isArray(list) && list.every(isRecord) ? list : null;
};

/** The fields of a collection with the names they travel under, in declared order. */
export const wireFields = ({ fields }: Pick<Collection, 'fields'>): readonly (readonly [string, Field, string])[] =>
  Object.entries(fields).map(([name, field]) => [wireName(name, field), field, name]);

/** A text of a record in the dashboard's language, or in the other one; empty where there is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const language = currentLanguage();
  const own = value[language];
  const other = value[otherLanguage(language)];
  return typeof own === 'string' && own !== '' ? own : typeof other === 'string' ? other : '';
}

/** What a record is called in lists and questions. */
export function titleOf(collection: Collection, record: WireRecord): string {
  const field = collection.fields[collection.title];
  const title = field === undefined ? '' : textOf(record[wireName(collection.title, field)]);
  return title === '' ? `#${record.id}` : title;
}
