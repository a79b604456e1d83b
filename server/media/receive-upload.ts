import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { ExaminedFile } from './examine-file.ts';
import type { Followed } from './kinds/file-type.ts';
import type { FileExaminer } from './file-examiner.ts';
import type { ImageQueue } from './image-queue.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { storeUpload, type NewRow } from './store-upload.ts';
import { storedKind } from './media-rows.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { questionAmong, type UploadNotice } from './upload-notice.ts';
import { UploadError } from './upload-error.ts';
import { toDownloadName, toStoredName } from './stored-name.ts';

export interface ReceiveRequest {
  readonly fileName: string;
  readonly accept: readonly FileKind[];
  /** A unique key chosen by the client, by which it can cancel the upload. */
  readonly uploadKey?: string;
  /** Called with the notices about the file. */
  readonly onNotices?: (notices: readonly UploadNotice[]) => void;
  /**
   * True if the client can confirm the file later. A file with a notice that requires confirmation then starts outside
   * the library. It is deleted after a day unless `putBack` or a record takes it. Without this option, `receive`
   * refuses such a file.
   */
  readonly canConfirm?: boolean;
}

export interface CheckRequest extends Omit<ReceiveRequest, 'uploadKey' | 'canConfirm'> {
  /** Limit in bytes, if it is lower than that of the file's kind. */
  readonly mostBytes: number;
}

/** A checked file for storage outside the media store. */
export interface CheckedFile {
  /** The original name with the extension of its real type. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

interface ReceiverOptions {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly queue: ImageQueue;
  readonly examiner: FileExaminer;
  readonly pictures: PictureMaker;
}

const toNewRow = (fileName: string, { type }: ReceivedFile, { facts, bytes, hash }: ExaminedFile): NewRow => ({
  ...facts,
  name: toStoredName(fileName, type.extension),
  original_name: toDownloadName(fileName, type.extension),
  kind: storedKind(type.kind),
  type: type.type,
  bytes,
  hash,
  created_at: new Date().toISOString(),
});

/** Receives, checks and stores uploaded files. */
export function createUploadReceiver({ database, storage, queue, examiner, pictures }: ReceiverOptions) {
  const inspect = (path: string) => pictures.inspect(path);

  /** Stores a file, unless `findSame` finds an identical one, which need not be decoded again. */
  async function take(
    stream: Readable,
    { fileName, accept, uploadKey, onNotices, canConfirm = false }: ReceiveRequest,
    findSame?: (hash: string, originalName: string) => Promise<Media | undefined>,
  ): Promise<Media> {
    const path = storage.temporaryPath();
    try {
      const received = await receiveFile(stream, path, accept);
      const { extension, decode } = received.type;
      const examined = await queue.run('upload', async () => {
        const { facts, ...stored } = await examiner.examine({ path, extension });
        const same = await findSame?.(stored.hash, toDownloadName(fileName, extension));
        if (same !== undefined) return { same };
        const { notices = [], ...shown }: Followed = (await decode?.(path, inspect)) ?? facts;
        return { ...stored, facts: shown, notices: [...stored.notices, ...notices] };
      });
      if ('same' in examined) return examined.same;
      // The installation's own files, such as AV1 films of the demo, need no confirmation.
      const question = findSame === undefined ? questionAmong(examined.notices) : undefined;
      if (question !== undefined && !canConfirm) throw new UploadError(415, question.code, question.values);
      const row = toNewRow(fileName, received, examined);
      const storedMedia = await storeUpload({ database, storage }, path, row, {
        key: uploadKey,
        isSetAside: question !== undefined,
      });
      onNotices?.(examined.notices);
      return storedMedia;
    } finally {
      await rm(path, { force: true });
    }
  }

  async function check(
    stream: Readable,
    { fileName, accept, mostBytes, onNotices }: CheckRequest,
  ): Promise<CheckedFile> {
    const path = storage.temporaryPath();
    try {
      const { type } = await receiveFile(stream, path, accept, mostBytes);
      await queue.run('upload', async () => {
        const followed = await examiner.examine({ path, extension: type.extension });
        const decoded = await type.decode?.(path, inspect);
        onNotices?.([...followed.notices, ...(decoded?.notices ?? [])]);
      });
      return { name: toDownloadName(fileName, type.extension), type: type.type, content: await readFile(path) };
    } finally {
      await rm(path, { force: true });
    }
  }

  return { take, check, receive: (stream: Readable, request: ReceiveRequest) => take(stream, request) };
}
