import type { ListParts } from '../../content/compatibility/legacy-api.ts';
import { parseJson } from '../../fields/parse-json.ts';
import type { PartLanguage } from './part-names.ts';

/** A form part that belongs to an item of a list. */
export interface ItemPart {
  readonly role: 'texts' | 'files' | 'storedFiles' | 'keys';
  readonly index?: number;
  readonly language?: PartLanguage;
  readonly value: string | number | null;
}

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const parsed = typeof value === 'string' && /^\s*\[/.test(value) ? parseJson(value) : undefined;
  return Array.isArray(parsed) ? parsed : undefined;
}

/** Values by index: repeated parts in their order, or one part with all of them as JSON text. */
function inPlaces(parts: readonly ItemPart[]): ReadonlyMap<number, unknown> {
  const [only] = parts;
  const list = parts.length === 1 && only?.index === undefined ? parseList(only?.value) : undefined;
  const values = list ?? parts.map(({ value }) => value);
  return new Map(values.map((value, place) => [list === undefined ? (parts[place]?.index ?? place) : place, value]));
}

/**
 * Assigns files to items. If a part has an index in its name, or there are as many parts as items, each file goes to
 * its index (an empty file input keeps its position). Fewer parts go, in order, to the items that keep no file.
 */
function placeFiles(
  parts: readonly ItemPart[],
  count: number,
  isTaken: (place: number) => boolean,
): ReadonlyMap<number, unknown> {
  const isPlaced = parts.some(({ index }) => index !== undefined);
  if (isPlaced || parts.length >= count) return inPlaces(parts);
  const free = Array.from({ length: count }, (_, place) => place).filter((place) => !isTaken(place));
  const places = free.length >= parts.length ? free : Array.from({ length: count }, (_, place) => place);
  return new Map(parts.map(({ value }, order): [number, unknown] => [places[order] ?? order, value]));
}

/** Merges the value of one language with the item's value of the other. */
const merge = (before: unknown, language: PartLanguage | undefined, value: unknown): unknown =>
  language === undefined ? value : { ...(isItem(before) ? before : {}), [language]: value };

/**
 * Builds the items of a list from the form parts that clients send.
 * @param sent the list itself, if the form has it as JSON text in addition to the parts
 * @param current the list as the record currently answers it. Names of kept files identify their items; names that the
 * record does not have are ignored
 */
export function gatherItems(
  shape: ListParts,
  given: readonly ItemPart[],
  sent: unknown,
  current: readonly unknown[],
): readonly unknown[] {
  const currentItems = current.filter(isItem);
  const by = (role: ItemPart['role'], language?: PartLanguage) =>
    given.filter((part) => part.role === role && part.language === language);
  const languages = [undefined, 'en', 'ar', 'shared'] as const;
  const { repeated, indexedFiles } = shape;
  const fileInto = repeated?.fileInto ?? indexedFiles?.into ?? '';

  const keys = inPlaces(by('keys'));
  const storedNames = inPlaces(by('storedFiles'));
  const texts = languages.map((language) => ({ language, values: inPlaces(by('texts', language)) }));
  const start = parseList(sent);
  const named = [keys, ...texts.map(({ values }) => values)];
  const isNamed = named.some((values) => values.size > 0);
  const places = [...named, ...(isNamed ? [] : [storedNames])].flatMap((values) => [...values.keys()]);
  const filled = start ?? (isNamed || storedNames.size > 0 ? [] : currentItems.map((item) => ({ key: item['key'] })));
  const placed = by('files').map(({ index = -1 }) => index);
  const last = [...places, ...placed].reduce((most, place) => Math.max(most, place), -1);
  const unplaced = isNamed || start !== undefined ? 0 : by('files').length;
  const items = Array.from({ length: Math.max(filled.length, last + 1, unplaced) }, (_, place): unknown => {
    const item = filled[place];
    return item === undefined ? {} : isItem(item) ? { ...item } : item;
  });

  const takenKeys = new Set<unknown>(keys.values());
  for (const [place, item] of items.entries()) {
    if (!isItem(item)) continue;
    const key = keys.get(place);
    const storedName = storedNames.get(place);
    const holder = currentItems.find((stored) => stored[fileInto] === storedName && !takenKeys.has(stored['key']));
    if (typeof key === 'string' && key !== '') item['key'] = key;
    else if (typeof storedName === 'string' && storedName !== '' && holder !== undefined) {
      item['key'] = holder['key'];
      takenKeys.add(holder['key']);
    }
    for (const { language, values } of texts) {
      if (repeated !== undefined && values.has(place)) {
        item[repeated.textInto] = merge(item[repeated.textInto], language, values.get(place));
      }
    }
  }
  const isTaken = (place: number) => typeof storedNames.get(place) === 'string' && storedNames.get(place) !== '';
  for (const language of languages) {
    for (const [place, value] of placeFiles(by('files', language), items.length, isTaken)) {
      const item = items[place];
      if (isItem(item) && value !== null && value !== '') item[fileInto] = merge(item[fileInto], language, value);
    }
  }
  // If the form lists files to keep, an item without a key is matched by its index, unless it would take over the file
  // of that item.
  const isMatched = (item: unknown) => isItem(item) && 'key' in item;
  if (start === undefined && storedNames.size > 0 && items.some(isMatched)) {
    for (const [place, item] of items.entries()) {
      const stored = currentItems[place];
      if (!isItem(item) || isMatched(item) || stored === undefined || takenKeys.has(stored['key'])) continue;
      if (fileInto in item || (stored[fileInto] ?? null) === null) item['key'] = stored['key'];
    }
  }
  return items;
}
