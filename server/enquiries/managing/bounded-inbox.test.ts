import { usualHours } from '../../../content/business-hours.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryStatuses } from '../../../content/enquiries/status.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { plansOf, wasteOf } from '../../../tests/support/explain-queries.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { findRelated } from '../people/related-data.ts';
import { countEnquiries, countWaiting } from './count-enquiries.ts';
import { listEnquiries, listMeetings, meetingsBeside, othersOf } from './find-enquiries.ts';

const now = new Date('2026-06-17T12:00:00.000Z');
const at = { now, offices: { sa: usualHours('sa'), ae: usualHours('ae') } };
const minute = 60_000;
const count = 3000;

/** One enquiry every ten minutes until now, in all statuses. */
const rows = Array.from({ length: count }, (_, index) => {
  const at = new Date(now.getTime() - (count - index) * 10 * minute).toISOString();
  const status = enquiryStatuses[index % 6] ?? 'new';
  return {
    reference: `R-${index}`,
    kind: index % 2 === 0 ? 'contact' : 'booking',
    status,
    suspicions: '[]',
    held: index % 7 === 0 ? 1 : 0,
    fields: '{}',
    subject: 'Screens',
    message: `Message ${index} of ${index === 5 ? 'the needle' : 'hay'}`,
    sender: `Sender ${index}`,
    email: index % 10 === 0 ? null : `person-${index % 50}@screens.example`,
    phone: index % 5 === 0 ? null : `+9665${String(index % 90).padStart(8, '0')}`,
    page: '',
    language: 'en' as const,
    country: index % 3 === 0 ? ('ae' as const) : ('sa' as const),
    meeting_at: index % 2 === 0 ? null : at,
    cancelled_at: index % 11 === 0 ? at : null,
    follow_up_on: index % 40 === 0 ? '2026-06-10' : null,
    awaiting_since: index % 19 === 0 ? at : null,
    removed_at: index % 13 === 0 ? at : null,
    is_test: index % 17 === 0 ? 1 : 0,
    folded: `sender ${index}\nscreens\nmessage ${index} of ${index === 5 ? 'the needle' : 'hay'}`,
    created_at: at,
    updated_at: at,
  };
});

let database: Database;
beforeAll(async () => {
  database = await connectDatabase({ ...(await eachDatabaseConfig()), log: quiet });
  for (let start = 0; start < count; start += 300)
    await database.write
      .insertInto('enquiry')
      .values(rows.slice(start, start + 300))
      .execute();
});
afterAll(() => database.close());

/** All lists of the dashboard, in both orders and from a position inside. */
const filters = [
  {},
  { kind: 'booking' },
  ...enquiryStatuses.map((status) => ({ status })),
  { status: 'won', kind: 'booking' },
  { held: false },
  { status: 'new', held: false },
  { status: 'new', held: false, kind: 'booking' },
  { held: true },
  { held: true, kind: 'booking' },
  { removed: true },
  { overdueAt: at },
  { unanswered: true },
  { unanswered: true, kind: 'booking' },
  { unanswered: true, status: 'won' },
] as const;

describe.each(filters)('messages of the filter %j', (filter) => {
  it('are read by an index in their order, and no table whole', async () => {
    for (const part of [{ limit: 31 }, { limit: 31, after: 1500 }, { limit: 31, after: 1500, isOldestFirst: true }])
      expect(await wasteOf(database, (tables) => listEnquiries(tables, { ...filter, ...part }))).toEqual([]);
    expect(await wasteOf(database, (tables) => countEnquiries(tables, filter))).toEqual([]);
  });

  it('are as many as are counted, and each comes once', async () => {
    const found: number[] = [];
    for (let after: number | undefined; ;) {
      const part = await listEnquiries(database, { ...filter, after, limit: 200 });
      found.push(...part.map(({ id }) => id));
      if (part.length < 200) break;
      after = part.at(-1)?.id;
    }
    expect(found).toEqual([...new Set(found)].toSorted((one, other) => other - one));
    expect(await countEnquiries(database, filter)).toBe(found.length);
  });
});

describe('words', () => {
  it('are found by an index, in the oldest message, too', async () => {
    const found = await listEnquiries(database, { words: 'NEEDLE', limit: 31 });
    expect(found.map(({ reference }) => reference)).toEqual(['R-5']);
    const read = (tables: Pick<Database, 'read' | 'dialect'>) => listEnquiries(tables, { words: 'needle', limit: 31 });
    // PostgreSQL chooses its plan by the table's statistics.
    expect(database.dialect === 'sqlite' ? await wasteOf(database, read) : []).toEqual([]);
  });

  it('of fewer than three letters are looked for among the latest messages, beside longer ones in all', async () => {
    expect(await listEnquiries(database, { words: 'dl', limit: 31 })).toEqual([]);
    expect(await listEnquiries(database, { words: 'dl needle', limit: 31 })).toHaveLength(1);
    expect(await listEnquiries(database, { words: '99', limit: 10 })).toHaveLength(10);
  });
});

describe('what stands beside a message', () => {
  it('is read by indexes: meetings, other messages of the person, what else may be the person’s', async () => {
    const from = new Date('2026-06-10T00:00:00Z');
    const place = { id: 2000, meeting_at: '2026-06-12T00:00:00.000Z' };
    const works: readonly ((tables: Pick<Database, 'read' | 'dialect'>) => Promise<unknown>)[] = [
      (tables) => listMeetings(tables, { from, to: now, limit: 100 }),
      (tables) => listMeetings(tables, { from, to: now, after: 2600, limit: 100 }),
      (tables) => meetingsBeside(tables, place, place),
      (tables) => othersOf(tables, { id: 1, email: 'person-1@screens.example', phone: '+966500000001' }),
      (tables) => countWaiting(tables, at, { week: [from, now], day: [from, now] }),
    ];
    for (const work of works) expect(await wasteOf(database, work)).toEqual([]);
  });

  it('costs as many questions for a person of many numbers as for one of few', async () => {
    const questions = async (email: string) =>
      (await plansOf(database, (tables) => findRelated(tables, { email }))).filter(({ query }) =>
        query.includes('"enquiry"'),
      ).length;
    expect(await questions('person-1@screens.example')).toBe(await questions('nobody@screens.example'));
  });
});
