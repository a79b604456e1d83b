import type * as z from 'zod/mini';
import type { Issue } from '../../../fields/field.ts';
import type { ApiValues } from '../../app/records/api-record.ts';
import { isChangedSince } from './issue-place.ts';
import type { StoredDraft, Version } from './stored-draft.ts';
import { mergeVersions, takeTheirs, valuesOf, type VersionChoice, apiNamesIn } from './merge-versions.ts';

/** The saved version that a form edits. A new record has no version yet. */
export interface Saved<Values> {
  /** The key of the draft in local storage. */
  readonly name: string;
  readonly values: Values;
  readonly version: Version;
}

/** Two versions with values that need a choice. */
export interface Conflict<Values> {
  /** The values of the saved version. */
  readonly theirs: Values;
  readonly choices: readonly VersionChoice[];
  /** The known values that both versions started from. */
  readonly from: Partial<Values>;
}

export interface FormState<Values, Base extends Saved<Values>> {
  readonly base: Base;
  readonly typed: Values;
  /** Whether a draft was restored; `newer` if a newer version was saved since. */
  readonly restored: 'same' | 'newer' | null;
  readonly conflict: Conflict<Values> | null;
  /** The issues of the last refusal that are still unresolved. */
  readonly issues: readonly Issue[];
}

export interface FormRules<Values> {
  /** The schema of a stored draft. */
  readonly draft: z.ZodMiniType<Partial<Values>>;
  /** The fields that are merged one by one. Default: all values. */
  readonly fields?: readonly string[];
  readonly isSame?: (one: unknown, other: unknown) => boolean;
  /** Returns the issues that remain after a change. Default: those whose value did not change. */
  readonly remaining?: (issues: readonly Issue[], before: Values, after: Values, isNew: boolean) => readonly Issue[];
}

export type FormEvent<Values, Base extends Saved<Values>> =
  | { readonly is: 'typed'; readonly change: (typed: Values) => Values }
  /** The server has a newer version. */
  | { readonly is: 'followed'; readonly base: Base }
  /** The sent values are saved; `base` is the result. */
  | { readonly is: 'saved'; readonly base: Base; readonly sent: Values }
  | { readonly is: 'refused'; readonly issues: readonly Issue[] }
  /** The user resolved a conflict. The saved values are used for these choices. */
  | { readonly is: 'settled'; readonly theirs: readonly VersionChoice[] }
  | { readonly is: 'discarded' };

const isSameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values that differ from the start values. */
export const changedValues = (values: ApiValues, start: ApiValues, isSame = isSameText): ApiValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== start[name] && !isSame(value, start[name])),
  );

/** The draft of a form: the changed values and the saved values they replace. */
export function draftOf<Values extends ApiValues>(
  { base, typed, conflict }: FormState<Values, Saved<Values>>,
  { fields = Object.keys(base.values), isSame }: FormRules<Values>,
): StoredDraft<Values> {
  const names = apiNamesIn(fields, changedValues(typed, base.values, isSame));
  // Values with an open choice retain their older origin, so that the next form requests the choice again.
  const unchosen = new Set(conflict?.choices.map(({ apiName }) => apiName));
  const chosen = names.filter((name) => !unchosen.has(name));
  return {
    version: base.version,
    values: valuesOf(typed, names),
    from: { ...valuesOf(base.values, chosen), ...(conflict && valuesOf(conflict.from, unchosen)) },
  };
}

/** Creates the state of a form from the saved version and a draft, which may belong to an earlier version. */
export function openForm<Values extends ApiValues, Base extends Saved<Values>>(
  base: Base & Saved<Values>,
  draft: StoredDraft<Values> | null,
  { fields = Object.keys(base.values), isSame }: FormRules<Values>,
): FormState<Values, Base> {
  if (draft === null) return { base, typed: base.values, restored: null, conflict: null, issues: [] };
  const isNewer = draft.version !== base.version;
  const known = draft.from ?? (isNewer ? {} : base.values);
  // A record that is not stored yet has no other version.
  const from: Partial<Values> = base.version === null ? base.values : known;
  const { values, choices } = mergeVersions(fields, { from, typed: draft.values, theirs: base.values }, isSame);
  return {
    base,
    typed: values,
    restored: isNewer ? 'newer' : 'same',
    conflict: choices.length === 0 ? null : { theirs: base.values, choices, from },
    issues: [],
  };
}

/** Reuses the objects of unchanged values, so that React does not render them again. */
const keepSame = <Values extends ApiValues>(before: Values, after: Values, { isSame }: FormRules<Values>): Values => {
  const changed = changedValues(before, after, isSame);
  return { ...after, ...Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))) };
};

export function reduceForm<Values extends ApiValues, Base extends Saved<Values>>(
  state: FormState<Values, Base>,
  event: FormEvent<Values, Base>,
  rules: FormRules<Values>,
): FormState<Values, Base> {
  const { issues, conflict } = state;
  const over = { restored: null, conflict: null, issues: [] };
  switch (event.is) {
    case 'typed': {
      const typed = event.change(state.typed);
      const stillCurrent = issues.filter(({ path }) => !isChangedSince(path, state.typed, typed));
      const remaining = rules.remaining?.(issues, state.typed, typed, state.base.version === null) ?? stillCurrent;
      return { ...state, typed, issues: remaining.length === issues.length ? issues : remaining };
    }
    case 'followed': {
      const met = openForm<Values, Base>(event.base, draftOf(state, rules), rules);
      return { ...met, typed: keepSame(state.typed, met.typed, rules), restored: null, issues };
    }
    case 'saved': {
      // Values typed after sending are not replaced.
      const since = Object.entries(state.typed).filter(([name, value]) => value !== event.sent[name]);
      const typed = { ...event.base.values, ...Object.fromEntries(since) };
      return { ...over, base: event.base, typed: keepSame(state.typed, typed, rules) };
    }
    case 'refused':
      return { ...state, issues: event.issues };
    case 'settled':
      return { ...state, typed: takeTheirs(state.typed, conflict?.theirs ?? {}, event.theirs), conflict: null };
    case 'discarded':
      break;
  }
  return { ...state, ...over, typed: state.base.values };
}
