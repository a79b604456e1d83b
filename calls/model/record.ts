import * as z from 'zod/mini';
import { isSettingsGroup } from '../../content/is-settings-group.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { PublishingStates } from '../../content/publishing/state.ts';
import { richName, apiNameOf } from '../../fields/field.ts';
import { recordId } from '../../fields/record-id.ts';
import { timestamp, refusal } from './answers.ts';
import { onceFor } from './once-for.ts';

/** A record in an answer, with its fields by API name. */
export interface AnsweredRecord {
  readonly id: number;
  readonly version: number;
  /** The id of the parent; absent if the collection has no parent. */
  readonly category_id?: number | null;
  /** The states in each language, only for administrators. */
  readonly publishing?: PublishingStates | undefined;
  readonly [apiName: string]: unknown;
}

const whole = z.int().check(z.minimum(0));

/** The state of a record in one language. */
export const publishingState = z.object({
  status: z.enum(['draft', 'scheduled', 'published']),
  at: z.nullable(timestamp),
  until: z.nullable(timestamp),
  waiting: z.boolean(),
});

/** The shape of a record in one language, or in both with `all`. */
function shapeOf(collection: Collection, all: boolean): z.ZodMiniObject & z.ZodMiniType<AnsweredRecord>;
function shapeOf(collection: Collection, all: boolean): z.ZodMiniObject {
  const { fields, parent } = collection;
  const { aliases, parentZero } = legacyApiOf(collection);
  const values = Object.entries(fields).flatMap(([name, field]): [string, z.ZodMiniType][] => {
    const apiName = apiNameOf(name, field);
    const value: [string, z.ZodMiniType] = [apiName, field.answered(all)];
    return field.rich === undefined ? [value] : [value, [richName(apiName), field.rich.answered(all)]];
  });
  const byApiName = new Map(values);
  const repeated = Object.entries(aliases).map(([alias, apiName]): [string, z.ZodMiniType] => [
    alias,
    byApiName.get(apiName) ?? z.undefined(),
  ]);
  return z.object({
    ...Object.fromEntries([...values, ...repeated]),
    ...(parent !== undefined && { category_id: recordId }),
    ...(parent === undefined && parentZero && { category_id: z.literal(0) }),
    ...(all && !isSettingsGroup(collection) && { publishing: z.object({ en: publishingState, ar: publishingState }) }),
    id: recordId,
    position: whole,
    version: whole,
    created_at: timestamp,
    updated_at: timestamp,
    fallback: z.array(z.string()),
  });
}

/** The names of all properties of a collection's records in answers. */
export const recordNames = (collection: Collection): readonly string[] => Object.keys(shapeOf(collection, true).shape);

/** The shapes of a collection's records in answers. */
export interface RecordShapes {
  /** For visitors: every text in the language of the address. */
  readonly plain: z.ZodMiniType<AnsweredRecord>;
  /** For `?languages=all`: objects by language, and the state in each. */
  readonly both: z.ZodMiniType<AnsweredRecord>;
}

export const recordShapes = onceFor((collection): RecordShapes => ({
  plain: shapeOf(collection, false),
  both: shapeOf(collection, true),
}));

/** A refusal because the record was changed meanwhile, with its current state. */
export const conflictOver = (record: z.ZodMiniType<AnsweredRecord>) =>
  z.extend(refusal, { current: z.optional(record) });
