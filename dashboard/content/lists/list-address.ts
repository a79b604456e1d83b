import { recordOrders, type RecordOrder } from '../../../calls/records.ts';
import type { ListFilter } from '../../../calls/lists.ts';
import { listedStates, type ListedState } from '../../../content/publishing/state.ts';
import { type Language, languages } from '../../../language/languages.ts';

/** Filters by translation: records with untranslated fields in a language, or with none. */
export const wordings = ['missing-ar', 'missing-en', 'complete-ar', 'complete-en'] as const;
export type Wording = (typeof wordings)[number];

/** The view of a list; all of it is stored in the address. */
export interface ListState {
  readonly q: string;
  readonly states: Readonly<Record<Language, ListedState | ''>>;
  readonly words: Wording | '';
  /** Filter values by API name, as the call expects them. */
  readonly values: Readonly<Record<string, string>>;
  readonly sort: RecordOrder;
  /** API names of the columns; `null` for the default columns. */
  readonly columns: readonly string[] | null;
}

/** The prefix of field filters, so that a field name cannot collide with another parameter. */
const ofField = 'f.';

const oneOf = <Value extends string>(values: readonly Value[], input: string | null): Value | '' =>
  values.find((value) => value === input) ?? '';

/** Reads the view of a list from an address. */
export function readListState(address: URLSearchParams): ListState {
  const values = [...address].flatMap(([name, value]) =>
    name.startsWith(ofField) ? [[name.slice(ofField.length), value]] : [],
  );
  const columns = address.get('columns');
  return {
    q: address.get('q') ?? '',
    states: { en: oneOf(listedStates, address.get('en')), ar: oneOf(listedStates, address.get('ar')) },
    words: oneOf(wordings, address.get('words')),
    values: Object.fromEntries(values),
    sort: oneOf(recordOrders, address.get('sort')) || 'position',
    columns: columns === null ? null : columns.split(',').filter((name) => name !== ''),
  };
}

/** Writes the view of a table as query parameters. */
export function writeListState({ q, states, words, values, sort, columns }: ListState): URLSearchParams {
  const address = new URLSearchParams({ view: 'table' });
  if (q.trim() !== '') address.set('q', q);
  for (const language of languages) if (states[language] !== '') address.set(language, states[language]);
  if (words !== '') address.set('words', words);
  for (const [apiName, value] of Object.entries(values)) address.set(`${ofField}${apiName}`, value);
  if (sort !== 'position') address.set('sort', sort);
  if (columns !== null) address.set('columns', columns.join(','));
  return address;
}

const languageIn = (words: Wording): Language => (words.endsWith('-en') ? 'en' : 'ar');

/** The filter of the call. */
export function toFilter({ q, states, words, values }: ListState): ListFilter {
  const where = new URLSearchParams(Object.entries(values)).toString();
  return {
    ...(q.trim() !== '' && { q: q.trim().slice(0, 200) }),
    ...(states.en !== '' && { state_en: states.en }),
    ...(states.ar !== '' && { state_ar: states.ar }),
    ...(words !== '' && { [words.startsWith('missing') ? 'missing' : 'complete']: languageIn(words) }),
    ...(where !== '' && { where }),
  };
}

/** The number of filters without the search. */
export const countFilters = ({ states, words, values }: ListState): number =>
  [states.en, states.ar, words, ...Object.keys(values)].filter((each) => each !== '').length;
