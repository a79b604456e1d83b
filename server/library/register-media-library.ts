import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { wireName } from '../../fields/field.ts';
import { recordId, writtenId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { knownCollection } from '../changes/known-collections.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import { notFound } from '../http/call-error.ts';
import { actorOf, administratorReads, administratorWrites, type SessionGuard } from '../http/guards.ts';
import { readId } from '../http/read-id.ts';
import type { MediaUse } from '../media/find-uses.ts';
import type { MediaStore } from '../media/media-store.ts';
import { titleOf } from '../records/title-of.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { serializeMedia } from './serialize-media.ts';

/** What the calls of the library work with. */
interface LibraryServices {
  readonly accounts: SessionGuard;
  readonly entries: EntryStore;
  readonly media: MediaStore;
}

const longestQuestion = 200;

const filter = z.object({
  q: z.string().trim().max(longestQuestion).default(''),
  kind: z.enum(['image', 'video', 'document']).optional(),
  unused: z.enum(['0', '1']).default('0'),
  before: writtenId.optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(200))
    .default(60),
});

/** What of the library is asked for; a question left empty asks for nothing. @throws InvalidError */
function readFilter(query: unknown) {
  const given = Object.entries(typeof query === 'object' && query !== null ? query : {});
  const asked = filter.safeParse(Object.fromEntries(given.filter(([, value]) => value !== '')));
  if (!asked.success) {
    throw new InvalidError(asked.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'notAnOption' })));
  }
  const { q, kind, unused, before, limit } = asked.data;
  return {
    words: q,
    isUnused: unused === '1',
    limit,
    ...(kind !== undefined && { kind }),
    ...(before !== undefined && { before }),
  };
}

/** The places where a file is used, with the names of their records. */
async function serializeUses({ entries }: Pick<LibraryServices, 'entries'>, uses: readonly MediaUse[]) {
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

const replacement = z.strictObject({ with: recordId });

/** The file that takes the place of another of its kind. @throws InvalidError where it cannot */
async function readReplacement(body: unknown, from: number, media: Pick<MediaStore, 'find'>): Promise<number> {
  const sent = replacement.safeParse(body);
  if (!sent.success) throw new InvalidError([{ path: 'with', code: 'wrongType' }]);
  const { with: to } = sent.data;
  const files = await media.find([from, to]);
  const [old, other] = [files.get(from), files.get(to)];
  if (old === undefined) throw notFound();
  if (other === undefined) throw new InvalidError([{ path: 'with', code: 'unknownFile' }], 'fileUnknown');
  if (other.kind !== old.kind) throw new InvalidError([{ path: 'with', code: 'wrongFileKind' }], 'fileKindRefused');
  if (to === from) throw new InvalidError([{ path: 'with', code: 'taken' }]);
  return to;
}

/** The library of files: finding them, seeing where they are used, replacing and removing them. */
export function registerMediaLibrary(app: FastifyInstance, services: LibraryServices, language: Language): void {
  const { accounts, entries, media } = services;

  app.get('/media', administratorReads(accounts), async (request) => {
    const { files, next } = await media.list(readFilter(request.query));
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

  app.get('/media/:id/uses', administratorReads(accounts), async (request) => {
    const id = readId(request);
    if (!(await media.find([id])).has(id)) throw notFound();
    return serializeUses(services, await media.uses(id));
  });

  app.post('/media/:id/replace', administratorWrites(accounts), async (request) => {
    const actor = await actorOf(accounts, request);
    const from = readId(request);
    const to = await readReplacement(request.body, from, media);
    const { revisionIds } = await entries.replaceFile(from, to, actor);
    return { message: callMessage('fileReplaced', language), replaced: revisionIds.length, undo: revisionIds };
  });

  app.delete('/media/:id', administratorWrites(accounts), async (request, reply) => {
    const removal = await media.remove(readId(request));
    if (removal.is === 'removed') return { message: callMessage('fileDeleted', language) };
    reply.code(409).header('cache-control', 'no-store');
    const isUsed = removal.is === 'used';
    return {
      message: callMessage(isUsed ? 'fileInUse' : 'fileIsPoster', language),
      issues: [],
      uses: isUsed ? await serializeUses(services, removal.uses) : [],
    };
  });
}
