import { overview } from '../../../calls/overview.ts';
import { collections } from '../../../content/collections/index.ts';
import { settingsId } from '../../../content/is-settings-group.ts';
import { isCompleteIn, isWritten } from '../../../content/is-complete-in.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { settings } from '../../../content/settings.ts';
import type { Language } from '../../../language/languages.ts';
import { asEdited } from '../changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import type { EntryStore } from '../repository/entry-store.ts';
import type { Serve } from '../../http/serve.ts';

interface CompletenessSources {
  readonly database: Database;
  readonly entries: EntryStore;
}

/** A settings group has one record, which counts once one of its fields has a value. */
async function countGroup(entries: Pick<EntryStore, 'get'>, group: Collection) {
  const { base, screen } = group;
  const stored = await entries.get(group, settingsId);
  const fields = stored === null ? null : asEdited(stored).fields;
  const countIn = (language: Language): number => (fields !== null && isCompleteIn(group, fields, language) ? 1 : 0);
  return {
    base,
    screen: null,
    area: screen.area,
    records: fields !== null && isWritten(group, fields) ? 1 : 0,
    en: countIn('en'),
    ar: countIn('ar'),
  };
}

/**
 * Serves how complete the content is in both languages: for each collection, with its dashboard screen and area, and
 * for each settings group.
 */
export async function readCompleteness({ database, entries }: CompletenessSources) {
  const counts = await database.read.selectFrom('record_count').selectAll().execute();
  const bySlug = new Map(counts.map((count) => [count.collection, count]));
  const ofCollections = collections.map(({ base, placement, screen }) => {
    const { records = 0, complete_en: en = 0, complete_ar: ar = 0 } = bySlug.get(base) ?? {};
    return { base, screen: placement.screen, area: screen.area, records, en, ar };
  });
  return [...ofCollections, ...(await Promise.all(settings.map((group) => countGroup(entries, group))))];
}

export function serveCompleteness(serve: Serve, sources: CompletenessSources): void {
  serve(overview.completeness, () => readCompleteness(sources));
}
