import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import type { PublishingBody } from './publishing-body.ts';
import { type ChangedRecord, recordCalls } from './record-calls.ts';
import type { ApiValues } from './api-record.ts';

export interface SaveRequest {
  /** The record to change; `null` to add one. */
  readonly record: AnsweredRecord | null;
  readonly values: ApiValues;
  /** What happens to the values of a published record. Default: they are published at once. */
  readonly saving?: Saving;
  /** A change of state to apply together with the values. A new record is created first. */
  readonly publishing?: PublishingBody | undefined;
  /** Called with a new record after it is created and before it is published. */
  readonly onStored?: (record: AnsweredRecord) => void;
}

/**
 * Creates or updates a record and, if requested, changes its state.
 * @throws CallFailure
 */
export async function saveRecord(
  collection: Collection,
  parentId: number | null,
  request: SaveRequest,
): Promise<ChangedRecord> {
  const { create, update, publish } = recordCalls(collection, parentId);
  const { record, values, saving = 'live', publishing, onStored } = request;
  if (record !== null)
    return publishing === undefined ? update(record, values, saving) : publish(record, publishing, values);
  const stored = await create(values, saving);
  if (publishing === undefined) return stored;
  onStored?.(stored);
  return publish(stored, publishing, {});
}
