import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import type { Issue } from '../../../fields/field.ts';
import type { ToldIssue } from '../../../fields/input.ts';
import { callMessage } from '../../../language/call-words.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Notice } from '../../app/actions/notify.ts';
import { reasonOf } from '../../app/actions/refusal.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { issuesOf } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { type ChangedRecord, recordCalls } from '../../app/records/record-calls.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { type SaveRequest, saveRecord } from '../../app/records/save-record.ts';
import { textOf, titleIn, titleOf, wireFields, type WireValues } from '../../app/records/wire-record.ts';
import { useWords } from '../../app/words.ts';
import { decidedBy, isAbout, isMet } from './issue-place.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';
import { mergeVersions, takeTheirs, valuesOf, type VersionChoice, wiresIn } from './merge-versions.ts';
import { openForm } from './open-form.ts';
import { changedValues, defectsOf, startValues } from './read-values.ts';
import { type WayOut, waysOut } from './ways-out.ts';

/** Why a form was not saved: the sentence of the specification, and the reason as far as it is known. */
export interface Refusal {
  readonly text: string;
  readonly reason: string;
  /** Nothing failed: a newer version was saved meanwhile, and there is something to look at or to choose. */
  readonly isNote?: boolean;
  /** It was refused for what stands in some fields, and is over when all of them are right. */
  readonly isForFields?: boolean;
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

/** Two sentences as one text. */
const joined = (sentence: string, reason: string): string =>
  reason === '' ? sentence : `${sentence.replace(/\.$/, '')}. ${reason}`;

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
  const [opened] = useState(() => openForm(collection, { record, start, kept: readDraft(form) }));
  const [values, setValues] = useState(opened.values);
  const [restored, setRestored] = useState(opened.restored);
  const [issues, setIssues] = useState<readonly ToldIssue[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [conflict, setConflict] = useState(opened.conflict);
  const say = useWords();
  const changed = useMemo(() => changedValues(values, start), [values, start]);
  const isDirty = Object.keys(changed).length > 0;
  const isNew = base === null;
  const notSaved = isNew ? collection.messages.notCreated : collection.messages.notUpdated;
  /** The new record that was added before publishing it was refused. */
  const stored = useRef<number | null>(null);

  /** Goes on from a newer record; what was typed since `sent` was sent stays. */
  const goOnFrom = (newer: AnsweredRecord | null, sent: WireValues = values) => {
    setBase(newer);
    setValues((current) => ({
      ...startValues(collection, newer),
      ...Object.fromEntries(Object.entries(current).filter(([wire, value]) => value !== sent[wire])),
    }));
    setRestored(null);
    setConflict(null);
  };
  const noteOf = (word: 'twoVersions' | 'versionsMerged'): Refusal => ({
    text: say(word),
    reason: '',
    isNote: true,
    ways: [],
  });
  /** Goes on from the version that was saved meanwhile, with what was typed; what both changed is to be chosen. */
  const meet = (newer: AnsweredRecord) => {
    const fields = wireFields(collection).map(([wire]) => wire);
    const theirs = startValues(collection, newer);
    const typed = valuesOf(latest.current, wiresIn(fields, changedValues(latest.current, start)));
    const { values: merged, choices } = mergeVersions(fields, { from: start, typed, theirs });
    setBase(newer);
    setValues(merged);
    setRestored(null);
    setIssues([]);
    setConflict(choices.length === 0 ? null : { theirs, choices, from: start });
    setRefusal(noteOf(choices.length === 0 ? 'versionsMerged' : 'twoVersions'));
  };
  const refuse = (error: Error) => {
    const defects = issuesOf(error);
    const lacksParent = defects.some(({ path, code }) => path === 'category_id' && code === 'required');
    const newer = recordCalls(collection, parentId).newerThan(error);
    if (newer !== null) {
      meet(newer);
      return;
    }
    // The parent is no field of the form: nothing leads to it.
    setIssues(lacksParent ? [] : told(defects));
    setRefusal(
      lacksParent
        ? withoutParent()
        : {
            text: callMessage(notSaved, currentLanguage()),
            reason: reasonOf(error, say),
            isForFields: defects.length > 0,
            ways: waysOut(collection, defects, { values, isNew: base === null }),
          },
    );
  };
  /** Where the form is found again once it was left. */
  const wayBack = (): Notice['back'] => {
    const id = stored.current ?? base?.id ?? null;
    const screen = isSettingsGroup(collection) ? recordScreen({ base: collection.base, id, parentId }) : null;
    return screen === null ? { base: collection.base, id, parentId } : { screen };
  };
  const save = useAction((request: SentForm) => saveRecord(collection, parentId, request), {
    tell: (answer) => ({ about: titleOf(collection, answer), text: answer.message, undo: answer.undo }),
    onDone: (answer, { typed, isMore }) => {
      dropDraft(form);
      goOnFrom(answer, typed);
      (isMore ? onMore : onSaved)?.(answer);
    },
    onRefused: refuse,
    about: textOf(titleIn(collection, { id: 0, version: 0, ...values })),
    left: (error) => ({
      text:
        recordCalls(collection, parentId).newerThan(error) === null
          ? joined(callMessage(notSaved, currentLanguage()), reasonOf(error, say))
          : say('twoVersions'),
      back: wayBack(),
    }),
  });
  // A form that stays on its screen follows its record for as long as nothing is typed.
  const [seen, setSeen] = useState(record);
  if (seen !== record) {
    setSeen(record);
    if (!isDirty && !save.isPending) goOnFrom(record);
  }

  useEffect(() => {
    if (!isDirty) {
      dropDraft(form);
      return;
    }
    const fields = wireFields(collection).map(([wire]) => wire);
    const wires = wiresIn(fields, changed);
    // What is not chosen yet is still made from the earlier version, so that the next form asks again.
    const unchosen = new Set(conflict?.choices.map(({ wire }) => wire));
    const chosen = wires.filter((wire) => !unchosen.has(wire));
    keepDraft(form, {
      version: base?.version ?? null,
      values: valuesOf(values, wires),
      from: { ...valuesOf(start, chosen), ...valuesOf(conflict?.from ?? {}, unchosen) },
    });
  }, [form, collection, isDirty, changed, values, start, base, conflict]);

  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const set = useCallback(
    (wire: string, value: unknown) => {
      const change = { before: latest.current[wire], after: value };
      setValues((current) => ({ ...current, [wire]: value }));
      // An error goes when its field is right, and for what only the server knows when it was changed.
      const decided = decidedBy(collection, wire);
      const isTouched = (path: string) => isMet(path, wire, change) || decided.some((each) => isAbout(path, each));
      setIssues((current) => {
        if (!current.some(({ path }) => isTouched(path))) return current;
        const wrong = new Set(
          defectsOf(collection, { ...latest.current, [wire]: value }, isNew).map(({ path }) => path),
        );
        return current.filter(({ path }) => wrong.has(path) || !isTouched(path));
      });
    },
    [collection, isNew],
  );

  /** Saves what was typed, and then does what was chosen with the record, or begins another one. */
  function submit({
    saving = 'live',
    publishing,
    isMore = false,
  }: Pick<SaveRequest, 'saving' | 'publishing'> & { readonly isMore?: boolean } = {}): void {
    if (save.isPending) return;
    if (conflict !== null) {
      setRefusal(noteOf('twoVersions'));
      return;
    }
    setRefusal(null);
    if (collection.parent !== undefined && parentId === null && base === null) {
      setRefusal(withoutParent());
      return;
    }
    const defects = defectsOf(collection, values, base === null);
    setIssues(told(defects));
    if (defects.some(({ code }) => code === 'required')) {
      const text = callMessage(collection.messages.required, currentLanguage());
      setRefusal({ text, reason: '', isForFields: true, ways: [] });
      return;
    }
    if (defects.length > 0) {
      setRefusal({ text: callMessage('invalid', currentLanguage()), reason: '', isForFields: true, ways: [] });
      return;
    }
    save.start({
      record: base,
      values: base === null ? values : changed,
      saving,
      publishing,
      onStored: (added) => {
        // From here on it is a record: what was kept of the new one would make it once more.
        dropDraft(form);
        stored.current = added.id;
        goOnFrom(added, values);
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
    // What was refused for fields alone is over when all of them are right.
    refusal: refusal?.isForFields === true && issues.length === 0 ? null : refusal,
    isDirty,
    /** What was typed before is back: `newer` where the saved version is newer than it. */
    restored,
    isNew,
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
      setRestored(null);
      setConflict(null);
      setIssues([]);
      setRefusal(null);
    },
    /** Settles a conflict: of what both sides changed, the saved values are taken for these. */
    settle: (theirs: readonly VersionChoice[]) => {
      if (conflict === null) return;
      setValues((current) => takeTheirs(current, conflict.theirs, theirs));
      setConflict(null);
      setRefusal(null);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
