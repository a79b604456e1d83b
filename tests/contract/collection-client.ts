import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type FileKind, wireName } from '../../fields/field.ts';
import { sampleOf } from '../../fields/fixtures.ts';
import type { Language } from '../../language/languages.ts';
import type { TestCalls } from '../../server/calls/open-test-calls.ts';
import { sampleMp4, samplePdf, samplePhoto } from '../../server/media/sample-files.ts';

const picture = await samplePhoto(32, 24).png().toBuffer();

const fileOf: Readonly<Record<FileKind, { readonly content: Buffer; readonly name: string }>> = {
  image: { content: picture, name: 'screen.png' },
  video: { content: sampleMp4(), name: 'show.mp4' },
  document: { content: samplePdf, name: 'sheet.pdf' },
};

export type Answer = Record<string, unknown>;

/** Speaks to the calls of one collection as the dashboard does, and makes the parents its records need. */
export function collectionClient(calls: TestCalls, collection: Collection, language: Language) {
  const base = `/api/${language}/${collection.base}`;

  /** Wire values of every field that has a sample. */
  const samples = (turn: number): Answer =>
    Object.fromEntries(
      Object.entries(collection.fields)
        .map(([name, field]): [string, unknown] => [wireName(name, field), sampleOf(field, language, turn)])
        .filter(([, value]) => value !== undefined),
    );

  /** Wire names of the fields that hold a file, with the kind to send. */
  const files: readonly (readonly [string, FileKind])[] = Object.entries(collection.fields).flatMap(([name, field]) => {
    const [kind] = acceptedKinds(field)?.toReversed() ?? [];
    return kind === undefined ? [] : [[wireName(name, field), kind] as const];
  });

  async function newParent(): Promise<number | undefined> {
    if (collection.parent === undefined) return undefined;
    const parent = collectionClient(calls, collection.parent, language);
    return Number((await parent.add(1, false)).json()['id']);
  }

  /** The body of a record as clients of this collection send it. */
  function bodyOf(turn: number, category: number | undefined, withFiles: boolean): FormData | Answer {
    const categoryId = collection.parentZero ? 0 : category;
    if (collection.body === 'json') return samples(turn);
    const form = new FormData();
    if (categoryId !== undefined) form.append('category_id', String(categoryId));
    for (const [name, value] of Object.entries(samples(turn))) {
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
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
    async add(turn: number, withFiles = true, category?: number) {
      const payload = bodyOf(turn, category ?? (await newParent()), withFiles);
      return calls.administer({ method: 'POST', url: `${base}${collection.createdAt}`, payload });
    },
    /** The address of a record: its own id, or its parent's. */
    addressOf: (record: Answer): string =>
      `${base}/${String(collection.addressedBy === 'parent' ? record['category_id'] : record['id'])}`,
  };
}
