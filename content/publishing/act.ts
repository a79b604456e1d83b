import { type Field, type Fields, type Issue, wireName } from '../../fields/field.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Collection } from '../model/collection.ts';
import { type Edition, isPublished, newestOf, statesOf, toEdition, type Values, withLanguage } from './edition.ts';
import {
  isAllowed,
  type LanguageState,
  published,
  type PublishingAction,
  publishingActions,
  type States,
  unpublished,
} from './state.ts';

/** What is known of a record from its declaration. */
type Declared = Pick<Collection, 'fields' | 'title'>;

export interface PublishingRequest {
  readonly action: PublishingAction;
  readonly languages: readonly Language[];
  /** When to publish (ISO 8601, UTC), of `schedule` alone. */
  readonly at?: string;
}

/** Why an action is refused: what it would need. */
export interface PublishingRefusal {
  readonly why: 'nothingToPublish' | 'notPublished' | 'notScheduled' | 'nothingWaits' | 'timeRefused' | 'requiredWords';
  readonly issues: readonly Issue[];
}

export type PublishingResult = { readonly edition: Edition } | { readonly refusal: PublishingRefusal };

const unmet = {
  publish: 'nothingToPublish',
  unpublish: 'notPublished',
  schedule: 'nothingToPublish',
  cancel: 'notScheduled',
  discard: 'nothingWaits',
} as const satisfies Record<(typeof publishingActions)[number], string>;

const minute = 60_000;
/** Two years: farther off is a slip of the finger. */
const farthest = 2 * 366 * 24 * 60 * minute;

/** True for a whole minute that is still to come. */
function isTime(at: string | undefined, now: number): at is string {
  const time = Date.parse(at ?? '');
  return time % minute === 0 && time > now && time - now <= farthest;
}

/** The newest values in the given languages, and what they share; the other language as it is live. */
const publishedValues = (fields: Fields, edition: Edition, chosen: readonly Language[]): Values =>
  languages
    .filter((language) => !chosen.includes(language))
    .reduce((values, language) => withLanguage(fields, values, edition.live, language), newestOf(edition));

/** The newest values without what waits in the given languages; shared ones go when no other published language waits. */
function withoutWaiting(fields: Fields, edition: Edition, chosen: readonly Language[]): Values {
  const newest = newestOf(edition);
  const isLast = languages.every((language) => chosen.includes(language) || !isPublished(edition.states, language));
  return languages.reduce(
    (values, language) => withLanguage(fields, values, chosen.includes(language) ? edition.live : newest, language),
    isLast ? edition.live : newest,
  );
}

/** What a record must say, or what it is called, that it would not say in any language that visitors see. */
export function missingWords({ fields, title }: Declared, edition: Edition): Issue[] {
  const { live, states } = edition;
  if (!languages.some((language) => isPublished(states, language))) return [];
  const isNamed = (name: string, field: Field) =>
    name === title && !field.isEmpty(newestOf(edition)[name] ?? field.empty);
  return Object.entries(fields)
    .filter(([name, field]) => field.options.required === true || isNamed(name, field))
    .filter(([name, field]) => field.isEmpty(live[name] ?? field.empty))
    .map(([name, field]) => ({ path: wireName(name, field), code: 'required' }));
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
  edition: Edition,
  { action, at }: PublishingRequest,
  chosen: readonly Language[],
): Edition {
  const { live, states } = edition;
  const newest = newestOf(edition);
  const to = (change: Partial<{ live: Values; newest: Values; states: States }>) =>
    toEdition(fields, { live, newest, states, ...change });
  const steps: Readonly<Record<PublishingAction, () => Edition>> = {
    publish: () =>
      to({ live: publishedValues(fields, edition, chosen), states: withStates(states, chosen, () => published) }),
    unpublish: () => to({ states: withStates(states, chosen, () => unpublished) }),
    schedule: () =>
      to({
        states: withStates(states, chosen, ({ status }) => ({
          status: status === 'published' ? status : 'scheduled',
          at: at ?? null,
        })),
      }),
    cancel: () =>
      to({
        states: withStates(states, chosen, ({ status }) => ({
          status: status === 'scheduled' ? 'draft' : status,
          at: null,
        })),
      }),
    discard: () => to({ newest: withoutWaiting(fields, edition, chosen) }),
  };
  return steps[action]();
}

/**
 * Does something with one language of a record or with both; of two, those change for which it is possible.
 * Publishing takes the words of the language and the values that both share.
 * @param now milliseconds since 1970
 */
export function act(declared: Declared, edition: Edition, request: PublishingRequest, now: number): PublishingResult {
  const { fields } = declared;
  const { action } = request;
  const told = statesOf(fields, edition);
  const chosen = request.languages.filter((language) => isAllowed(action, told[language]));
  if (chosen.length === 0) return { refusal: { why: unmet[action], issues: [] } };
  if (action === 'schedule') {
    if (!isTime(request.at, now))
      return { refusal: { why: 'timeRefused', issues: [{ path: 'at', code: 'outOfRange' }] } };
    // What could not be published at its time is better refused now.
    const then = next(fields, edition, { ...request, action: 'publish' }, chosen);
    const issues = missingWords(declared, then);
    if (issues.length > 0) return { refusal: { why: 'requiredWords', issues } };
  }
  const after = next(fields, edition, request, chosen);
  const issues = missingWords(declared, after);
  if ((action === 'publish' || action === 'unpublish') && issues.length > 0)
    return { refusal: { why: 'requiredWords', issues } };
  return { edition: after };
}
