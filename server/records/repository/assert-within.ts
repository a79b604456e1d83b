import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { Values } from '../../../content/publishing/edition.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { type Issue, wireName } from '../../../fields/field.ts';
import type { ReferenceOptions } from '../../../fields/reference/field.ts';
import type { Tables } from '../../database/tables.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';

type Within = NonNullable<ReferenceOptions['within']>;

/** The ids of the records whose strips lead to a record, which so belongs to them. */
async function ownersOf(
  connection: Kysely<Tables>,
  { strip }: Within,
  to: string,
  id: number,
): Promise<ReadonlySet<number>> {
  const links = await connection
    .selectFrom('usage')
    .innerJoin('entry', (join) =>
      join.onRef('entry.collection', '=', 'usage.collection').onRef('entry.id', '=', 'usage.entry_id'),
    )
    .select(['usage.path', 'entry.parent_id'])
    .where('usage.collection', '=', strip)
    .where('usage.path', 'is not', null)
    .execute();
  return new Set(
    links.flatMap(({ path, parent_id }) => {
      const led = readRecordAddress(path ?? '');
      return parent_id !== null && led?.id === id && led.collection.base === to ? [parent_id] : [];
    }),
  );
}

/**
 * Refuses a reference to a record that belongs to another record than the one that a second field names, where a change
 * sets either of the two. What no strip leads to belongs to none, and fits everywhere.
 * @throws InvalidError
 */
export async function assertWithin(
  connection: Kysely<Tables>,
  collection: Collection,
  { before, after }: { readonly before: Values | null; readonly after: Values },
): Promise<void> {
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(collection.fields)) {
    const options: Partial<ReferenceOptions> = field.options;
    const { within, to } = options;
    if (within === undefined || to === undefined) continue;
    const [id, owner] = [after[name], after[within.field]];
    if (typeof id !== 'number' || typeof owner !== 'number') continue;
    if (before !== null && before[name] === id && before[within.field] === owner) continue;
    const owners = await ownersOf(connection, within, to, id);
    if (owners.size > 0 && !owners.has(owner)) issues.push({ path: wireName(name, field), code: 'otherCategory' });
  }
  if (issues.length > 0) throw new InvalidError(issues, 'otherCategory');
}
