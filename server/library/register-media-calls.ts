import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { FileKind, Media } from '../../fields/field.ts';
import { recordId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { readMultipart } from '../bodies/read-multipart.ts';
import { CallError, notFound } from '../http/call-error.ts';
import { administratorReads, administratorWrites, type SessionGuard } from '../http/guards.ts';
import { keptText } from '../http/kept-text.ts';
import { readId } from '../http/read-id.ts';
import { uploadKeyPattern } from '../media/cancel-upload.ts';
import type { MediaStore } from '../media/media-store.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { serializeMedia } from './serialize-media.ts';

/** What the calls of files work with. */
interface LibraryServices {
  readonly accounts: SessionGuard;
  readonly media: MediaStore;
}

const words = keptText(500);
const fraction = z.number().min(0).max(1);
const description = z.strictObject({
  alt: z.strictObject({ en: words.exactOptional(), ar: words.exactOptional() }).exactOptional(),
  focal_point: z.strictObject({ x: fraction, y: fraction }).exactOptional(),
  poster: recordId.nullable().exactOptional(),
});

const everyKind: readonly FileKind[] = ['image', 'video', 'document'];
const kinds = z.object({
  accept: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['image', 'video', 'document'])))
    .optional(),
});

/** The kinds of file that the field takes for which one is sent (`?accept=image,video`); all unless it says. */
function readAccepted(query: unknown): readonly FileKind[] {
  const asked = kinds.safeParse(query);
  if (!asked.success) throw new InvalidError([{ path: 'accept', code: 'notAnOption' }]);
  return asked.data.accept ?? everyKind;
}

/** The name by which the client may call its upload off, where it gave one. @throws InvalidError */
function readUploadKey(query: unknown): string | undefined {
  const asked = z.object({ upload: z.string().regex(uploadKeyPattern).optional() }).safeParse(query);
  if (!asked.success) throw new InvalidError([{ path: 'upload', code: 'notAnOption' }]);
  return asked.data.upload;
}

/** The store as one upload sees it. */
const receivingUnder = (media: MediaStore, uploadKey: string | undefined): MediaStore =>
  uploadKey === undefined
    ? media
    : { ...media, receive: (stream, request) => media.receive(stream, { ...request, uploadKey }) };

/** Nobody learns the name of a file whose client went away before the answer, so the file goes as well. */
function discardUnlessAnswered({ raw, log }: FastifyReply, media: MediaStore, { id }: Media): void {
  let isAnswered = false;
  raw.once('finish', () => {
    isAnswered = true;
  });
  raw.once('close', () => {
    if (isAnswered) return;
    media
      .discard([id])
      .catch((error: unknown) => log.error({ err: error }, 'A file nobody waited for was not removed'));
  });
}

/** Files before the record that will use them, and what describes a file: alternative text, focal point, the poster of a video. */
export function registerMediaCalls(
  app: FastifyInstance,
  { accounts, media }: LibraryServices,
  language: Language,
): void {
  app.post('/media', administratorWrites(accounts), async (request, reply) => {
    if (!request.isMultipart()) throw new CallError(415, 'unsupportedBody');
    const uploaded: Media[] = [];
    try {
      const accepted = readAccepted(request.query);
      const acceptOf = (name: string) => (name === 'file' ? accepted : undefined);
      const receiving = receivingUnder(media, readUploadKey(request.query));
      const parts = await readMultipart(request, { media: receiving, uploaded, acceptOf });
      const [file, second] = uploaded;
      if (file === undefined) throw new InvalidError([{ path: 'file', code: 'required' }]);
      const extra = parts.find(({ name }) => name !== 'file');
      if (extra !== undefined) throw new InvalidError([{ path: extra.name, code: 'unknownField' }], 'unknownField');
      if (second !== undefined) throw new InvalidError([{ path: 'file', code: 'tooMany', params: { max: 1 } }]);
      if (reply.raw.destroyed) throw new CallError(400, 'uploadCancelled');
      discardUnlessAnswered(reply, media, file);
      reply.code(201);
      return serializeMedia(file);
    } catch (error) {
      await media.discard(uploaded.map(({ id }) => id));
      throw error;
    }
  });

  app.delete<{ Params: { key: string } }>('/media/uploads/:key', administratorWrites(accounts), async ({ params }) => {
    if (!uploadKeyPattern.test(params.key)) throw notFound();
    await media.cancelUpload(params.key);
    return { message: callMessage('uploadCancelled', language) };
  });

  app.get('/media/:id', administratorReads(accounts), async (request) => {
    const id = readId(request);
    const file = (await media.find([id])).get(id);
    if (file === undefined) throw notFound();
    return serializeMedia(file);
  });

  app.patch('/media/:id', administratorWrites(accounts), async (request) => {
    const id = readId(request);
    const sent = description.safeParse(request.body);
    if (!sent.success) {
      throw new InvalidError(sent.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'wrongType' })));
    }
    const { focal_point: focalPoint, ...change } = sent.data;
    const file = await media.describe(id, { ...change, ...(focalPoint && { focalPoint }) });
    return { ...serializeMedia(file), message: callMessage('itemUpdated', language) };
  });
}
