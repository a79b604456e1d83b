import type { Kysely } from 'kysely';
import { act } from '../../content/publishing/act.ts';
import type { Edition } from '../../content/publishing/edition.ts';
import { withoutTimes } from '../../content/publishing/take-back.ts';
import { languages } from '../../language/languages.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/known-collections.ts';
import type { Database } from '../database/connect.ts';
import type { Moment, Tables } from '../database/tables.ts';
import { editionIn } from '../changes/edition-of.ts';
import { runChange } from './run-change.ts';
import { changeEntry } from './write-entry.ts';

/** Who publishes by itself, as the history names him; no administrator has such a name. */
export const clockActor = { name: '(schedule)' };

const dueLanguages = ({ states }: Edition, now: Date) =>
  languages.filter((language) => states[language].at !== null && Date.parse(states[language].at) <= now.getTime());

/** Publishes one record if it still is due; what visitors would miss something of becomes a draft again. */
const publishOne = (database: Database, base: string, id: number, now: Date): Promise<boolean> =>
  runChange(database, clockActor, async (change) => {
    const collection = knownCollection(base);
    // Another process may have been first: whoever holds the transaction sees what the others have done.
    const row = await findRow(change.tx, base, id);
    if (collection === undefined || row === undefined) return false;
    if (dueLanguages(editionIn(collection, row), now).length === 0) return false;
    const edit = (edition: Edition): Edition => {
      const request = { action: 'publish', languages: dueLanguages(edition, now) } as const;
      const result = act(collection, edition, request, now.getTime());
      return 'edition' in result ? result.edition : { ...edition, states: withoutTimes(edition.states, now.getTime()) };
    };
    await changeEntry(change, collection, id, { edit });
    return true;
  });

/** See `EntryStore.publishDue`. */
export async function publishDue(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const due = await database.read
    .selectFrom('entry')
    .select(['collection', 'id'])
    .where((eb) => eb.or([eb('publish_at_en', '<=', at), eb('publish_at_ar', '<=', at)]))
    .orderBy('collection')
    .orderBy('id')
    .execute();
  let published = 0;
  for (const { collection, id } of due) if (await publishOne(database, collection, id, now)) published += 1;
  return published;
}

/** See `EntryStore.nextPublishing`. */
export async function nextPublishing(read: Kysely<Tables>): Promise<Moment | null> {
  const first = await read
    .selectFrom('entry')
    .select((eb) => [eb.fn.min('publish_at_en').as('en'), eb.fn.min('publish_at_ar').as('ar')])
    .where((eb) => eb.or([eb('publish_at_en', 'is not', null), eb('publish_at_ar', 'is not', null)]))
    .executeTakeFirst();
  return [first?.en, first?.ar].filter((at) => typeof at === 'string').toSorted()[0] ?? null;
}
