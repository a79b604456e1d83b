import { describe } from './describe.ts';
import type { Words } from '../language/languages.ts';
import type { Fields } from '../fields/field.ts';
import { collections } from '../content/collections/index.ts';
import type { Collection, Envelope } from '../content/model/collection.ts';
import { settings } from '../content/settings.ts';
import { topics } from './index.ts';
import type { Call } from './model/call.ts';
import { callsOf, settingsCallsOf } from './records.ts';

/** A call as its description says it, whether it follows from a declaration or was written by hand. */
export interface DescribedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base address, with `:id` places; below `/api` where `hasLanguage` is false. */
  readonly path: string;
  readonly hasLanguage: boolean;
  readonly summary: Words;
  readonly open: boolean;
  readonly status: 200 | 201;
  /** The fields of a body, by code name; absent for a call without a body. */
  readonly fields?: Fields;
  /** The collection whose records the answer holds, and what they are wrapped in. */
  readonly answers?: { readonly collection: Collection; readonly as: Envelope | 'record'; readonly isList: boolean };
  /** The collection a body is for, so that its `category_id` is described. */
  readonly writes?: Collection;
}

export interface CallGroup {
  /** Unique among groups and fit for an address. */
  readonly name: string;
  readonly label: Words;
  readonly calls: readonly DescribedCall[];
}

/** A declared call as the description takes it. */
const fromCall = ({ method, path, hasLanguage, summary, access, statuses, body }: Call): DescribedCall => ({
  method,
  path,
  hasLanguage,
  summary,
  open: access !== 'administrator',
  status: statuses[0],
  ...(body?.is === 'fields' && { fields: body.fields, ...(body.collection && { writes: body.collection }) }),
});

function ofCollection(collection: Collection): CallGroup {
  const calls = callsOf(collection);
  const list = { collection, as: collection.wire.envelope, isList: true } as const;
  const record = { collection, as: 'record', isList: false } as const;
  const answers = new Map<Call | null, DescribedCall['answers']>([
    [calls.list, list],
    [calls.listOf, list],
    [calls.getWrapped, { ...record, as: 'data' }],
    ...[calls.get, calls.create, calls.update, calls.duplicate, calls.publishing, calls.move].map(
      (call): [Call | null, DescribedCall['answers']] => [call, record],
    ),
  ]);
  const withAnswer = (call: Call): DescribedCall => {
    const answered = answers.get(call);
    return { ...fromCall(call), ...(answered && { answers: answered }) };
  };
  return {
    name: collection.base,
    label: collection.label,
    calls: Object.values(calls).flatMap((call) => (call === null ? [] : [withAnswer(call)])),
  };
}

const settingsCalls: readonly DescribedCall[] = settings.flatMap((group): DescribedCall[] => {
  const answers = { collection: group, as: 'record', isList: false } as const;
  return Object.values(settingsCallsOf(group)).map((call) => ({ ...fromCall(call), answers }));
});

/** Every call of the product, group by group. */
export const callGroups: readonly CallGroup[] = [
  ...collections.map(ofCollection),
  { name: 'settings', label: describe('settings'), calls: settingsCalls },
  ...topics.map(({ calls, ...group }) => ({ ...group, calls: calls.map(fromCall) })),
];
