import { type Expression, type SqlBool, sql } from 'kysely';
import { latestLooked } from '../../../calls/model/latest-looked.ts';
import { fold } from '../../../language/fold.ts';
import { likePattern } from '../../database/parts-of-words.ts';

const searched = sql<string>`coalesce(folded, lower(sender || ' ' || subject || ' ' || message || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference))`;

/** A phone number as people write it, with spaces and punctuation. */
const number = /^\+?[\d\s()-]{7,}$/;

/** Folded search terms. A phone number is reduced to its digits without leading zeros, as it is stored. */
export function partsOf(words: string): readonly string[] {
  const folded = fold(words.trim());
  return (number.test(folded) ? [folded] : folded.split(/\s+/))
    .map((part) => (number.test(part) ? part.replace(/\D/g, '').replace(/^0+/, '') : part))
    .filter((part) => part !== '');
}

/** True for enquiries whose text contains a term, also inside a word. */
export const holdsPart = (part: string): Expression<SqlBool> =>
  sql<SqlBool>`${searched} like ${likePattern(part)} escape '\\'`;

/** Limits the search to the latest enquiries; used if all terms are too short for the index. */
export const isLatest = sql<SqlBool>`enquiry.id > (select max(id) from enquiry) - ${latestLooked}`;
