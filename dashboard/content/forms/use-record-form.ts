import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import type { FieldError } from '../../../fields/input.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Notice } from '../../app/actions/notify.ts';
import { reasonOf } from '../../app/actions/action-error.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { issuesOf } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { type ChangedRecord, recordCalls } from '../../app/records/record-calls.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { type SaveRequest, saveRecord } from '../../app/records/save-record.ts';
import { textOf, titleIn, titleOf, wireFields, type WireValues } from '../../app/records/wire-record.ts';
import { useTranslations } from '../../app/translations.ts';
import type { FormRules } from './form-state.ts';
import { decidedBy, isAbout, isChangedSince } from './issue-place.ts';
import { defectsOf, startValues } from './read-values.ts';
import { useForm } from './use-form.ts';
import { type FallbackAction, fallbackActions } from './fallback-actions.ts';

/** Why a form was not saved: the sentence of the specification, and the reason as far as it is known. */
export interface SubmitError {
  readonly text: string;
  readonly reason: string;
  /** Nothing failed: a newer version was saved meanwhile, and there is something to look at or to choose. */
  readonly isNote?: boolean;
  /** It was refused for what stands in some fields, and is over when all of them are right. */
  readonly isForFields?: boolean;
  /** What can be done with what was typed as it is. */
  readonly fallbacks: readonly FallbackAction[];
}

const toSubmitError = (text: string, more?: Partial<SubmitError>): SubmitError => ({
  text,
  reason: '',
  fallbacks: [],
  ...more,
});

/** A section's record must say whose it is. */
const withoutParent = () => toSubmitError(callMessage('categoryIdRequired', currentLanguage()));

/** Two sentences as one text. */
const joined = (sentence: string, reason: string): string =>
  reason === '' ? sentence : `${sentence.replace(/\.$/, '')}. ${reason}`;

const rulesOf = (collection: Collection): FormRules<WireValues> => ({
  fields: wireFields(collection).map(([wire]) => wire),
  draft: z.record(z.string(), z.unknown()),
  // An error goes when its field is right, and for what only the server knows when it was changed.
  remaining: (issues, before, after, isNew) => {
    const decided = Object.keys(after).flatMap((wire) =>
      after[wire] === before[wire] ? [] : decidedBy(collection, wire),
    );
    const isTouched = (path: string) =>
      isChangedSince(path, before, after) || decided.some((each) => isAbout(path, each));
    if (!issues.some(({ path }) => isTouched(path))) return issues;
    const wrong = new Set(defectsOf(collection, after, isNew).map(({ path }) => path));
    return issues.filter(({ path }) => wrong.has(path) || !isTouched(path));
  },
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
  const savedOf = (held: AnsweredRecord | null) => ({
    record: held,
    name: `${collection.base}/${held?.id ?? `new-${parentId ?? 0}`}`,
    version: held?.version ?? null,
    values: { ...startValues(collection, held), ...(held === null && inherited) },
  });
  const rules = useMemo(() => rulesOf(collection), [collection]);
  const form = useForm(() => savedOf(record), rules);
  const { changed, conflict, isDirty, type, typed } = form;
  const base = form.base.record;
  const isNew = base === null;
  /** `newer` where another version was saved meanwhile, with which the form went on. */
  const [refused, setRefused] = useState<SubmitError | 'newer' | null>(null);
  const t = useTranslations();
  const notSaved = isNew ? collection.messages.notCreated : collection.messages.notUpdated;
  /** The new record that was added before publishing it was refused. */
  const stored = useRef<number | null>(null);

  const refuse = (error: Error) => {
    const defects = issuesOf(error);
    const lacksParent = defects.some(({ path, code }) => path === 'category_id' && code === 'required');
    const newer = recordCalls(collection, parentId).newerThan(error);
    if (newer !== null) {
      form.follow(savedOf(newer));
      form.refuse([]);
      return setRefused('newer');
    }
    // The parent is no field of the form: nothing leads to it.
    form.refuse(lacksParent ? [] : defects);
    if (lacksParent) return setRefused(withoutParent());
    setRefused(
      toSubmitError(callMessage(notSaved, currentLanguage()), {
        reason: reasonOf(error, t),
        isForFields: defects.length > 0,
        fallbacks: fallbackActions(collection, defects, { values: typed, isNew }),
      }),
    );
  };
  /** Where the form is found again once it was left. */
  const returnTarget = (): Notice['back'] => {
    const id = stored.current ?? base?.id ?? null;
    const screen = isSettingsGroup(collection) ? recordScreen({ base: collection.base, id, parentId }) : null;
    return screen === null ? { base: collection.base, id, parentId } : { screen };
  };
  const save = useAction((request: SentForm) => saveRecord(collection, parentId, request), {
    tell: (answer) => ({ about: titleOf(collection, answer), text: answer.message, undo: answer.undo }),
    onDone: (answer, { typed: sent, isMore }) => {
      form.saved(savedOf(answer), sent);
      (isMore ? onMore : onSaved)?.(answer);
    },
    onRefused: refuse,
    about: textOf(titleIn(collection, { id: 0, version: 0, ...typed })),
    left: (error) => ({
      text:
        recordCalls(collection, parentId).newerThan(error) === null
          ? joined(callMessage(notSaved, currentLanguage()), reasonOf(error, t))
          : t('twoVersions'),
      back: returnTarget(),
    }),
  });
  // A form that stays on its screen follows its record for as long as nothing is typed.
  const [seen, setSeen] = useState(record);
  if (seen !== record) {
    setSeen(record);
    if (!isDirty && !save.isPending) form.follow(savedOf(record));
  }

  const set = useCallback((wire: string, value: unknown) => type((all) => ({ ...all, [wire]: value })), [type]);

  /** Saves what was typed, and then does what was chosen with the record, or begins another one. */
  function submit({
    saving = 'live',
    publishing,
    isMore = false,
  }: Pick<SaveRequest, 'saving' | 'publishing'> & { readonly isMore?: boolean } = {}): void {
    if (save.isPending) return;
    if (conflict !== null) return setRefused('newer');
    if (collection.parent !== undefined && parentId === null && isNew) return setRefused(withoutParent());
    const defects = defectsOf(collection, typed, isNew);
    form.refuse(defects);
    if (defects.length > 0) {
      const isMissing = defects.some(({ code }) => code === 'required');
      const text = callMessage(isMissing ? collection.messages.required : 'invalid', currentLanguage());
      return setRefused(toSubmitError(text, { isForFields: true }));
    }
    setRefused(null);
    save.start({
      record: base,
      values: isNew ? typed : changed,
      saving,
      publishing,
      onStored: (added) => {
        // From here on it is a record: what was kept of the new one would make it once more.
        stored.current = added.id;
        form.saved(savedOf(added), typed);
      },
      typed,
      isMore,
    });
  }

  const issues = useMemo(
    () =>
      form.issues.map((issue): FieldError => ({ path: issue.path, sentence: issueSentence(issue, currentLanguage()) })),
    [form.issues],
  );
  const refusal = useMemo((): SubmitError | null => {
    if (refused === 'newer')
      return toSubmitError(t(conflict === null ? 'versionsMerged' : 'twoVersions'), { isNote: true });
    // What was refused for fields alone is over when all of them are right.
    return refused?.isForFields === true && issues.length === 0 ? null : refused;
  }, [refused, conflict, issues, t]);

  return {
    values: typed,
    set,
    submit,
    issues,
    refusal,
    isDirty,
    restored: form.restored,
    isNew,
    /** What visitors see of the record; `null` for a new one, and for what has no states. */
    states: base?.publishing ?? null,
    isBusy: save.isPending,
    conflict,
    /** Does what a refusal offers. */
    runFallback: (fallback: FallbackAction) => {
      submit({
        saving: 'draft',
        ...(fallback !== 'draft' && { publishing: { action: 'publish', languages: [fallback] } }),
      });
    },
    discard: () => {
      form.discard();
      setRefused(null);
    },
    /** Settles a conflict: of what both sides changed, the saved values are taken for these. */
    settle: (...choice: Parameters<typeof form.settle>) => {
      form.settle(...choice);
      setRefused(null);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
