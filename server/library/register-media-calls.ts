import type { FastifyReply } from 'fastify';
import { library } from '../../calls/library.ts';
import type { Media } from '../../fields/field.ts';
import { callMessage } from '../../language/call-messages.ts';
import { CallError, notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { ReceiveRequest } from '../media/receive-upload.ts';
import { serializeNotices, type UploadNotice } from '../media/upload-notice.ts';
import { readOneFile } from '../bodies/read-one-file.ts';
import { serializeChange, serializeListed, serializeMedia, toMediaChange } from './serialize-media.ts';

/** The store with the settings of one upload. */
const receivingWith = (
  media: MediaStore,
  own: Omit<ReceiveRequest, 'fileName' | 'accept'>,
): Pick<MediaStore, 'receive'> => ({
  receive: (stream, request) => media.receive(stream, { ...request, ...own }),
});

/**
 * Discards an uploaded file if the connection closes before the answer was sent, because the client does not know its
 * id.
 */
function discardUnlessAnswered({ raw, log }: FastifyReply, media: MediaStore, { id }: Media): void {
  let isAnswered = false;
  raw.once('finish', () => {
    isAnswered = true;
  });
  raw.once('close', () => {
    if (isAnswered) return;
    media
      .discard([id])
      .catch((error: unknown) => log.error({ err: error }, 'The file of an abandoned upload was not removed'));
  });
}

/** An upload, with the identical file of the library if there is one. */
async function answerUpload(media: MediaStore, file: Media) {
  const same = await media.findSame(file);
  const [listed, other = null] = await media.listed(same === null ? [file.id] : [file.id, same]);
  // The upload was cancelled by another request, which has its own answer.
  if (listed === undefined) throw new CallError(400, 'uploadCancelled');
  return {
    ...serializeListed(listed),
    same: other === null ? null : serializeListed(other),
  };
}

/**
 * Uploads before the record that uses them, and the metadata of a file: alternative text, focal point, poster of a
 * video.
 */
export function serveMediaCalls(serve: Serve, { media }: { readonly media: MediaStore }): void {
  serve(library.add, async ({ query: { accept, upload }, language, request, reply }) => {
    const uploaded: Media[] = [];
    const notices: UploadNotice[] = [];
    try {
      const own = {
        ...(upload !== undefined && { uploadKey: upload }),
        canConfirm: true,
        onNotices: (added: readonly UploadNotice[]) => void notices.push(...added),
      };
      const file = await readOneFile(request, { media: receivingWith(media, own), uploaded, accept });
      if (reply.raw.destroyed) throw new CallError(400, 'uploadCancelled');
      discardUnlessAnswered(reply, media, file);
      return { ...(await answerUpload(media, file)), notices: serializeNotices(notices, language) };
    } catch (error) {
      await media.discard(uploaded.map(({ id }) => id));
      throw error;
    }
  });

  serve(library.cancel, async ({ params, language }) => {
    await media.cancelUpload(params.key);
    return { message: callMessage('uploadCancelled', language) };
  });

  serve(library.get, async ({ params: { id } }) => {
    const file = (await media.find([id])).get(id);
    if (file === undefined) throw notFound();
    return serializeMedia(file);
  });

  serve(library.describe, async ({ params, body, language }) => {
    const file = await media.describe(params.id, toMediaChange(body));
    return { ...serializeMedia(file), message: callMessage('itemUpdated', language) };
  });

  serve(library.change, async ({ body: { changes }, language }) => {
    const former = await media.change(
      changes.map(({ id, expected, ...change }) => ({
        id,
        change: toMediaChange(change),
        ...(expected && { expected: toMediaChange(expected) }),
      })),
    );
    return {
      message: callMessage('filesChangedNow', language, { count: former.length }),
      former: former.map(({ id, change }) => ({ id, ...serializeChange(change) })),
    };
  });

  serve(library.setAside, async ({ body: { ids }, language }) => {
    const removed = await media.setAside(ids);
    if (removed.length === 0) throw new CallError(409, 'fileInUse');
    return { message: callMessage('filesDeleted', language, { count: removed.length }), removed };
  });

  serve(library.putBack, async ({ body: { ids }, language }) => {
    const restored = await media.putBack(ids);
    return { message: callMessage('filesRestored', language, { count: restored.length }), restored };
  });
}
