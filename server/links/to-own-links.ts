import type { Kysely } from 'kysely';
import type { OwnLink } from '../../calls/links.ts';
import { isSettingsGroup } from '../../content/is-settings-group.ts';
import { apiNameOf } from '../../fields/field.ts';
import { knownCollection } from '../records/changes/read-values.ts';
import type { Tables } from '../database/tables.ts';
import type { RecordKey } from '../records/changes/change.ts';
import { type Indexed, indexedOf } from '../records/index/indexed-of.ts';

/** Maximum number of links whose records are looked up in one statement per collection. */
const atOnce = 500;

/** A link of a record, as it is stored. */
export interface StoredLink extends RecordKey {
  /** The field's name in the code. */
  readonly field: string;
  readonly path: string;
}

function toOwnLink({ collection: slug, id, field, path }: StoredLink, indexed: Indexed | undefined): OwnLink[] {
  const collection = knownCollection(slug);
  if (collection === undefined) return [];
  const isGroup = isSettingsGroup(collection);
  if (indexed === undefined && !isGroup) return [];
  const declared = collection.fields[field];
  return [
    {
      base: slug,
      id,
      category_id: indexed?.parent?.id ?? null,
      title: isGroup ? collection.label : (indexed?.title ?? { en: '', ar: '' }),
      field: declared === undefined ? field : apiNameOf(field, declared),
      link: path,
    },
  ];
}

/** Adds the titles of their records to links. Links of deleted records are left out. */
export async function toOwnLinks(read: Kysely<Tables>, links: readonly StoredLink[]): Promise<readonly OwnLink[]> {
  const named: OwnLink[] = [];
  for (let start = 0; start < links.length; start += atOnce) {
    const some = links.slice(start, start + atOnce);
    const indexed = await indexedOf(read, some);
    named.push(...some.flatMap((link) => toOwnLink(link, indexed(link))));
  }
  return named;
}
