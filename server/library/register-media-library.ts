import type { EntryStore } from '../records/repository/entry-store.ts';
import { library } from '../../calls/library.ts';
import { apiNameOf } from '../../fields/field.ts';
import { languages } from '../../language/languages.ts';
import { callMessage } from '../../language/call-messages.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { knownCollection } from '../records/changes/read-values.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import type { MediaUse } from '../media/find-uses.ts';
import type { MediaStore } from '../media/media-store.ts';
import { serializeListed } from './serialize-media.ts';
import { titleOf } from '../../content/derive/title-of.ts';

/** The uses of a file, with the titles of the records. */
async function serializeUses(entries: EntryStore, uses: readonly MediaUse[]) {
  const ids = Map.groupBy(uses, ({ collection }) => collection);
  const known = await Promise.all(
    [...ids].map(async ([slug, places]) => {
      const collection = knownCollection(slug);
      const wanted = new Set(places.map(({ entryId }) => entryId));
      return collection === undefined ? [] : entries.some(collection, [...wanted]);
    }),
  );
  const records = new Map(known.flat().map((entry) => [`${entry.collection}/${entry.id}`, entry]));
  return uses.flatMap(({ collection: slug, entryId, field, language }) => {
    const collection = knownCollection(slug);
    const entry = records.get(`${slug}/${entryId}`);
    if (collection === undefined || entry === undefined) return [];
    const declared = collection.fields[field];
    return [
      {
        base: slug,
        id: entryId,
        category_id: entry.parentId,
        title: titleOf(collection, entry),
        field: declared === undefined ? field : apiNameOf(field, declared),
        language,
      },
    ];
  });
}

const toPlace = ({ collection, entryId, field, language }: MediaUse): string =>
  `${collection}/${entryId}/${field}/${language ?? ''}`;

/** Parses the cursor in `after`. The slug of a collection can contain a slash. */
function fromPlace(place: string): MediaUse {
  const [language = '', field = '', id = '', ...slug] = place.split('/').toReversed();
  const collection = slug.toReversed().join('/');
  return { collection, entryId: Number(id), field, language: languages.find((each) => each === language) ?? null };
}

/** Refuses a file that cannot replace another. @throws InvalidError */
async function checkReplacement(from: number, to: number, media: Pick<MediaStore, 'find'>): Promise<void> {
  const files = await media.find([from, to]);
  const [old, other] = [files.get(from), files.get(to)];
  if (old === undefined) throw notFound();
  if (other === undefined) throw new InvalidError([{ path: 'with', code: 'unknownFile' }], 'fileUnknown');
  if (other.kind !== old.kind) throw new InvalidError([{ path: 'with', code: 'wrongFileKind' }], 'fileKindRefused');
  if (to === from) throw new InvalidError([{ path: 'with', code: 'taken' }]);
}

/** The media library: finding files, listing their uses, replacing and removing them. */
export function serveMediaLibrary(
  serve: Serve,
  { entries, media }: { readonly entries: EntryStore; readonly media: MediaStore },
): void {
  serve(
    library.list,
    async ({ query: { q, kind, unused, wordless, size, folder, after, limit, sort }, request, reply }) => {
      const { files, next, total } = await media.list({
        words: q,
        isUnused: unused === '1',
        isWordless: wordless === '1',
        limit,
        isOldestFirst: sort === 'id',
        ...(kind !== undefined && { kind }),
        ...(size !== undefined && { size }),
        ...(folder !== undefined && { folder: folder === 'none' ? null : folder }),
        ...(after !== undefined && { after }),
      });
      tellList(request, reply, { total, next });
      return {
        files: files.map(serializeListed),
        next,
      };
    },
  );

  serve(library.uses, async ({ params: { id }, query: { after, limit }, request, reply }) => {
    if (!(await media.find([id])).has(id)) throw notFound();
    const part = { limit, after: after === undefined ? undefined : fromPlace(after) };
    const { uses, hasMore } = await media.uses(id, part);
    const last = uses.at(-1);
    const next = hasMore && last !== undefined ? toPlace(last) : null;
    tellList(request, reply, { total: null, next });
    return { uses: await serializeUses(entries, uses), next };
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
