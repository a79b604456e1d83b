import { describe, expect, it } from 'vitest';
import { categories } from '../../content/collections/index.ts';
import { createListeners } from '../database/content-versions.ts';
import { knowEntries, wholeOf, type WholeRow } from './known-entries.ts';
import { createUnreadableRecords } from './unreadable-records.ts';

const row = (change: Partial<WholeRow> = {}): WholeRow => ({
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

/** Records as they are stored, and what was read of them. */
function open(...stored: WholeRow[]) {
  const listeners = createListeners();
  const entriesOf = knowEntries({ onChange: listeners.add }, createUnreadableRecords(), 2_000);
  const read: ('light' | 'whole')[] = [];
  const question = {
    async light() {
      read.push('light');
      return stored;
    },
    async whole() {
      read.push('whole');
      return stored;
    },
  };
  return { listeners, stored, read, ask: async () => wholeOf(await entriesOf(question, () => categories)) };
}

describe('records whose values are known', () => {
  it('are read without them, as they are', async () => {
    const { ask, read, stored } = open(row(), row({ id: 2 }));
    const first = await ask();
    stored[0] = row({ position: 7, status_en: 'draft' });
    const [moved] = await ask();
    expect(read).toEqual(['light', 'whole', 'light']);
    expect(moved).toEqual({ ...first[0], position: 7, status: { en: 'draft', ar: 'published' } });
  });

  it.each<[string, Partial<WholeRow>]>([
    ['of another version', { version: 2 }],
    ['of another record under the same number', { created_at: '2026-01-02T00:00:00.000Z' }],
  ])('are not those %s', async (_, change) => {
    const { ask, stored } = open(row());
    await ask();
    stored[0] = row({ ...change, fields: named('Kiosks'), draft: named('Totems') });
    expect(await ask()).toMatchObject([{ fields: { name: { en: 'Kiosks' } }, draft: { name: { en: 'Totems' } } }]);
  });

  it('are forgotten when all content may be another one', async () => {
    const { ask, listeners, stored } = open(row());
    await ask();
    stored[0] = row({ fields: named('Kiosks') });
    listeners.tell('all');
    expect(await ask()).toMatchObject([{ fields: { name: { en: 'Kiosks' } } }]);
  });

  it('can be changed by nobody who got them', async () => {
    const { ask } = open(row());
    const [entry] = await ask();
    expect(() => Object.assign(entry?.fields['name'] ?? {}, { en: 'Kiosks' })).toThrow('read only');
  });

  it('are held up to a bound', async () => {
    const long = named('a'.repeat(700));
    const { ask, read } = open(row({ fields: long }), row({ id: 2, fields: long }), row({ id: 3, fields: long }));
    await ask();
    expect(await ask()).toHaveLength(3);
    expect(read).toEqual(['light', 'whole', 'light', 'whole']);
  });
});
