import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { mostPhotoBytes, photoName, photoTypes } from '../../../content/enquiry-photo.ts';
import type { FormPart } from '../../bodies/form-part.ts';
import { readFlatBody } from '../../bodies/read-flat-body.ts';
import { readMultipart } from '../../bodies/read-multipart.ts';
import { UrlencodedBody } from '../../bodies/urlencoded-body.ts';
import type { ApiBody } from '../../bodies/api-body.ts';
import { assertMayUpload } from '../../forms/visitor-limits.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { CheckedFile, ReceiveRequest } from '../../media/receive-upload.ts';
import { UploadError } from '../../media/upload-error.ts';
import type { Database } from '../../database/connect.ts';

interface SentForm {
  readonly body: ApiBody;
  /** The picture; `null` if there is none. */
  readonly photo: CheckedFile | 'refused' | null;
}

/**
 * Reads a form of a visitor, with a picture if it is multipart. The picture is cleaned of its metadata and in memory
 * only. A refused picture ends the form, so that forms send it after their fields; what came before it is returned.
 * @throws CallError 429 if the visitor sent too many pictures
 */
export async function readForm(
  request: FastifyRequest,
  { database, media }: { readonly database: Database; readonly media: MediaStore },
): Promise<SentForm> {
  if (!request.isMultipart()) return { body: await readFlatBody(request, media), photo: null };
  const parts: FormPart[] = [];
  const photos: (CheckedFile | 'refused')[] = [];
  const tooMany: Error[] = [];
  async function receive(stream: Readable, asked: ReceiveRequest) {
    await assertMayUpload(database, request).catch((error: unknown) => {
      if (error instanceof Error) tooMany.push(error);
      throw error;
    });
    try {
      const file = await media.check(stream, { ...asked, mostBytes: mostPhotoBytes });
      photos.push(photoTypes.includes(file.type) ? file : 'refused');
    } catch (error) {
      if (error instanceof UploadError) photos.push('refused');
      throw error;
    }
    return { id: photos.length };
  }
  const acceptOf = (name: string) => (name === photoName ? (['image'] as const) : undefined);
  try {
    await readMultipart(request, { media: { receive }, uploaded: [], acceptOf }, parts);
  } catch (error) {
    // For the parser a picture that was not read is cut off.
    const [refusal] = tooMany;
    if (refusal !== undefined) throw refusal;
    if (!photos.includes('refused')) throw error;
  } finally {
    // From here on it is a form like any other.
    request.body = new UrlencodedBody(parts.filter(({ name }) => name !== photoName));
  }
  const [photo = null] = photos;
  return { body: await readFlatBody(request, media), photo: photos.length > 1 ? 'refused' : photo };
}
