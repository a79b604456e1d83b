import { fold } from '../../language/fold.ts';
import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { Field } from '../field.ts';

/** A field of a row. */
interface Part {
  readonly name: string;
  readonly field: Field;
}

/** The target of a pasted column: the index of its part, and its language. */
interface ColumnPlace {
  readonly part: number;
  /** `null` for a part that is the same in both languages. */
  readonly language: Language | null;
}

interface Placed {
  /** The target of each pasted column; `null` for columns without one. */
  readonly places: readonly (ColumnPlace | null)[];
  /** The rows without the row of column names. */
  readonly rows: readonly (readonly string[])[];
}

/** The content of a column: words of a language, units and codes that both languages use, no letters, or nothing. */
type Script = Language | 'code' | 'none' | 'empty';

const arabic = /\p{Script=Arabic}/u;
const letter = /\p{L}/u;
/** Matches words. `mm`, `deg`, `IP65` and `LED` are also used in Arabic, and do not count as words of a language. */
const latinWord = /\p{Lu}\p{Ll}{2}|\p{Ll}{4}/u;

function scriptOf(rows: readonly (readonly string[])[], at: number): Script {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const written = cells.filter((cell) => letter.test(cell));
  if (written.length === 0) return cells.length === 0 ? 'empty' : 'none';
  if (written.filter((cell) => arabic.test(cell)).length * 2 >= written.length) return 'ar';
  return written.some((cell) => latinWord.test(cell)) ? 'en' : 'code';
}

const languageWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['english', 'en', 'انجليزي', 'انجليزيه', 'الانجليزيه', 'بالانجليزيه', 'الانجليزي', 'بالانجليزي'].map(fold)),
  ar: new Set(['arabic', 'ar', 'عربي', 'عربيه', 'العربيه', 'بالعربيه', 'العربي', 'بالعربي'].map(fold)),
};

interface Head {
  /** The part with this name; -1 for the name of a language alone. */
  readonly part: number;
  readonly language: Language | undefined;
  readonly isArabic: boolean;
}

/** Reads a cell as the name of a column; `null` if it is not one. */
function headOf(cell: string, parts: readonly Part[]): Head | null {
  const words = fold(cell)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const language = languages.find((each) => words.some((word) => languageWords[each].has(word)));
  const name = words.filter((word) => language === undefined || !languageWords[language].has(word)).join(' ');
  const part = parts.findIndex(({ name: own, field: { options } }) =>
    [own, options.apiName, options.label?.en, options.label?.ar].some(
      (each) => each !== undefined && fold(each) === name,
    ),
  );
  if (part === -1 && (name !== '' || language === undefined)) return null;
  return { part, language, isArabic: arabic.test(cell) };
}

/** Number of first rows in which column names are searched for: a title may be above them. */
const mostAbove = 3;

/** Reads a row as column names; `null` if it is an ordinary row. */
function headsIn(row: readonly string[], parts: readonly Part[]): readonly (Head | null)[] | null {
  if (row.filter((cell) => cell !== '').length < 2) return null;
  const heads = row.map((cell) => headOf(cell, parts));
  return row.every((cell, at) => cell === '' || heads[at] !== null) ? heads : null;
}

/** The row with the column names; `null` if there is none, or no row below it. */
function findHeads(cells: Placed['rows'], parts: readonly Part[]) {
  for (const [at, row] of cells.slice(0, Math.min(mostAbove, cells.length - 1)).entries()) {
    const heads = headsIn(row, parts);
    if (heads !== null) return { at, heads };
  }
  return null;
}

/** The language of most columns with words; `undefined` without such columns, or if both have as many. */
function languageOf(scripts: readonly Script[]): Language | undefined {
  const count = (language: Language): number => scripts.filter((script) => script === language).length;
  if (count('ar') === count('en')) return undefined;
  return count('ar') > count('en') ? 'ar' : 'en';
}

/** The targets given by the column names. */
function namedPlaces(
  heads: readonly (Head | null)[],
  scripts: readonly Script[],
  parts: readonly Part[],
  language: Language,
): readonly (ColumnPlace | null)[] {
  const most = languageOf(scripts) ?? language;
  return heads.map((head, at) => {
    if (head === null || head.part === -1) return null;
    if (parts[head.part]?.field.translated !== true) return { part: head.part, language: null };
    const script = scripts[at];
    const isTwice = heads.some((other) => other !== head && other?.part === head.part);
    const own = script === 'ar' || script === 'en' ? script : undefined;
    return { part: head.part, language: head.language ?? (isTwice ? (head.isArabic ? 'ar' : 'en') : (own ?? most)) };
  });
}

/** How well a column fits the language of its target. */
function fitOf(script: Script | undefined, language: Language | null): number {
  if (language === null || script === undefined || (script !== 'ar' && script !== 'en')) return 0;
  // An Arabic text may contain Latin words; an English one contains no Arabic words.
  return script === language ? 2 : script === 'ar' ? -10 : -3;
}

/** Penalty of a column without a target, whose cells would be lost. */
const lostColumn = -4;

const isPlaced = (place: ColumnPlace | null): place is ColumnPlace => place !== null;

function scoreOf(places: readonly (ColumnPlace | null)[], scripts: readonly Script[]): number {
  const fits = scripts.map((script, at) => {
    const place = places[at] ?? null;
    return place === null ? (script === 'empty' ? 0 : lostColumn) : fitOf(script, place.language);
  });
  const pairs = places.filter(isPlaced).flatMap((place, at, all) => {
    const next = all[at + 1];
    if (next?.part !== place.part) return [];
    const [one = 'empty', other = 'empty'] = [place, next].map((each) => scripts[places.indexOf(each)]);
    // A number is not a translation of a name.
    const isOdd = (one === 'none') !== (other === 'none') && one !== 'empty' && other !== 'empty';
    return [isOdd ? -3 : one === other ? -0.5 : one === 'code' || other === 'code' ? -1 : 0];
  });
  // If one text was copied in both languages, all of them usually were.
  const isEven = pairs.length > 0 && pairs.length * 2 === places.filter(isPlaced).length;
  return [...fits, ...pairs].reduce((sum, each) => sum + each, isEven ? 1 : 0);
}

/** All assignments in which each part takes one column, or two: one for each language. */
function pairings(
  parts: readonly Part[],
  count: number,
  pair: readonly Language[],
  single: (at: number) => Language,
): (ColumnPlace | null)[][] {
  let all: ColumnPlace[][] = [[]];
  for (const [part, { field }] of parts.entries()) {
    all = all.flatMap((places) => {
      if (places.length >= count) return [places];
      if (!field.translated) return [[...places, { part, language: null }]];
      const one = [...places, { part, language: single(places.length) }];
      // Few lists have more parts, and those are not pasted in both languages.
      return part >= mostPaired ? [one] : [one, [...places, ...pair.map((language) => ({ part, language }))]];
    });
  }
  return all.map((places) => Array.from({ length: count }, (_, at) => places[at] ?? null));
}

const mostPaired = 6;

/** True if a part has words of both languages. Only then are two columns one text. */
const isBilingual = (places: readonly (ColumnPlace | null)[], scripts: readonly Script[]): boolean =>
  places.some((place, at) => {
    const other = places.findIndex((each, index) => index !== at && each !== null && each.part === place?.part);
    const [one, two] = [scripts[at], scripts[other]];
    return one === 'ar' && (two === 'en' || two === 'code');
  });

/** The targets of columns without names, derived from their content. */
function writtenPlaces(
  scripts: readonly Script[],
  parts: readonly Part[],
  language: Language,
): readonly (ColumnPlace | null)[] {
  const count = scripts.length;
  const ofOne = (own: Language, from: number, to: number): (ColumnPlace | null)[] =>
    Array.from({ length: count }, (_, at) => {
      const field = parts[at - from]?.field;
      if (at < from || at >= to || field === undefined) return null;
      return { part: at - from, language: field.translated ? own : null };
    });
  const own = [language, otherLanguage(language)];
  const inOne = own.map((each) => ofOne(each, 0, count));
  // Empty separator columns get no target if there are more columns than parts.
  const filled = scripts.flatMap((script, at) => (script === 'empty' ? [] : [at]));
  const apart = own.map((each) => {
    const places = ofOne(each, 0, count);
    return scripts.map((script, at) => (script === 'empty' ? null : (places[filled.indexOf(at)] ?? null)));
  });
  // First all texts of one language, then those of the other.
  const turn = scripts.findIndex(
    (script, at) => at > 1 && script !== scripts[0] && (script === 'ar' || script === 'en'),
  );
  const [head] = scripts;
  const isTurned = turn > 1 && (head === 'ar' || head === 'en') && parts.every(({ field }) => field.translated);
  const inTurn = isTurned
    ? [
        ofOne(head, 0, turn).map((place, at) =>
          at < turn ? place : (ofOne(otherLanguage(head), turn, count)[at] ?? null),
        ),
      ]
    : [];
  const singleOf = (at: number): Language => {
    const script = scripts[at];
    return script === 'ar' || script === 'en' ? script : script === 'code' ? 'en' : language;
  };
  const paired = [own, own.toReversed()]
    .flatMap((pair) => pairings(parts, count, pair, singleOf))
    .filter((places) => isBilingual(places, scripts));
  const isNarrow = count <= parts.length;
  // Of equal scores the first wins: cells stay as copied, in the language of their position.
  const all = [...inOne, ...(isNarrow ? [] : apart), ...inTurn, ...paired];
  let best = all[0] ?? [];
  let most = Number.NEGATIVE_INFINITY;
  for (const places of all) {
    const score = scoreOf(places, scripts);
    if (score > most) [best, most] = [places, score];
  }
  return best;
}

interface PastePlace {
  /** The index of the part that receives the first column. */
  readonly from: number;
  /** The language of the position, used for columns without words. */
  readonly language: Language;
}

/**
 * Finds the targets of pasted columns. Column names in one of the first rows decide, otherwise the content of each
 * column. The number of columns does not decide.
 * @param parts the fields of a row
 */
export function placeColumns(cells: Placed['rows'], parts: readonly Part[], { from, language }: PastePlace): Placed {
  const found = findHeads(cells, parts);
  const heads = found?.heads;
  const rows = found === null ? cells : cells.toSpliced(found.at, 1);
  const count = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const written = Array.from({ length: count }, (_, at) => scriptOf(rows, at));
  if (heads?.some((head) => head !== null && head.part !== -1) === true)
    return { rows, places: namedPlaces(heads, written, parts, language) };
  const scripts = written.map((script, at) => heads?.[at]?.language ?? script);
  const places = writtenPlaces(scripts, parts.slice(from), language);
  return { rows, places: places.map((place) => place && { ...place, part: place.part + from }) };
}
