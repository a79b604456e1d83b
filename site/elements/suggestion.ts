import type { FoundPage } from '../../calls/search.ts';
import type { SuggestionWords } from '../suggestion-words.ts';

/** One answer of the search call, as far as it is shown. */
export type Suggestion = Pick<FoundPage, 'kind' | 'title' | 'path' | 'image'>;

const isSuggestion = (given: unknown): given is Suggestion =>
  typeof given === 'object' &&
  given !== null &&
  'title' in given &&
  'path' in given &&
  'kind' in given &&
  'image' in given;

/** The results in an answer of the search call. */
export function readSuggestions(answer: unknown): readonly Suggestion[] {
  const results = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : [];
  return Array.isArray(results) ? results.filter(isSuggestion) : [];
}

const element = (name: string, className: string, ...inside: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
};

/** A text with its matches marked. */
function drawMarked({ text, language, matches }: Suggestion['title']): HTMLElement {
  const drawn = element('bdi', 'suggestion-title');
  drawn.lang = language;
  let at = 0;
  for (const [start, end] of matches) {
    drawn.append(text.slice(at, start), element('mark', '', text.slice(start, end)));
    at = end;
  }
  drawn.append(text.slice(at));
  return drawn;
}

function drawPicture(address: string | null): HTMLElement {
  if (address === null) return element('span', 'suggestion-picture');
  const picture = new Image(64, 48);
  // Signs are shown whole, photographs fill their place.
  picture.className = address.endsWith('.svg') ? 'suggestion-picture suggestion-sign' : 'suggestion-picture';
  picture.alt = '';
  picture.src = address;
  return picture;
}

const option = (address: string, ...inside: readonly (Node | string)[]): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.className = 'suggestion';
  link.role = 'option';
  link.href = address;
  link.tabIndex = -1;
  link.ariaSelected = 'false';
  link.append(...inside);
  return link;
};

/** A record as one of the suggestions. */
export const drawSuggestion = (
  { kind, title, path, image }: Suggestion,
  words: SuggestionWords,
  prefix: string,
): HTMLAnchorElement =>
  option(
    path.startsWith('/') ? `${prefix}${path}` : path,
    drawPicture(image),
    element('span', 'suggestion-words', drawMarked(title), element('span', 'suggestion-kind', words.kinds[kind] ?? '')),
  );

/** The last suggestion: everything that was found. */
export const drawAll = (address: string, words: SuggestionWords): HTMLAnchorElement => {
  const link = option(address, words.all);
  link.classList.add('suggestion-all');
  return link;
};
