import type { DatabaseSync } from 'node:sqlite';
import { type ContentVersions, createListeners, toChangedTags, toWrittenTags } from './content-versions.ts';

/** Long work touches thousands; each statement is one piece of work for the process. */
const tagsAtOnce = 200;

/**
 * Versions on SQLite: `touch` numbers the changed tags in the table `version`; `PRAGMA data_version` tells for next
 * to nothing whether anybody committed since it was last asked, and only then the table is read.
 *
 * @param watcher a connection of its own, because `data_version` stands still for the connection's own commits
 */
export function createSqliteVersions(watcher: DatabaseSync): ContentVersions {
  const listeners = createListeners();
  const askDataVersion = watcher.prepare('pragma data_version');
  const askNewest = watcher.prepare('select coalesce(max(value), 0) as value from version');
  const askChanged = watcher.prepare('select tag, value from version where value > ? order by value');
  const dataVersion = () => Number(askDataVersion.get()?.['data_version']);

  let known = dataVersion();
  let seen = Number(askNewest.get()?.['value']);

  return {
    current() {
      const asked = dataVersion();
      if (asked === known) return seen;
      known = asked;
      const changed = askChanged.all(seen);
      const last = changed.at(-1);
      if (last === undefined) return seen;
      seen = Number(last['value']);
      listeners.tell(toChangedTags(changed.map((row) => String(row['tag']))));
      return seen;
    },
    onChange: listeners.add,
    async touch(transaction, tags) {
      if (tags.length === 0) return;
      const { newest } = await transaction
        .selectFrom('version')
        .select(({ fn }) => fn.max('value').as('newest'))
        .executeTakeFirstOrThrow();
      const value = (newest ?? 0) + 1;
      const rows = [...new Set(toWrittenTags(tags))].map((tag) => ({ tag, value }));
      for (let start = 0; start < rows.length; start += tagsAtOnce) {
        await transaction
          .insertInto('version')
          .values(rows.slice(start, start + tagsAtOnce))
          .onConflict((conflict) => conflict.column('tag').doUpdateSet({ value }))
          .execute();
      }
    },
  };
}
