import { baseOfKind, findableOf } from '../../content/findable.ts';
import { findableKinds } from '../../content/findable-kinds.ts';
import type { SearchQuestion } from '../../content/model/search.ts';
import { otherLanguage } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { correctTerms } from './correct-terms.ts';
import { type Candidate, findCandidates, type Scope } from './find-candidates.ts';
import { type ParsedQuery, parseQuery, type Term } from './parse-query.ts';
import { weigh } from './weigh.ts';

export interface Found {
  readonly documents: readonly Candidate[];
  /** The words as they were looked for, corrected where nothing was found otherwise. */
  readonly terms: readonly Term[];
}

/** What stands in the visitor's own language comes before the same find in the other. */
const otherLanguageWeight = 0.6;

/** What one record offers: its best document's weight, and the document to show. */
interface Offer {
  readonly document: Candidate;
  readonly weight: number;
}

const rankOf = ({ collection }: Candidate): number =>
  findableKinds.findIndex((kind) => kind === findableOf(collection)?.kind);

const compare = (a: Offer, b: Offer): number =>
  b.weight - a.weight || rankOf(a.document) - rankOf(b.document) || a.document.entry_id - b.document.entry_id;

/** Titles first, then everything, each in the visitor's language and the other, until there is enough. */
async function gather(
  database: Database,
  question: SearchQuestion,
  scope: Omit<Scope, 'wordsIn' | 'where'>,
  query: ParsedQuery,
): Promise<Offer[]> {
  const { language, limit } = question;
  const offers = new Map<string, Offer>();
  for (const where of ['title', 'anywhere'] as const) {
    for (const wordsIn of [language, otherLanguage(language)]) {
      if (where === 'anywhere' && offers.size >= limit) continue;
      for (const document of await findCandidates(database, { ...scope, wordsIn, where })) {
        const key = `${document.collection}/${document.entry_id}`;
        const weight = weigh(document, query) * (wordsIn === language ? 1 : otherLanguageWeight);
        const known = offers.get(key);
        // The visitor's own words are shown wherever they were found, even if the other language has better ones.
        offers.set(key, { document: known?.document ?? document, weight: Math.max(weight, known?.weight ?? 0) });
      }
    }
  }
  return [...offers.values()].toSorted(compare).slice(0, limit);
}

/**
 * Finds the documents that answer a question, the best first. All words must be found as typed or in another form;
 * failing that, corrected; failing that, some of them.
 */
export async function findDocuments(database: Database, question: SearchQuestion): Promise<Found> {
  const parsed = parseQuery(question.query);
  if (parsed.terms.length === 0) return { documents: [], terms: [] };
  const bases = (question.kind === undefined ? findableKinds : [question.kind]).map(baseOfKind);
  const ask = async (terms: readonly Term[], demand: Scope['demand']): Promise<Found> => {
    const scope = { terms, demand, bases, seenIn: question.language };
    const offers = await gather(database, question, scope, { phrase: parsed.phrase, terms });
    return { documents: offers.map(({ document }) => document), terms };
  };

  const asTyped = await ask(parsed.terms, 'every');
  if (asTyped.documents.length > 0) return asTyped;
  const corrected = await correctTerms(database.read, parsed.terms);
  const meant = await ask(corrected, 'every');
  if (meant.documents.length > 0 || corrected.length === 1) return meant;
  return ask(corrected, 'some');
}
