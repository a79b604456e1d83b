import type { ChangeAnswer } from '../../../calls/model/answers.ts';
import { type AnsweredRecord, conflictOver, recordShapes } from '../../../calls/model/record.ts';
import { editorCallsOf, recordsIn } from '../../../calls/records.ts';
import { editorSettingsCallsOf } from '../../../calls/settings.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import { legacyApiOf } from '../../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import { callApi } from '../call-api.ts';
import { fetchAll } from '../fetch-all.ts';
import { CallFailure } from '../call-failure.ts';
import type { PublishingBody } from './publishing-body.ts';
import type { WireValues } from './wire-record.ts';

/** A record as it was changed, with the sentence to show and what takes the change back. */
export type ChangedRecord = AnsweredRecord & ChangeAnswer;

/** A record as far as a call of its own names it. */
type Named = Pick<AnsweredRecord, 'id'>;

/** Everything is read and answered in both languages. */
const query = { languages: 'all' } as const;

/**
 * The calls of a collection, or of a settings group, as screens make them for the records of one parent: each is made
 * as the collection declares it. All of them throw CallFailure.
 */
export function recordCalls(collection: Collection, parentId: number | null) {
  const { parent, isOnlyOfParent } = collection;
  const { parentZero } = legacyApiOf(collection);
  const calls = editorCallsOf(collection);
  const settings = isSettingsGroup(collection) ? editorSettingsCallsOf(collection) : null;
  /** The only record of a parent is addressed by the parent's id. */
  const params = ({ id }: Named) => ({ id: isOnlyOfParent && parentId !== null ? parentId : id });
  /** The parent as bodies name it; collections of old always say 0. */
  const ofParent =
    parent !== undefined && parentId !== null ? { category_id: parentId } : parentZero ? { category_id: 0 } : {};

  async function listPart(
    { after, limit }: { readonly after?: number | undefined; readonly limit?: number },
    signal?: AbortSignal,
  ): Promise<readonly AnsweredRecord[]> {
    const { list, listOf } = calls;
    const args = { query: { ...query, after, limit }, signal };
    if (listOf === null || parentId === null) return recordsIn(await callApi(list, args));
    return recordsIn(await callApi(listOf, { params: { id: parentId }, ...args }));
  }

  return {
    /** The record as somebody else changed it meanwhile, where that is why a call was refused. */
    newerThan: (failure: unknown): AnsweredRecord | null => {
      if (!(failure instanceof CallFailure) || failure.status !== 409) return null;
      return conflictOver(recordShapes(collection).both).safeParse(failure.answer).data?.current ?? null;
    },
    /** All records, part by part. */
    list: (signal?: AbortSignal): Promise<readonly AnsweredRecord[]> =>
      fetchAll((after) => listPart({ after }, signal)),
    /** The first records, so many of them. */
    first: (limit: number, signal?: AbortSignal): Promise<readonly AnsweredRecord[]> => listPart({ limit }, signal),
    get: (record: Named, signal?: AbortSignal): Promise<AnsweredRecord> =>
      settings === null
        ? callApi(calls.get, { params: params(record), query, signal })
        : callApi(settings.get, { query, signal }),
    create: (values: WireValues, save: Saving): Promise<ChangedRecord> =>
      callApi(calls.create, { query: { ...query, save }, body: { ...values, ...ofParent } }),
    /** A change names the version it was made from, so that nobody's work is overwritten unseen. */
    update: (
      record: Pick<AnsweredRecord, 'id' | 'version'>,
      values: WireValues,
      save: Saving,
    ): Promise<ChangedRecord> => {
      const args = { query: { ...query, save }, body: { ...values, version: record.version } };
      return settings === null
        ? callApi(calls.update, { params: params(record), ...args })
        : callApi(settings.update, args);
    },
    remove: (record: Named) => callApi(calls.remove, { params: params(record) }),
    /** What goes with a record when it is removed: how many records, by the base of their collection. */
    countBelow: async (record: Named, signal?: AbortSignal): Promise<Readonly<Record<string, number>>> =>
      (await callApi(calls.subtree, { params: params(record), signal })).counts,
    /** Copies a record with its sections, behind its siblings. */
    duplicate: (record: Named): Promise<ChangedRecord> => callApi(calls.duplicate, { params: params(record), query }),
    /** Does something with a record and what was typed into it, as one change. */
    publish: (
      record: Pick<AnsweredRecord, 'id' | 'version'>,
      publishing: PublishingBody,
      fields: WireValues,
    ): Promise<ChangedRecord> =>
      callApi(calls.publishing, {
        params: params(record),
        query,
        body: { ...publishing, version: record.version, ...(Object.keys(fields).length > 0 && { fields }) },
      }),
    /** Puts the records into the order of their ids. */
    reorder: (ids: readonly number[]): Promise<ChangeAnswer> => callApi(calls.order, { body: { ids, ...ofParent } }),
    /** Puts a record behind those of another parent. */
    move: async (record: Named, to: number): Promise<ChangedRecord> => {
      if (calls.move === null) throw new Error(`Records of ${collection.base} belong to nothing`);
      return callApi(calls.move, { params: params(record), query, body: { category_id: to } });
    },
  };
}
