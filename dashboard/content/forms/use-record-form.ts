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
import { textOf, titleIn, titleOf, apiFields, type ApiValues } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import type { FormRules } from './form-state.ts';
import { decidedBy, isAbout, isChangedSince } from './issue-place.ts';
import { defectsOf, startValues } from './read-values.ts';
import { useForm } from './use-form.ts';
import { type FallbackAction, fallbackActions } from './fallback-actions.ts';

/** Why a form was not saved: the sentence of the specification, and the reason if it is known. */
export interface SubmitError {
  readonly text: string;
  readonly reason: string;
  /** Not an error: a newer version was saved, and the user should review it or choose. */
  readonly isNote?: boolean;
  /** The refusal is only about field values and ends once all of them are valid. */
  readonly isForFields?: boolean;
  /** What can be done with the values as they are. */
  readonly fallbacks: readonly FallbackAction[];
}

const toSubmitError = (text: string, more?: Partial<SubmitError>): SubmitError => ({
  text,
  reason: '',
  fallbacks: [],
  ...more,
});

/** A record of a section needs a parent. */
const withoutParent = () => toSubmitError(callMessage('categoryIdRequired', currentLanguage()));

/** Joins two sentences. */
const joined = (sentence: string, reason: string): string =>
  reason === '' ? sentence : `${sentence.replace(/\.$/, '')}. ${reason}`;

const rulesOf = (collection: Collection): FormRules<ApiValues> => ({
  fields: apiFields(collection).map(([apiName]) => apiName),
  draft: z.record(z.string(), z.unknown()),
  // An issue ends when its field is valid. One that only the server can check ends when its value changes.
  remaining: (issues, before, after, isNew) => {
    const decided = Object.keys(after).flatMap((apiName) =>
      after[apiName] === before[apiName] ? [] : decidedBy(collection, apiName),
    );
    const isTouched = (path: string) =>
      isChangedSince(path, before, after) || decided.some((each) => isAbout(path, each));
    if (!issues.some(({ path }) => isTouched(path))) return issues;
    const wrong = new Set(defectsOf(collection, after, isNew).map(({ path }) => path));
    return issues.filter(({ path }) => wrong.has(path) || !isTouched(path));
  },
});

interface SentForm extends SaveRequest {
  /** True if another record is added after this one. */
  readonly isMore: boolean;
  /** All values of the form. */
  readonly typed: ApiValues;
}

interface FormRequest {
  readonly collection: Collection;
  /** The record to change; `null` for a new one. */
  readonly record: AnsweredRecord | null;
  readonly parentId: number | null;
  /** The initial values of a new record. */
  readonly inherited?: ApiValues | undefined;
  /** Called after saving; the notice is already shown. */
  readonly onSaved?: (answer: ChangedRecord) => void;
  /** Called instead of `onSaved` if another record is added next. */
  readonly onMore?: ((answer: ChangedRecord) => void) | undefined;
}

/** The state and actions of a record form. The input survives a crash, an expired session and a failed save. */
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
  /** `newer`: another version was saved meanwhile and was merged into the form. */
  const [refused, setRefused] = useState<SubmitError | 'newer' | null>(null);
  const t = useTranslations();
  const notSaved = isNew ? collection.messages.notCreated : collection.messages.notUpdated;
  /** The id of the new record that was created before its publishing was refused. */
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
    // The parent is not a field of the form, so no field can be shown.
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
  /** Where the form can be reopened after it was left. */
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
  // A form that stays open follows its record while there is no unsaved input.
  const [seen, setSeen] = useState(record);
  if (seen !== record) {
    setSeen(record);
    if (!isDirty && !save.isPending) form.follow(savedOf(record));
  }

  const set = useCallback((apiName: string, value: unknown) => type((all) => ({ ...all, [apiName]: value })), [type]);

  /** Saves the input, then changes the state of the record or starts another one. */
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
        // The record exists now. The draft of the new record would create it again.
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
    // A refusal about fields ends once all of them are valid.
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
    /** The states of the record; `null` for a new record and for a collection without states. */
    states: base?.publishing ?? null,
    isBusy: save.isPending,
    conflict,
    /** Runs a fallback action of a refusal. */
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
    /** Resolves a conflict: the saved values are used for these choices. */
    settle: (...choice: Parameters<typeof form.settle>) => {
      form.settle(...choice);
      setRefused(null);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
