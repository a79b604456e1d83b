import type { Candidate } from './find-candidates.ts';
import type { ParsedQuery, Term } from './parse-query.ts';

type Place = 'whole' | 'start' | 'inside';

const inTitle: Readonly<Record<Place, number>> = { whole: 100, start: 60, inside: 30 };
const inText: Readonly<Record<Place, number>> = { whole: 20, start: 12, inside: 6 };
const titleIsQuestion = 1000;
const titleStartsSo = 300;
const phraseInTitle = 150;
const phraseInText = 15;
/** For a title in which the phrase is everything; in longer ones it is a part of that. */
const phraseFillsTitle = 60;

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** How a word stands in a text at its best: alone, at the start of a longer one, or inside it. */
function placeOf(text: string, word: string): Place | null {
  let best: Place | null = null;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1])) {
      if (!isLetter(text[at + word.length])) return 'whole';
      best = 'start';
    }
    best ??= 'inside';
  }
  return best;
}

function weighTerm({ folded_title, folded_text }: Candidate, term: Term): number {
  let best = 0;
  for (const { word, weight } of term) {
    const title = placeOf(folded_title, word);
    const text = placeOf(folded_text, word);
    const found = (title === null ? 0 : inTitle[title]) + (text === null ? 0 : inText[text]);
    best = Math.max(best, weight * found);
  }
  return best;
}

/** How well a document answers a question; exact titles before titles before texts, typed words before corrected ones. */
export function weigh(candidate: Candidate, { phrase, terms }: ParsedQuery): number {
  const { folded_title: title, folded_text: text } = candidate;
  let weight = 0;
  if (title === phrase) weight += titleIsQuestion;
  else if (title.startsWith(`${phrase} `)) weight += titleStartsSo;
  else if (title.includes(phrase)) weight += phraseInTitle;
  if (title.includes(phrase)) weight += (phraseFillsTitle * phrase.length) / title.length;
  if (text.includes(phrase)) weight += phraseInText;
  for (const term of terms) weight += weighTerm(candidate, term);
  return weight;
}
