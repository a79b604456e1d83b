import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import type { PublishingBody } from './publishing-body.ts';
import { type ChangedRecord, recordCalls } from './record-calls.ts';
import type { WireValues } from './wire-record.ts';

export interface SaveRequest {
  /** The record to change, `null` to add one. */
  readonly record: AnsweredRecord | null;
  readonly values: WireValues;
  /** What becomes of the values where the record is published; seen at once unless given. */
  readonly saving?: Saving;
  /** What is done with the record and the values; a new one is added first. */
  readonly publishing?: PublishingBody | undefined;
  /** Told of a new record as it was added, before it is published. */
  readonly onStored?: (record: AnsweredRecord) => void;
}

/** Adds or changes a record, and publishes it or takes it back where that is asked for. @throws CallFailure */
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
