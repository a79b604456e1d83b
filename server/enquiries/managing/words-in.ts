import { type Expression, type SqlBool, sql } from 'kysely';
import { latestLooked } from '../../../calls/model/latest-looked.ts';
import { fold } from '../../../language/fold.ts';
import { likePattern } from '../../database/parts-of-words.ts';

const searched = sql<string>`coalesce(folded, lower(sender || ' ' || subject || ' ' || message || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference))`;

/** A phone number as people write it, with whatever gaps. */
const number = /^\+?[\d\s()-]{7,}$/;

/** What is looked for: folded words; a number the way it is kept, without the zeros of dialling and the gaps of writing. */
export function partsOf(words: string): readonly string[] {
  const folded = fold(words.trim());
  return (number.test(folded) ? [folded] : folded.split(/\s+/))
    .map((part) => (number.test(part) ? part.replace(/\D/g, '').replace(/^0+/, '') : part))
    .filter((part) => part !== '');
}

/** Messages in whose words a part stands, within whatever word. */
export const holdsPart = (part: string): Expression<SqlBool> =>
  sql<SqlBool>`${searched} like ${likePattern(part)} escape '\\'`;

/** Shorter parts are looked for here, where no longer one stands beside them. */
export const isLatest = sql<SqlBool>`enquiry.id > (select max(id) from enquiry) - ${latestLooked}`;
