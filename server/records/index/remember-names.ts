import { toSlug } from '../../../content/hyphenate.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import type { Change } from '../changes/change.ts';
import type { RecordIndexRow } from '../../database/tables.ts';

/**
 * Remembers what a record was called before a change, where its address stands behind a question mark: links to it once
 * held its names alone, and are followed for as long as it is there.
 */
export async function rememberNames(
  { tx, at }: Pick<Change, 'tx' | 'at'>,
  { base, page }: Pick<Collection, 'base' | 'page'>,
  { before, after }: { readonly before: RecordIndexRow; readonly after: RecordIndexRow },
): Promise<void> {
  if (page?.query === undefined) return;
  const left = languages.filter((language) => before[`name_${language}`] !== after[`name_${language}`]);
  const slugs = new Set(left.map((language) => toSlug(before[`name_${language}`])).filter((slug) => slug !== ''));
  for (const slug of slugs) {
    await tx
      .insertInto('former_name')
      .values({ collection: base, slug, entry_id: before.entry_id, left_at: at })
      .onConflict((conflict) => conflict.columns(['collection', 'slug', 'entry_id']).doUpdateSet({ left_at: at }))
      .execute();
  }
}
