import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mostFileBytes, replies as calls } from '../../../calls/replies.ts';
import type { FileKind } from '../../../fields/field.ts';
import { inMegabytes } from '../../../fields/file-limits.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { readOneFile } from '../../bodies/read-one-file.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryFileRow } from '../../database/tables.ts';
import { CallError, notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { CheckedFile, ReceiveRequest } from '../../media/receive-upload.ts';
import { toDisposition } from '../../media/send-upload.ts';
import { serializeNotices, type UploadNotice } from '../../media/upload-notice.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { readContent } from '../model/file-content.ts';
import type { OwnSession } from './register-replies.ts';
import { attachFile, detachFiles, serializeFile, type Writing } from './reply-files.ts';

interface FileServices {
  readonly accounts: OwnSession;
  readonly database: Database;
  readonly enquiries: { readonly sources: EnquirySources };
  readonly media: Pick<MediaStore, 'check' | 'openUpload'>;
}

/** Accepted attachments of a reply; videos are for the site only. */
const accept: readonly FileKind[] = ['image', 'document'];
/** Prevents scripts in a file that a browser opens anyway. */
const sandboxed = "default-src 'none'; sandbox";

/** Copies a file of the library. @throws InvalidError, CallError 413, 415 */
async function copyStored({ openUpload }: Pick<MediaStore, 'openUpload'>, name: string): Promise<CheckedFile> {
  const upload = await openUpload(name);
  if (upload === null) throw new InvalidError([{ path: 'name', code: 'unknownFile' }], 'fileUnknown');
  const { file, type, downloadName } = upload;
  try {
    if (type.startsWith('video/')) throw new CallError(415, 'fileKindRefused');
    if (file.bytes > mostFileBytes)
      throw new CallError(413, 'fileTooLarge', { values: { megabytes: inMegabytes(mostFileBytes) } });
    return { name: downloadName, type, content: await buffer(file.read()) };
  } finally {
    await file.close();
  }
}

/** Serves the files of conversations: attaching them to a reply, and downloading them. */
export function serveReplyFiles(serve: Serve, { accounts, database, enquiries, media }: FileServices): void {
  async function attach(writing: Writing, file: CheckedFile): Promise<EnquiryFileRow> {
    const row = await attachFile(database, writing, file, enquiries.sources.now());
    if (row === null) throw notFound();
    return row;
  }

  serve(calls.attach, async ({ params, query, language, request, reply }) => {
    const { accountId } = await accounts.ownSession(request);
    const writing = { enquiryId: params.id, accountId, isReceived: query.received };
    const uploaded: EnquiryFileRow[] = [];
    const notices: UploadNotice[] = [];
    const onNotices = (added: readonly UploadNotice[]) => void notices.push(...added);
    try {
      const receive = async (stream: Readable, options: ReceiveRequest) =>
        attach(writing, await media.check(stream, { ...options, mostBytes: mostFileBytes, onNotices }));
      const file = await readOneFile(request, { media: { receive }, uploaded, accept });
      if (reply.raw.destroyed) throw new CallError(400, 'uploadCancelled');
      return { ...serializeFile(file), notices: serializeNotices(notices, language) };
    } catch (error) {
      await detachFiles(
        database,
        writing,
        uploaded.map(({ id }) => id),
      );
      throw error;
    }
  });

  serve(calls.attachStored, async ({ params, body, request }) => {
    const { accountId } = await accounts.ownSession(request);
    const writing = { enquiryId: params.id, accountId, isReceived: false };
    return serializeFile(await attach(writing, await copyStored(media, body.name)));
  });

  serve(calls.detach, async ({ params, request, language }) => {
    const { accountId } = await accounts.ownSession(request);
    const of = (isReceived: boolean) =>
      detachFiles(database, { enquiryId: params.id, accountId, isReceived }, [params.file]);
    if (!(await of(false)) && !(await of(true))) throw notFound();
    return { message: callMessage('replyFileRemoved', language) };
  });

  serve(calls.file, async ({ params, request, reply }) => {
    const { accountId } = await accounts.ownSession(request);
    const row = await database.read
      .selectFrom('enquiry_file')
      .selectAll()
      .where('id', '=', params.file)
      .where('enquiry_id', '=', params.id)
      .where((eb) => eb.or([eb('reply_id', 'is not', null), eb('account_id', '=', accountId)]))
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': toDisposition(row.name, 'attachment'),
      'content-security-policy': sandboxed,
    });
    return reply.type(row.type).send(await readContent(database.read, row.id));
  });
}
