import { type Expression, type SqlBool, sql } from 'kysely';
import { isIndexed, latestLooked } from '../../../calls/model/latest-looked.ts';
import { likePattern, matchOf } from '../../database/parts-of-words.ts';
import { fold } from '../../../language/fold.ts';

const searched = sql<string>`coalesce(folded, lower(sender || ' ' || subject || ' ' || message || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference))`;

/** A phone number as people write it, with whatever gaps. */
const number = /^\+?[\d\s()-]{7,}$/;

/** What is looked for: folded words; a number the way it is kept, without the zeros of dialling and the gaps of writing. */
function partsOf(words: string): readonly string[] {
  const folded = fold(words.trim());
  return (number.test(folded) ? [folded] : folded.split(/\s+/))
    .map((part) => (number.test(part) ? part.replace(/\D/g, '').replace(/^0+/, '') : part))
    .filter((part) => part !== '');
}

/** Shorter words are looked for here, where no longer one stands beside them. */
const isLatest = sql<SqlBool>`enquiry.id > (select max(id) from enquiry) - ${latestLooked}`;

/** How messages that hold some words are found. */
interface Question {
  /** What SQLite's index of words is asked; `null` where it does not help. */
  readonly match: string | null;
  readonly conditions: readonly Expression<SqlBool>[];
}

/** Messages in which each of the words stands, in whatever order and as a part of whatever word. */
export function wordsIn(words: string, dialect: 'sqlite' | 'postgres'): Question {
  const parts = partsOf(words);
  const [known, short] = [parts.filter(isIndexed), parts.filter((part) => !isIndexed(part))];
  const leads = dialect === 'sqlite' && known.length > 0;
  const compared = leads ? short : parts;
  return {
    match: leads ? matchOf(known) : null,
    conditions: [
      ...compared.map((part) => sql<SqlBool>`${searched} like ${likePattern(part)} escape '\\'`),
      ...(parts.length > 0 && known.length === 0 ? [isLatest] : []),
    ],
  };
}
