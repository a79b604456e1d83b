import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type WireValues, wireFields } from '../../app/records/wire-record.ts';
import type { KeptDraft } from './kept-draft.ts';
import { mergeVersions, type VersionChoice } from './merge-versions.ts';

/** Two versions of a record of which something is to be chosen before anything is saved. */
export interface Conflict {
  /** The values of the saved version. */
  readonly theirs: WireValues;
  readonly choices: readonly VersionChoice[];
  /** The values that both versions were made from, as far as they are known. */
  readonly from: WireValues;
}

interface OpenedForm {
  readonly values: WireValues;
  /** Whether what was typed before is in the form again; `newer` where the saved version is newer than it. */
  readonly restored: 'same' | 'newer' | null;
  readonly conflict: Conflict | null;
}

interface OpenRequest {
  readonly record: AnsweredRecord | null;
  /** The values of the saved version, or of a new record. */
  readonly start: WireValues;
  /** What the browser kept of the form. */
  readonly kept: KeptDraft | null;
}

/** What a form begins with: the saved version, with what was typed before into this one or an earlier one. */
export function openForm(collection: Collection, { record, start, kept }: OpenRequest): OpenedForm {
  if (kept === null) return { values: start, restored: null, conflict: null };
  if (record === null) return { values: { ...start, ...kept.values }, restored: 'same', conflict: null };
  const isNewer = kept.version !== record.version;
  const from = kept.from ?? (isNewer ? {} : start);
  const { values, choices } = mergeVersions(
    wireFields(collection).map(([wire]) => wire),
    { from, typed: kept.values, theirs: start },
  );
  return {
    values,
    restored: isNewer ? 'newer' : 'same',
    conflict: choices.length === 0 ? null : { theirs: start, choices, from },
  };
}
