import * as z from 'zod/mini';
import { isSettingsGroup } from '../../content/is-settings-group.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { PublishingStates } from '../../content/publishing/state.ts';
import { richName, wireName } from '../../fields/field.ts';
import { recordId } from '../../fields/record-id.ts';
import { moment, refusal } from './answers.ts';
import { onceFor } from './once-for.ts';

/** A record as a call answers it: its fields under their wire names. */
export interface AnsweredRecord {
  readonly id: number;
  readonly version: number;
  /** The record it belongs to; absent where the collection has no parent. */
  readonly category_id?: number | null;
  /** Where it stands in each language, for its editor. */
  readonly publishing?: PublishingStates | undefined;
  readonly [wire: string]: unknown;
}

const whole = z.int().check(z.minimum(0));

/** Where a record stands in one language. */
export const publishingState = z.object({
  status: z.enum(['draft', 'scheduled', 'published']),
  at: z.nullable(moment),
  until: z.nullable(moment),
  waiting: z.boolean(),
});

/** What a record holds in one language, or with `all` in both. */
function shapeOf(collection: Collection, all: boolean): z.ZodMiniObject & z.ZodMiniType<AnsweredRecord>;
function shapeOf(collection: Collection, all: boolean): z.ZodMiniObject {
  const { fields, parent } = collection;
  const { echoes, parentZero } = legacyApiOf(collection);
  const values = Object.entries(fields).flatMap(([name, field]): [string, z.ZodMiniType][] => {
    const wire = wireName(name, field);
    const value: [string, z.ZodMiniType] = [wire, field.answered(all)];
    return field.rich === undefined ? [value] : [value, [richName(wire), field.rich.answered(all)]];
  });
  const byWire = new Map(values);
  const repeated = Object.entries(echoes).map(([echo, wire]): [string, z.ZodMiniType] => [
    echo,
    byWire.get(wire) ?? z.undefined(),
  ]);
  return z.object({
    ...Object.fromEntries([...values, ...repeated]),
    ...(parent !== undefined && { category_id: recordId }),
    ...(parent === undefined && parentZero && { category_id: z.literal(0) }),
    ...(all && !isSettingsGroup(collection) && { publishing: z.object({ en: publishingState, ar: publishingState }) }),
    id: recordId,
    position: whole,
    version: whole,
    created_at: moment,
    updated_at: moment,
    fallback: z.array(z.string()),
  });
}

/** The names of everything that records of a collection are answered with. */
export const recordNames = (collection: Collection): readonly string[] => Object.keys(shapeOf(collection, true).shape);

/** The shapes in which records of a collection are answered. */
export interface RecordShapes {
  /** As visitors read it: every text in the language of the address. */
  readonly plain: z.ZodMiniType<AnsweredRecord>;
  /** As `?languages=all` answers it: objects by language, and where the record stands in each. */
  readonly both: z.ZodMiniType<AnsweredRecord>;
}

/** How records of a collection are answered. */
export const recordShapes = onceFor((collection): RecordShapes => ({
  plain: shapeOf(collection, false),
  both: shapeOf(collection, true),
}));

/** A refusal of what was changed by somebody else meanwhile, with the record as it is now. */
export const conflictOver = (record: z.ZodMiniType<AnsweredRecord>) =>
  z.extend(refusal, { current: z.optional(record) });
