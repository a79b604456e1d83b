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
import type { ApiValues } from './api-record.ts';

/** A changed record with the message to show and the revision that undoes the change. */
export type ChangedRecord = AnsweredRecord & ChangeAnswer;

/** What identifies a record in a call. */
type Named = Pick<AnsweredRecord, 'id'>;

/** All calls read and return both languages. */
const query = { languages: 'all' } as const;

/**
 * The calls of a collection or settings group for the records of one parent, as the collection declares them. All throw
 * CallFailure.
 */
export function recordCalls(collection: Collection, parentId: number | null) {
  const { parent, isOnlyOfParent } = collection;
  const { parentZero } = legacyApiOf(collection);
  const calls = editorCallsOf(collection);
  const settings = isSettingsGroup(collection) ? editorSettingsCallsOf(collection) : null;
  /** The only record of a parent is addressed by the parent's id. */
  const params = ({ id }: Named) => ({ id: isOnlyOfParent && parentId !== null ? parentId : id });
  /** The parent as it is sent in bodies; legacy collections always send 0. */
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
    /** The other change's record, if a call was refused because of a conflict. */
    newerThan: (failure: unknown): AnsweredRecord | null => {
      if (!(failure instanceof CallFailure) || failure.status !== 409) return null;
      return conflictOver(recordShapes(collection).both).safeParse(failure.answer).data?.current ?? null;
    },
    /** All records, loaded page by page. */
    list: (signal?: AbortSignal): Promise<readonly AnsweredRecord[]> =>
      fetchAll((after) => listPart({ after }, signal)),
    /** The first `limit` records. */
    first: (limit: number, signal?: AbortSignal): Promise<readonly AnsweredRecord[]> => listPart({ limit }, signal),
    get: (record: Named, signal?: AbortSignal): Promise<AnsweredRecord> =>
      settings === null
        ? callApi(calls.get, { params: params(record), query, signal })
        : callApi(settings.get, { query, signal }),
    create: (values: ApiValues, save: Saving): Promise<ChangedRecord> =>
      callApi(calls.create, { query: { ...query, save }, body: { ...values, ...ofParent } }),
    /** Sends the version that the change is based on, so that no other change is overwritten unnoticed. */
    update: (
      record: Pick<AnsweredRecord, 'id' | 'version'>,
      values: ApiValues,
      save: Saving,
    ): Promise<ChangedRecord> => {
      const args = { query: { ...query, save }, body: { ...values, version: record.version } };
      return settings === null
        ? callApi(calls.update, { params: params(record), ...args })
        : callApi(settings.update, args);
    },
    remove: (record: Named) => callApi(calls.remove, { params: params(record) }),
    /** Counts the records that are deleted with a record, by the slug of their collection. */
    countBelow: async (record: Named, signal?: AbortSignal): Promise<Readonly<Record<string, number>>> =>
      (await callApi(calls.subtree, { params: params(record), signal })).counts,
    /** Copies a record with its sections and puts the copy after its siblings. */
    duplicate: (record: Named): Promise<ChangedRecord> => callApi(calls.duplicate, { params: params(record), query }),
    /** Changes the state of a record and saves its typed values as one change. */
    publish: (
      record: Pick<AnsweredRecord, 'id' | 'version'>,
      publishing: PublishingBody,
      fields: ApiValues,
    ): Promise<ChangedRecord> =>
      callApi(calls.publishing, {
        params: params(record),
        query,
        body: { ...publishing, version: record.version, ...(Object.keys(fields).length > 0 && { fields }) },
      }),
    /** Orders the records by this list of ids. */
    reorder: (ids: readonly number[]): Promise<ChangeAnswer> => callApi(calls.order, { body: { ids, ...ofParent } }),
    /** Moves a record to another parent, after that parent's records. */
    move: async (record: Named, to: number): Promise<ChangedRecord> => {
      if (calls.move === null) throw new Error(`Records of ${collection.base} have no parent`);
      return callApi(calls.move, { params: params(record), query, body: { category_id: to } });
    },
  };
}
