import { expect } from 'vitest';
import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type FileKind, apiNameOf } from '../../fields/field.ts';
import { sampleOf } from '../../fields/fixtures.ts';
import type { Language } from '../../language/languages.ts';
import type { TestCalls } from '../support/open-test-calls.ts';
import { sampleGlb, sampleMp4, samplePdf, samplePhoto } from '../support/sample-files.ts';

export type Answer = Record<string, unknown>;

const fileOf: Readonly<Record<FileKind, { readonly content: Buffer; readonly name: string }>> = {
  image: { content: await samplePhoto(32, 24).png().toBuffer(), name: 'screen.png' },
  video: { content: sampleMp4(), name: 'show.mp4' },
  document: { content: samplePdf, name: 'sheet.pdf' },
  model: { content: sampleGlb(), name: 'body.glb' },
};

/** Converts sent values to the form of an answer: lists that were sent as JSON text are parsed. */
export const sentValues = (samples: Answer): Answer =>
  Object.fromEntries(
    Object.entries(samples).map(([name, value]): [string, unknown] => [
      name,
      typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value,
    ]),
  );

export const without = (answer: Answer, ...names: readonly string[]): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)));

/** Removes the keys that the server added to the items of lists. */
export const withoutKeys = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (name === 'key' ? undefined : value)));

/** Calls the endpoints of one collection as the dashboard does, and creates the parents that its records need. */
export function collectionClient(calls: Pick<TestCalls, 'administer'>, collection: Collection, language: Language) {
  const { parent, isOnlyOfParent } = collection;
  const apiName = legacyApiOf(collection);
  const { parentZero, envelope } = apiName;
  const base = `/api/${language}/${collection.base}`;
  const fields = Object.entries(collection.fields).map(([name, field]) => [apiNameOf(name, field), field] as const);

  /** Sample values of all fields that have one, by API name. */
  const samples = (turn: number): Answer =>
    Object.fromEntries(
      fields
        .map(([apiName, field]): [string, unknown] => [apiName, sampleOf(field, language, turn)])
        .filter(([, value]) => value !== undefined),
    );

  /** API names of the fields that accept a file, with the kind of file to send. */
  const files: readonly (readonly [string, FileKind])[] = fields.flatMap(([apiName, field]) => {
    const kind = acceptedKinds(field)?.at(-1);
    return kind === undefined ? [] : [[apiName, kind] as const];
  });

  async function newParent(): Promise<number | undefined> {
    if (parent === undefined) return undefined;
    const added = await collectionClient(calls, parent, language).add(1, false);
    return Number(added.json()['id']);
  }

  /** The body of a record as clients of this collection send it: JSON or a form. */
  function bodyOf(turn: number, category: unknown, withFiles: boolean): FormData | Answer {
    if (apiName.body === 'json') return samples(turn);
    const form = new FormData();
    const category_id = parentZero ? 0 : category;
    const values = { ...(category_id !== undefined && { category_id }), ...samples(turn) };
    for (const [name, value] of Object.entries(values)) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    for (const [name, kind] of withFiles ? files : []) {
      const { content, name: fileName } = fileOf[kind];
      form.append(name, new Blob([new Uint8Array(content)]), fileName);
    }
    return form;
  }

  return {
    base,
    files,
    samples,
    newParent,
    bodyOf,
    /** What answers contain about the parent. */
    category: parent ? { category_id: expect.any(Number) } : parentZero ? { category_id: 0 } : {},
    add: async (turn: number, withFiles = true, category?: number) => {
      const payload = bodyOf(turn, category ?? (await newParent()), withFiles);
      return calls.administer({ method: 'POST', url: `${base}${apiName.createdAt}`, payload });
    },
    /** The records in the answer of a list. */
    recordsIn: (answer: Answer | Answer[]): Answer[] => {
      const records = Array.isArray(answer) ? answer : answer[envelope];
      return Array.isArray(records) ? records : [];
    },
    /** The address of a record, by its own id or its parent's. */
    addressOf: (record: Answer): string => `${base}/${String(record[isOnlyOfParent ? 'category_id' : 'id'])}`,
    nowhere: `${base}/999999`,
  };
}
