import { type Field, type Fields, type Issue, apiNameOf } from '../../fields/field.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Collection } from '../model/collection.ts';
import { emptyParts } from './empty-parts.ts';
import {
  type DocumentState,
  isPublished,
  newestOf,
  statesOf,
  toDocument,
  type Values,
  withLanguage,
} from './document-state.ts';
import {
  canEnd,
  isAllowed,
  type LanguageState,
  published,
  type PublishingAction,
  publishingActions,
  type States,
  unpublished,
} from './state.ts';

/** The declaration of a record, as far as publishing needs it. */
type Declared = Pick<Collection, 'fields' | 'title'>;

export interface PublishingRequest {
  readonly action: PublishingAction;
  readonly languages: readonly Language[];
  /** The time of publication (ISO 8601, UTC); only for `schedule`. */
  readonly at?: string;
  /** The time of unpublication; only for `schedule`. `null` removes it. One of the two times is required. */
  readonly until?: string | null;
}

/** The reason why an action is refused. */
export interface PublishingRefusal {
  readonly why:
    | 'nothingToPublish'
    | 'notPublished'
    | 'notScheduled'
    | 'nothingWaits'
    | 'timeRefused'
    | 'endsTooSoon'
    | 'requiredWords'
    | 'emptyParts';
  readonly issues: readonly Issue[];
}

export type PublishingResult = { readonly document: DocumentState } | { readonly refusal: PublishingRefusal };

const unmet = {
  publish: 'nothingToPublish',
  unpublish: 'notPublished',
  schedule: 'nothingToPublish',
  cancel: 'notScheduled',
  discard: 'nothingWaits',
} as const satisfies Record<(typeof publishingActions)[number], string>;

const minute = 60_000;
/** Two years: a later time is probably a typing error. */
const farthest = 2 * 366 * 24 * 60 * minute;

/** True for a whole minute in the future. */
function isTime(at: string | undefined, now: number): at is string {
  const time = Date.parse(at ?? '');
  return time % minute === 0 && time > now && time - now <= farthest;
}

/**
 * The newest values of the given languages and the newest shared values, with the published values of the other
 * language.
 */
const publishedValues = (fields: Fields, document: DocumentState, chosen: readonly Language[]): Values =>
  languages
    .filter((language) => !chosen.includes(language))
    .reduce((values, language) => withLanguage(fields, values, document.published, language), newestOf(document));

/**
 * The newest values without the unpublished changes in the given languages. Those of shared values are removed too,
 * unless another published language still has unpublished changes.
 */
function withoutWaiting(fields: Fields, document: DocumentState, chosen: readonly Language[]): Values {
  const newest = newestOf(document);
  const isLast = languages.every((language) => chosen.includes(language) || !isPublished(document.states, language));
  return languages.reduce(
    (values, language) =>
      withLanguage(fields, values, chosen.includes(language) ? document.published : newest, language),
    isLast ? document.published : newest,
  );
}

/** The required fields and the title that would be empty in every language that visitors see. */
export function missingWords({ fields, title }: Declared, document: DocumentState): Issue[] {
  const { states } = document;
  if (!languages.some((language) => isPublished(states, language))) return [];
  const isNamed = (name: string, field: Field) =>
    name === title && !field.isEmpty(newestOf(document)[name] ?? field.empty);
  return Object.entries(fields)
    .filter(([name, field]) => field.options.required === true || isNamed(name, field))
    .filter(([name, field]) => field.isEmpty(document.published[name] ?? field.empty))
    .map(([name, field]) => ({ path: apiNameOf(name, field), code: 'required' }));
}

/** The reason why these languages cannot be published with the resulting values; `null` if they can. */
function refusalOf(
  declared: Declared,
  before: DocumentState,
  after: DocumentState,
  chosen: readonly Language[],
): PublishingRefusal | null {
  const missing = missingWords(declared, after);
  if (missing.length > 0) return { why: 'requiredWords', issues: missing };
  const empty = emptyParts(declared, { before, after, chosen });
  return empty.length > 0 ? { why: 'emptyParts', issues: empty } : null;
}

const withStates = (
  states: States,
  chosen: readonly Language[],
  state: (old: LanguageState) => LanguageState,
): States => ({
  en: chosen.includes('en') ? state(states.en) : states.en,
  ar: chosen.includes('ar') ? state(states.ar) : states.ar,
});

function next(
  fields: Fields,
  document: DocumentState,
  { action, at }: PublishingRequest,
  chosen: readonly Language[],
): DocumentState {
  const { states } = document;
  const newest = newestOf(document);
  const to = (change: Partial<{ published: Values; newest: Values; states: States }>) =>
    toDocument(fields, { published: document.published, newest, states, ...change });
  const steps: Readonly<Record<PublishingAction, () => DocumentState>> = {
    publish: () =>
      to({
        published: publishedValues(fields, document, chosen),
        states: withStates(states, chosen, (old) => ({ ...published, until: old.until })),
      }),
    unpublish: () => to({ states: withStates(states, chosen, () => unpublished) }),
    schedule: () =>
      to({
        states: withStates(states, chosen, (old) => ({
          status: old.status === 'published' ? old.status : 'scheduled',
          at: at ?? null,
          until: old.until,
        })),
      }),
    cancel: () =>
      to({
        states: withStates(states, chosen, ({ status }) => ({
          status: status === 'scheduled' ? 'draft' : status,
          at: null,
          until: null,
        })),
      }),
    discard: () => to({ newest: withoutWaiting(fields, document, chosen) }),
  };
  return steps[action]();
}

const refused = (why: PublishingRefusal['why'], issues: readonly Issue[] = []): PublishingResult => ({
  refusal: { why, issues },
});
const outOfRange = (path: string): Issue => ({ path, code: 'outOfRange' });

/** Sets the time of publication, the time of unpublication, or both, in those languages in which that is possible. */
function schedule(
  declared: Declared,
  document: DocumentState,
  request: PublishingRequest,
  now: number,
): PublishingResult {
  const { fields } = declared;
  const { at, until, languages: requested } = request;
  const states = statesOf(fields, document);
  const isStart = at !== undefined || until === undefined;
  const startsIn = isStart ? requested.filter((language) => isAllowed('schedule', states[language])) : [];
  const mayEnd = (language: Language) => canEnd(states[language]) || startsIn.includes(language);
  const endsIn = until === undefined ? [] : requested.filter(mayEnd);
  if (startsIn.length + endsIn.length === 0) return refused(isStart ? 'nothingToPublish' : 'notPublished');
  if (startsIn.length > 0 && !isTime(at, now)) return refused('timeRefused', [outOfRange('at')]);
  if (typeof until === 'string' && !isTime(until, now)) return refused('timeRefused', [outOfRange('until')]);

  const started = next(fields, document, request, startsIn);
  const ended = withStates(started.states, endsIn, (state) => ({ ...state, until: until ?? null }));
  const isTooSoon = languages.some((language) => {
    const state = ended[language];
    return state.at !== null && state.until !== null && Date.parse(state.until) <= Date.parse(state.at);
  });
  if (isTooSoon) return refused('endsTooSoon', [outOfRange('until')]);

  // An action that could not be carried out at its time is refused now.
  const shown = next(fields, document, { ...request, action: 'publish' }, startsIn);
  const left = typeof until === 'string' ? next(fields, shown, { ...request, action: 'unpublish' }, endsIn) : shown;
  const refusal = refusalOf(declared, document, shown, startsIn);
  if (refusal !== null) return { refusal };
  const missing = missingWords(declared, left);
  if (missing.length > 0) return refused('requiredWords', missing);
  return { document: toDocument(fields, { ...started, newest: newestOf(started), states: ended }) };
}

/**
 * Applies an action to one or both languages of a record. Of two languages, only those change in which the action is
 * possible. Publishing includes the texts of the language and the values that both share.
 * @param now milliseconds since 1970
 */
export function act(
  declared: Declared,
  document: DocumentState,
  request: PublishingRequest,
  now: number,
): PublishingResult {
  const { fields } = declared;
  const { action } = request;
  if (action === 'schedule') return schedule(declared, document, request, now);
  const states = statesOf(fields, document);
  const chosen = request.languages.filter((language) => isAllowed(action, states[language]));
  if (chosen.length === 0) return { refusal: { why: unmet[action], issues: [] } };
  const after = next(fields, document, request, chosen);
  const isChecked = action === 'publish' || action === 'unpublish';
  const refusal = isChecked ? refusalOf(declared, document, after, action === 'publish' ? chosen : []) : null;
  return refusal === null ? { document: after } : { refusal };
}
