import type { DatabaseSync } from 'node:sqlite';
import { type ContentVersions, createListeners, toChangedTags, toWrittenTags } from './content-versions.ts';

/** Long work touches thousands of tags, and each statement blocks the process while it runs. */
const tagsAtOnce = 200;

/**
 * Versions on SQLite. `touch` stores a new number for the changed tags in the table `version`. `PRAGMA data_version` is
 * a cheap check for commits since the last call; the table is read only after a commit.
 *
 * @param watcher a connection of its own, because `data_version` does not change for the connection's own commits
 */
export function createSqliteVersions(watcher: DatabaseSync): ContentVersions {
  const listeners = createListeners();
  const askDataVersion = watcher.prepare('pragma data_version');
  const askNewest = watcher.prepare('select coalesce(max(value), 0) as value from version');
  const selectChanged = watcher.prepare('select tag, value from version where value > ? order by value');
  const dataVersion = () => Number(askDataVersion.get()?.['data_version']);

  let known = dataVersion();
  let seen = Number(askNewest.get()?.['value']);

  return {
    current() {
      const current = dataVersion();
      if (current === known) return seen;
      known = current;
      const changed = selectChanged.all(seen);
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
