import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { EntryLink } from './entry-store.ts';

/** Rows per query, so that other requests are served in between. */
const atOnce = 500;

/** See `EntryStore.linkedPaths`. */
export async function* findLinkedPaths(read: Kysely<Tables>): AsyncGenerator<readonly string[]> {
  for (let last = ''; ;) {
    const rows = await read
      .selectFrom('usage')
      .select('path')
      .distinct()
      .where('path', '>', last)
      .orderBy('path')
      .limit(atOnce)
      .execute();
    const paths = rows.flatMap(({ path }) => path ?? []);
    if (paths.length > 0) yield paths;
    last = paths.at(-1) ?? last;
    if (paths.length < atOnce) return;
  }
}

/** See `EntryStore.linksTo`. */
export async function findLinksTo(read: Kysely<Tables>, paths: readonly string[]): Promise<readonly EntryLink[]> {
  const links: EntryLink[] = [];
  for (let start = 0; start < paths.length; start += atOnce) {
    const rows = await read
      .selectFrom('usage')
      .select(['collection', 'entry_id', 'field', 'path'])
      .distinct()
      .where('path', 'in', paths.slice(start, start + atOnce))
      .execute();
    for (const { collection, entry_id: entryId, field, path } of rows)
      links.push({ collection, entryId, field, path: path ?? '' });
  }
  return links;
}
