import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { Issue } from '../../../fields/field.ts';
import type { ApiValues } from '../../app/records/api-record.ts';
import {
  changedValues,
  draftOf,
  type FormEvent,
  type FormRules,
  type FormState,
  openForm,
  reduceForm,
  type Saved,
} from './form-state.ts';
import { dropDraft, storeDraft, readDraft } from './stored-draft.ts';
import type { VersionChoice } from './merge-versions.ts';

/**
 * The state of a form over its saved version. The browser stores the draft until it is saved or discarded.
 * @param rules stable as long as the form edits the same record
 * @param isKept false if the input must not be stored
 */
export function useForm<Values extends ApiValues, Base extends Saved<Values>>(
  begin: () => Base & Saved<Values>,
  rules: FormRules<Values>,
  isKept = true,
) {
  const [state, dispatch] = useReducer(
    (before: FormState<Values, Base>, event: FormEvent<Values, Base>) => reduceForm(before, event, rules),
    null,
    () => {
      const start = begin();
      return openForm<Values, Base>(start, isKept ? readDraft(start.name, rules.draft) : null, rules);
    },
  );
  const { base, typed } = state;
  const { name } = base;
  const changed = useMemo(() => changedValues(typed, base.values, rules.isSame), [typed, base, rules]);
  const isDirty = Object.keys(changed).length > 0;
  useEffect(() => {
    if (isDirty && isKept) storeDraft(name, draftOf(state, rules));
    else dropDraft(name);
  }, [name, isDirty, isKept, state, rules]);
  return {
    ...state,
    changed,
    isDirty,
    type: useCallback((change: (typed: Values) => Values) => dispatch({ is: 'typed', change }), []),
    follow: (newer: Base) => dispatch({ is: 'followed', base: newer }),
    // The draft is removed even if the form has unmounted meanwhile.
    saved: (saved: Base, sent: Values) => {
      dropDraft(name);
      dispatch({ is: 'saved', base: saved, sent });
    },
    refuse: (issues: readonly Issue[]) => dispatch({ is: 'refused', issues }),
    settle: (theirs: readonly VersionChoice[]) => dispatch({ is: 'settled', theirs }),
    discard: () => {
      dropDraft(name);
      dispatch({ is: 'discarded' });
    },
  };
}
