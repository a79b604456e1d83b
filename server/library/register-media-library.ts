import type { EntryStore } from '../entries/entry-store.ts';
import { library } from '../../calls/library.ts';
import { wireName } from '../../fields/field.ts';
import { callMessage } from '../../language/call-words.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { knownCollection } from '../changes/known-collections.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import type { MediaUse } from '../media/find-uses.ts';
import type { MediaStore } from '../media/media-store.ts';
import { serializeMedia } from './serialize-media.ts';
import { titleOf } from '../../content/derive/title-of.ts';

/** The places where a file is used, with the names of their records. */
async function serializeUses(entries: EntryStore, uses: readonly MediaUse[]) {
  const found = uses.map(async ({ collection: base, entryId, field, language }) => {
    const collection = knownCollection(base);
    const entry = collection === undefined ? null : await entries.get(collection, entryId);
    if (collection === undefined || entry === null) return [];
    const declared = collection.fields[field];
    return [
      {
        base,
        id: entryId,
        category_id: entry.parentId,
        title: titleOf(collection, entry),
        field: declared === undefined ? field : wireName(field, declared),
        language,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Refuses a file that cannot take the place of another. @throws InvalidError */
async function checkReplacement(from: number, to: number, media: Pick<MediaStore, 'find'>): Promise<void> {
  const files = await media.find([from, to]);
  const [old, other] = [files.get(from), files.get(to)];
  if (old === undefined) throw notFound();
  if (other === undefined) throw new InvalidError([{ path: 'with', code: 'unknownFile' }], 'fileUnknown');
  if (other.kind !== old.kind) throw new InvalidError([{ path: 'with', code: 'wrongFileKind' }], 'fileKindRefused');
  if (to === from) throw new InvalidError([{ path: 'with', code: 'taken' }]);
}

/** The library of files: finding them, seeing where they are used, replacing and removing them. */
export function serveMediaLibrary(
  serve: Serve,
  { entries, media }: { readonly entries: EntryStore; readonly media: MediaStore },
): void {
  serve(library.list, async ({ query: { q, kind, unused, after, limit, sort }, request, reply }) => {
    const { files, next, total } = await media.list({
      words: q,
      isUnused: unused === '1',
      limit,
      isOldestFirst: sort === 'id',
      ...(kind !== undefined && { kind }),
      ...(after !== undefined && { after }),
    });
    tellList(request, reply, { total, next });
    return {
      files: files.map(({ media: file, originalName, createdAt, used }) => ({
        ...serializeMedia(file),
        original_name: originalName,
        created_at: createdAt,
        used,
      })),
      next,
    };
  });

  serve(library.uses, async ({ params: { id } }) => {
    if (!(await media.find([id])).has(id)) throw notFound();
    return serializeUses(entries, await media.uses(id));
  });

  serve(library.replace, async ({ params: { id: from }, body: { with: to }, language, actor }) => {
    await checkReplacement(from, to, media);
    const { revisionIds } = await entries.replaceFile(from, to, await actor());
    return { message: callMessage('fileReplaced', language), replaced: revisionIds.length, undo: revisionIds };
  });

  serve(library.remove, async ({ params, language, reply }) => {
    const removal = await media.remove(params.id);
    if (removal.is === 'removed') return { message: callMessage('fileDeleted', language) };
    const isUsed = removal.is === 'used';
    return reply.code(409).send({
      message: callMessage(isUsed ? 'fileInUse' : 'fileIsPoster', language),
      issues: [],
      uses: isUsed ? await serializeUses(entries, removal.uses) : [],
    });
  });
}
