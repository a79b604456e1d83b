import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addRows } from './add-rows.ts';
import { inParts } from './in-parts.ts';
import { lightStem } from './light-stem.ts';
import { nearVariants } from './near-variants.ts';
import { findableWords } from './to-postings.ts';

/**
 * Stores the words of a folded text for prefixes and corrections. Skips known words and adds the new ones to `known`.
 */
export async function writeWords(
  tx: Kysely<Tables>,
  folded: string,
  known: Set<string> = new Set<string>(),
): Promise<void> {
  const words = [...new Set(findableWords(folded))].filter((word) => !known.has(word));
  const distinct = [...new Set([...words, ...words.map(lightStem)])].toSorted();
  for (const word of words) known.add(word);
  for (const part of inParts(distinct)) {
    const added = await tx
      .insertInto('search_word')
      .values(part.map((word) => ({ word })))
      .onConflict((conflict) => conflict.column('word').doNothing())
      .returning('word')
      .execute();
    const variants = added.flatMap(({ word }) => nearVariants(word).map((variant) => [variant, word]));
    await addRows(tx, 'search_near', ['variant', 'word'], variants);
  }
}
