import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Issue } from '../../fields/field.ts';
import type { ToldIssue } from '../../fields/input.ts';
import { callMessage } from '../../language/call-words.ts';
import { reasonOf } from '../actions/refusal.ts';
import { useAction } from '../actions/use-action.ts';
import { issuesOf } from '../call-failure.ts';
import { currentLanguage } from '../current-language.ts';
import { type ChangedRecord, recordCalls } from '../records/record-calls.ts';
import { type SaveRequest, saveRecord } from '../records/save-record.ts';
import { titleOf, type WireValues } from '../records/wire-record.ts';
import { useWords } from '../words.ts';
import { isMet } from './issue-place.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';
import { changedValues, defectsOf, startValues } from './read-values.ts';
import { type WayOut, waysOut } from './ways-out.ts';

/** Why a form was not saved: the sentence of the specification, and the reason as far as it is known. */
export interface Refusal {
  readonly text: string;
  readonly reason: string;
  /** What can be done with what was typed as it is. */
  readonly ways: readonly WayOut[];
}

const told = (issues: readonly Issue[]): readonly ToldIssue[] =>
  issues.map((issue) => ({ path: issue.path, sentence: issueSentence(issue, currentLanguage()) }));

/** A section's record must say whose it is. */
const withoutParent = (): Refusal => ({
  text: callMessage('categoryIdRequired', currentLanguage()),
  reason: '',
  ways: [],
});

interface SentForm extends SaveRequest {
  /** Whether another one is added behind it. */
  readonly isMore: boolean;
  /** All that stood in the form. */
  readonly typed: WireValues;
}

interface FormRequest {
  readonly collection: Collection;
  /** The record to change, `null` for a new one. */
  readonly record: AnsweredRecord | null;
  readonly parentId: number | null;
  /** What a new one begins with. */
  readonly inherited?: WireValues | undefined;
  /** Follows once it is saved; the notice is told already. */
  readonly onSaved?: (answer: ChangedRecord) => void;
  /** Follows instead where another one is to be added. */
  readonly onMore?: ((answer: ChangedRecord) => void) | undefined;
}

/** What a form of a record holds and does; what is typed outlives a crash, an ended session and a failed save. */
export function useRecordForm({ collection, record, parentId, inherited, onSaved, onMore }: FormRequest) {
  const [base, setBase] = useState(record);
  const form = `${collection.base}/${base?.id ?? `new-${parentId ?? 0}`}`;
  const start = useMemo(
    () => ({ ...startValues(collection, base), ...(base === null && inherited) }),
    [collection, base, inherited],
  );
  const [kept] = useState(() => readDraft(form));
  const [values, setValues] = useState<WireValues>(() => ({ ...start, ...kept?.values }));
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [issues, setIssues] = useState<readonly ToldIssue[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isOlder = kept !== null && kept.version !== (record?.version ?? null);
  const [conflict, setConflict] = useState<AnsweredRecord | null>(isOlder ? record : null);
  const say = useWords();
  const changed = useMemo(() => changedValues(values, start), [values, start]);
  const isDirty = Object.keys(changed).length > 0;

  /** Goes on from a newer record; what was typed since `sent` was sent stays. */
  const goOnFrom = (newer: AnsweredRecord | null, sent: WireValues = values) => {
    setBase(newer);
    setValues((current) => ({
      ...startValues(collection, newer),
      ...Object.fromEntries(Object.entries(current).filter(([wire, value]) => value !== sent[wire])),
    }));
    setIsRestored(false);
  };
  const refuse = (error: Error) => {
    const messages = collection.messages;
    const key = base === null ? messages.notCreated : messages.notUpdated;
    const defects = issuesOf(error);
    const lacksParent = defects.some(({ path, code }) => path === 'category_id' && code === 'required');
    const current = recordCalls(collection, parentId).newerThan(error);
    setConflict(current);
    // The parent is no field of the form: nothing leads to it.
    setIssues(lacksParent ? [] : told(defects));
    setRefusal(
      lacksParent
        ? withoutParent()
        : {
            text: callMessage(key, currentLanguage()),
            reason: current === null ? reasonOf(error, say) : '',
            ways: waysOut(collection, defects, { values, isNew: base === null }),
          },
    );
  };
  const save = useAction((request: SentForm) => saveRecord(collection, parentId, request), {
    tell: (answer) => ({ about: titleOf(collection, answer), text: answer.message, undo: answer.undo }),
    onDone: (answer, { typed, isMore }) => {
      dropDraft(form);
      goOnFrom(answer, typed);
      (isMore ? onMore : onSaved)?.(answer);
    },
    onRefused: refuse,
  });
  // A form that stays on its screen follows its record for as long as nothing is typed.
  const [seen, setSeen] = useState(record);
  if (seen !== record) {
    setSeen(record);
    if (!isDirty && !save.isPending) goOnFrom(record);
  }

  useEffect(() => {
    if (isDirty) keepDraft(form, { version: base?.version ?? null, values: changed });
    else dropDraft(form);
  }, [form, isDirty, changed, base]);

  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const set = useCallback((wire: string, value: unknown) => {
    const change = { before: latest.current[wire], after: value };
    setValues((current) => ({ ...current, [wire]: value }));
    setIssues((current) => current.filter(({ path }) => !isMet(path, wire, change)));
  }, []);

  /** Saves what was typed, and then does what was chosen with the record, or begins another one. */
  function submit({
    saving = 'live',
    publishing,
    isMore = false,
  }: Pick<SaveRequest, 'saving' | 'publishing'> & { readonly isMore?: boolean } = {}): void {
    if (save.isPending) return;
    setRefusal(null);
    if (collection.parent !== undefined && parentId === null && base === null) {
      setRefusal(withoutParent());
      return;
    }
    const defects = defectsOf(collection, values, base === null);
    setIssues(told(defects));
    if (defects.some(({ code }) => code === 'required')) {
      setRefusal({ text: callMessage(collection.messages.required, currentLanguage()), reason: '', ways: [] });
      return;
    }
    if (defects.length > 0) {
      setRefusal({ text: callMessage('invalid', currentLanguage()), reason: '', ways: [] });
      return;
    }
    save.start({
      record: base,
      values: base === null ? values : changed,
      saving,
      publishing,
      onStored: (stored) => {
        // From here on it is a record: what was kept of the new one would make it once more.
        dropDraft(form);
        goOnFrom(stored, values);
      },
      typed: values,
      isMore,
    });
  }

  return {
    values,
    set,
    submit,
    issues,
    refusal,
    isDirty,
    isRestored,
    isNew: base === null,
    /** What visitors see of the record; `null` for a new one, and for what has no states. */
    states: base?.publishing ?? null,
    isBusy: save.isPending,
    conflict,
    /** Does what a refusal offers. */
    takeWay: (way: WayOut) => {
      submit({ saving: 'draft', ...(way !== 'draft' && { publishing: { action: 'publish', languages: [way] } }) });
    },
    /** Throws away what was typed. */
    discard: () => {
      dropDraft(form);
      setValues(start);
      setIsRestored(false);
      setConflict(null);
      setIssues([]);
      setRefusal(null);
    },
    /** Settles a conflict: the form goes on from the newer record, with these values. */
    settle: (chosen: WireValues) => {
      if (conflict === null) return;
      setBase(conflict);
      setValues({ ...startValues(collection, conflict), ...chosen });
      setConflict(null);
      setRefusal(null);
    },
    /** What was typed and is not saved, under wire names. */
    changed,
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
