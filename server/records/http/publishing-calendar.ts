import { type Kysely, sql } from 'kysely';
import { wordsInBoth } from '../../../calls/model/answers.ts';
import { type CalendarEvent, mostCalendarEvents } from '../../../calls/calendar.ts';
import { type Language, languages, type Words } from '../../../language/languages.ts';
import type { Timestamp, Tables } from '../../database/tables.ts';
import { isKnown, type TimeColumn, timeColumns } from '../repository/publish-due.ts';
import { indexedOf } from '../index/indexed-of.ts';

interface Span {
  readonly from: Timestamp;
  /** Exclusive. */
  readonly to: Timestamp;
}

type Event = Omit<CalendarEvent, 'title' | 'exists'> & { readonly called: Words };

/** The scheduled times of one column, earliest first. */
export const selectPlanned = (read: Kysely<Tables>, column: TimeColumn, { from, to }: Span, limit: number) =>
  read
    .selectFrom('entry')
    .select(['collection', 'id', 'parent_id', `${column} as at`])
    .where(column, '>=', from)
    .where(column, '<', to)
    .where(isKnown('entry'))
    .orderBy(column)
    .limit(limit);

/** Identical to the condition of the partial index over these changes. */
const isPublishing = sql<boolean>`(publishing in ('publish', 'unpublish') or (publishing is null and action = 'create'))`;

/** The records that were published and unpublished, latest first. */
export const selectDone = (read: Kysely<Tables>, { from, to }: Span, limit: number) =>
  read
    .selectFrom('revision')
    .select(['at', 'collection', 'entry_id', 'parent_id', 'title', 'publishing', 'languages'])
    .where(isPublishing)
    .where('at', '>=', from)
    .where('at', '<', to)
    .where(isKnown('revision'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

const nameless: Words = { en: '', ar: '' };

/** The title of a record in the history, from its stored JSON. */
function wordsOf(json: string | null): Words {
  const title: unknown = JSON.parse(json ?? 'null');
  if (typeof title === 'string') return { en: title, ar: title };
  return wordsInBoth.safeParse(title).data ?? nameless;
}

async function findPlanned(read: Kysely<Tables>, span: Span, limit: number): Promise<Event[]> {
  const found = new Map<string, Event>();
  for (const column of timeColumns) {
    const kind = column.startsWith('publish') ? 'publish' : 'takeBack';
    const language: Language = column.endsWith('en') ? 'en' : 'ar';
    for (const { collection: slug, id, parent_id, at } of await selectPlanned(read, column, span, limit).execute()) {
      const key = `${kind} ${at} ${slug}/${id}`;
      const inOthers = found.get(key)?.languages ?? [];
      found.set(key, {
        kind,
        at: at ?? '',
        base: slug,
        id,
        category_id: parent_id,
        called: nameless,
        languages: languages.filter((each) => each === language || inOthers.includes(each)),
      });
    }
  }
  return [...found.values()].toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, limit);
}

async function findDone(read: Kysely<Tables>, span: Span, limit: number): Promise<Event[]> {
  const rows = await selectDone(read, span, limit).execute();
  return rows.map(({ at, collection: slug, entry_id, parent_id, title, publishing, languages: meant }) => ({
    kind: publishing === 'unpublish' ? 'takenBack' : 'published',
    at,
    base: slug,
    id: entry_id ?? 0,
    category_id: parent_id,
    // A new record without a publishing action is published in both languages.
    languages: publishing === null || meant === 'both' ? [...languages] : meant === null ? [] : [meant],
    called: wordsOf(title),
  }));
}

/** The records that are to be published or unpublished between two times, the earliest first, at most `most`. */
export async function readPlanned(read: Kysely<Tables>, span: Span, most: number) {
  const planned = await findPlanned(read, span, most);
  const indexed = await indexedOf(
    read,
    planned.map(({ base: collection, id }) => ({ collection, id })),
  );
  return planned.map((event) => ({
    ...event,
    title: indexed({ collection: event.base, id: event.id })?.title ?? nameless,
  }));
}

/** Past and scheduled publishing and unpublishing in a time span, at most `most` events; see `calls/calendar.ts`. */
export async function readCalendar(read: Kysely<Tables>, span: Span, most = mostCalendarEvents) {
  const planned = await findPlanned(read, span, most + 1);
  const done = await findDone(read, span, most + 1);
  const all = [...planned, ...done];
  const shown = all.slice(0, most);
  const indexed = await indexedOf(
    read,
    shown.map(({ base: collection, id }) => ({ collection, id })),
  );
  const events = shown.map(({ called, ...event }): CalendarEvent => {
    const known = indexed({ collection: event.base, id: event.id });
    return {
      ...event,
      category_id: known === undefined ? event.category_id : (known.parent?.id ?? null),
      title: known?.title ?? called,
      exists: known !== undefined,
    };
  });
  return { events, is_whole: all.length === shown.length };
}
