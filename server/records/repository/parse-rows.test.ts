import { describe, expect, it } from 'vitest';
import { categories } from '../../../content/collections/index.ts';
import { createListeners } from '../../database/content-versions.ts';
import { createRowParser, type ReadableRow, wholeOf, createUnreadableRecords } from './parse-rows.ts';

const row = (change: Partial<ReadableRow> = {}): ReadableRow => ({
  collection: categories.base,
  id: 1,
  parent_id: null,
  position: 1,
  version: 1,
  status_en: 'published',
  status_ar: 'published',
  publish_at_en: null,
  publish_at_ar: null,
  take_back_at_en: null,
  take_back_at_ar: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  fields: JSON.stringify({ name: { en: 'Walls', ar: '' } }),
  draft: null,
  ...change,
});
const named = (en: string): string => JSON.stringify({ name: { en, ar: '' } });

function open(mostCharacters = 2_000) {
  const listeners = createListeners();
  const parse = createRowParser({ onChange: listeners.add }, createUnreadableRecords(), mostCharacters);
  return { listeners, parse: (change?: Partial<ReadableRow>) => parse(categories, row(change)).entry };
}

describe('the values of a record', () => {
  it('are parsed once for a version, wherever the record stands now', () => {
    const { parse } = open();
    const first = parse();
    const moved = parse({ position: 7, status_en: 'draft' });
    expect(moved.fields).toBe(first.fields);
    expect(moved).toEqual({ ...first, position: 7, status: { en: 'draft', ar: 'published' } });
  });

  it.each<[string, Partial<ReadableRow>]>([
    ['of another version', { version: 2 }],
    ['of another record under the same number', { created_at: '2026-01-02T00:00:00.000Z' }],
  ])('are not those %s', (_, change) => {
    const { parse } = open();
    parse();
    const other = parse({ ...change, fields: named('Kiosks'), draft: named('Totems') });
    expect(other).toMatchObject({ fields: { name: { en: 'Kiosks' } }, draft: { name: { en: 'Totems' } } });
  });

  it('are forgotten when all content may be another one', () => {
    const { parse, listeners } = open();
    parse();
    listeners.tell('all');
    expect(parse({ fields: named('Kiosks') })).toMatchObject({ fields: { name: { en: 'Kiosks' } } });
  });

  it('can be changed by no answer that shares them', () => {
    const { fields } = open().parse();
    expect(() => Object.assign(fields['name'] ?? {}, { en: 'Kiosks' })).toThrow('read only');
  });

  it('are cached up to a bound', () => {
    const { parse } = open();
    const long = named('a'.repeat(1_200));
    const first = parse({ fields: long });
    parse({ id: 2, fields: long });
    expect(parse({ fields: long }).fields).not.toBe(first.fields);
  });

  it('leave a record out of what is read whole where they cannot be read', () => {
    const parse = createRowParser({ onChange: createListeners().add }, createUnreadableRecords());
    const rows = [row(), row({ id: 2, fields: '{' }), row({ id: 3, draft: '[]' })];
    expect(wholeOf(rows.map((each) => parse(categories, each))).map(({ id }) => id)).toEqual([1]);
  });
});
