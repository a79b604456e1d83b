import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { cropFormat, cropSteps, type ImageCrop } from '../../content/image-crops.ts';
import { imageSteps, type VariantFormat } from '../../content/image-widths.ts';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { Network } from '../http/client-networks.ts';
import type { Logger } from '../logger.ts';
import { cancelUpload } from './cancel-upload.ts';
import { changeMedia, describeMedia, type FileChange, type MediaChange } from './describe-media.ts';
import type { ExaminedFile } from './examine-file.ts';
import type { Followed } from './kinds/file-type.ts';
import { createFileExaminer } from './file-examiner.ts';
import { findUses, type MediaUses, type UsePart } from './find-uses.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { createImageQueue } from './image-queue.ts';
import { createImageVariants } from './image-variants.ts';
import { createPublicFiles, type WhichFile } from './create-public-files.ts';
import { type ListedMedia, listedFiles, listMedia, type MediaFilter, type MediaPage } from './list-media.ts';
import { keepFile, type NewRow } from './keep-file.ts';
import {
  findCopy,
  findEarlierCopy,
  findMedia,
  findMediaByNames,
  findHash,
  findNames,
  findRowByHash,
  findRowByName,
  findTwin,
  type MediaRow,
  toMedia,
} from './media-rows.ts';
import { createMediaFolders, type MediaFolders } from './media-folders.ts';
import { createPictureMaker } from './picture-maker.ts';
import { createPrintedPictures, type PrintedPicture } from './printed-pictures.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { removeMedia, type Removal } from './remove-media.ts';
import { putBack, setAside } from './set-aside.ts';
import { questionAmong, type UploadNotice } from './upload-notice.ts';
import { UploadError } from './upload-error.ts';
import { storedNamePattern, toDownloadName, toStoredName } from './stored-name.ts';
import { discardMedia, sweepMedia } from './sweep-media.ts';

/** A stored file with what its answer says about it. */
export interface Upload {
  readonly file: StoredFile;
  readonly type: string;
  readonly hash: string;
  readonly downloadName: string;
}

export interface ReceiveRequest {
  readonly fileName: string;
  readonly accept: readonly FileKind[];
  /** A name of the client's own, used once, by which it can call the upload off. */
  readonly uploadKey?: string;
  /** Gets what must be known of the file before it is used. */
  readonly onNotices?: (notices: readonly UploadNotice[]) => void;
  /**
   * Whether its sender can confirm it afterwards. A file of which a notice asks is outside the library then until `putBack`
   * or a record takes it, and is deleted after a day otherwise; without this, `receive` refuses it.
   */
  readonly canConfirm?: boolean;
}

export interface CheckRequest extends Omit<ReceiveRequest, 'uploadKey' | 'canConfirm'> {
  /** Where less is taken than the kind of file may have. */
  readonly mostBytes: number;
}

/** A file as it may be stored, for whoever keeps it elsewhere. */
export interface CheckedFile {
  /** The words of its name with the ending of its real type. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface MediaStore {
  /**
   * Takes in a file; it stays pending until a record uses it. `fileName` only lends its words to the stored name.
   * @throws UploadError (413, 415, 400) when it is refused, the stream's own error when it breaks off; nothing of it
   * is left then.
   */
  receive(stream: Readable, request: ReceiveRequest): Promise<Media>;
  /**
   * Takes in a file with the same checks for whoever keeps it elsewhere; nothing of it stays here.
   * @throws UploadError (413, 415, 400) when it is refused, the stream's own error when it breaks off
   */
  check(stream: Readable, request: CheckRequest): Promise<CheckedFile>;
  /**
   * Calls an upload off, by the key it was or will be received with: whether it is to come, under way or done, nothing
   * of it is left, unless a record or the history names its file.
   */
  cancelUpload(key: string): Promise<void>;
  /** Copies a local file in, with the same checks; one that was copied in before under this name stays the same file. */
  adopt(path: string, fileName: string): Promise<Media>;
  /** Known files among `ids`, by id. */
  find(ids: readonly number[]): Promise<Map<number, Media>>;
  /** What they are called, by id. */
  findNames(ids: readonly number[]): Promise<ReadonlyMap<number, Pick<Media, 'name'>>>;
  findByName(name: string): Promise<Media | null>;
  /** Known files among `names`, by stored name, in a fixed number of statements. */
  findByNames(names: readonly string[]): Promise<ReadonlyMap<string, Media>>;
  /** The library, newest first unless asked otherwise. */
  list(filter: MediaFilter): Promise<MediaPage>;
  /** A part of the places where live records hold a file. */
  uses(id: number, part: UsePart): Promise<MediaUses>;
  /**
   * Takes a file that nothing shows out of the library, and its bytes with it unless the history needs them: then they
   * stay until that is forgotten, and the file is listed again when a record takes it back.
   * @throws NotFoundError when there is no such file.
   */
  remove(id: number): Promise<Removal>;
  /**
   * Changes what is said about a file.
   * @throws NotFoundError when there is no such file.
   * @throws InvalidError when the poster is no picture, or not of a video.
   */
  describe(id: number, change: MediaChange): Promise<Media>;
  /**
   * Changes what is said about several files, all or none; each is named once.
   * @returns what stood there before
   * @throws as `describe`; FileChangedError where a file no longer is as it was expected
   */
  change(changes: readonly FileChange[]): ReturnType<typeof changeMedia>;
  /** Takes those of some files out of the library that nothing uses, until the sweep; their ids. */
  setAside(ids: readonly number[]): Promise<readonly number[]>;
  /** Puts files back that were set aside; the ids of those that are still there. */
  putBack(ids: readonly number[]): Promise<readonly number[]>;
  /** Files as the library lists them. */
  listed(ids: readonly number[]): Promise<readonly ListedMedia[]>;
  /** The id of the first other file of the library with the content of this one. */
  findSame(media: Media): Promise<number | null>;
  readonly folders: MediaFolders;
  /** Makes variants of a picture in these widths when nothing more urgent is to do. */
  warm(media: Media, widths: readonly number[]): void;
  /** Whether visitors may read a file: a record shows it to them, or a video that does. */
  isPublic(file: WhichFile): Promise<boolean>;
  openUpload(name: string): Promise<Upload | null>;
  /** The whole hash of a picture of which an address names the beginning. */
  findHash(beginning: string): Promise<string | null>;
  /**
   * A picture, or what is cut out around its focal point, in an offered size, made when it is asked for first; nothing
   * for unknown pictures, other sizes and crops around other points.
   * @param networks of the visitor who requests it
   * @throws VariantError when it cannot be made.
   */
  openVariant(
    hash: string,
    step: number,
    format: VariantFormat,
    crop?: ImageCrop,
    networks?: readonly Network[],
  ): Promise<StoredFile | null>;
  /**
   * A picture by its stored name as documents on paper hold it, at least so many pixels wide where it has them; `null`
   * for what is no picture, or cannot be made.
   */
  printed(name: string, width: number): Promise<PrintedPicture | null>;
  /** Removes files that a refused request brought, at once, unless a record or the history names them. */
  discard(ids: readonly number[]): Promise<void>;
  /**
   * Purges files that were removed from the library a day ago or longer and that no live record and no retained
   * revision names, and what interrupted uploads left behind. Returns how many files went.
   */
  sweep(now: Date): Promise<number>;
  /** Ends when running work has ended; pictures that still wait to be made are dropped. */
  close(): Promise<void>;
}

export interface MediaStoreOptions {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
}

const everyKind: readonly FileKind[] = ['image', 'video', 'document'];

/** Files, wherever they are kept, and their rows. */
export function createMediaStore({ database, storage, log }: MediaStoreOptions): MediaStore {
  const queue = createImageQueue();
  const examiner = createFileExaminer();
  const pictures = createPictureMaker();
  const inspect = (path: string) => pictures.inspect(path);
  const variants = createImageVariants({ storage, queue, pictures, log });
  const printed = createPrintedPictures({ storage, variants, queue, pictures, log });

  /** Takes a file in, unless `findSame` finds one that it is the same as: that one need not be decoded again. */
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
      const question = questionAmong(examined.notices);
      if (question !== undefined && !canConfirm) throw new UploadError(415, question.code, question.values);
      const row = toNewRow(fileName, received, examined);
      const kept = await keepFile({ database, storage }, path, row, {
        key: uploadKey,
        isSetAside: question !== undefined,
      });
      onNotices?.(examined.notices);
      return kept;
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

  const findByNames = (names: readonly string[]) =>
    findMediaByNames(
      database.read,
      names.filter((name) => storedNamePattern.test(name)),
    );

  const withPoster = async (row: MediaRow): Promise<Media> =>
    (await findMedia(database.read, [row.id])).get(row.id) ?? toMedia(row);

  return {
    receive: (stream, request) => take(stream, request),
    check,
    cancelUpload: (key) => cancelUpload({ database, storage, variants, log }, key),
    async adopt(path, fileName) {
      const copy = await take(createReadStream(path), { fileName, accept: everyKind }, async (hash, name) => {
        const row = await findCopy(database, hash, name);
        return row && withPoster(row);
      });
      // Another process may have taken it in meanwhile.
      const earlier = await findEarlierCopy(database, copy.id);
      if (earlier === undefined) return copy;
      await discardMedia({ database, storage, variants, log }, [copy.id]);
      return withPoster(earlier);
    },
    find: (ids) => findMedia(database.read, ids),
    findNames: (ids) => findNames(database.read, ids),
    findByName: async (name) => (await findByNames([name])).get(name) ?? null,
    findByNames,
    list: (filter) => listMedia(database, filter),
    uses: (id, part) => findUses(database.read, id, part),
    remove: (id) => removeMedia({ database, storage, variants, log }, id),
    describe: (id, change) => describeMedia(database, id, change),
    change: (changes) => changeMedia(database, changes),
    setAside: (ids) => setAside(database, ids),
    putBack: (ids) => putBack(database, ids),
    listed: (ids) => listedFiles(database, ids),
    findSame: async ({ id, hash }) => (await findTwin(database, hash, id))?.id ?? null,
    folders: createMediaFolders(database),
    warm: (media, widths) => variants.warm(media, widths),
    isPublic: createPublicFiles(database),
    async openUpload(name) {
      const row = storedNamePattern.test(name) ? await findRowByName(database, name) : undefined;
      const file = row && (await storage.open('uploads', row.name));
      return file ? { file, type: row.type, hash: row.hash, downloadName: row.original_name } : null;
    },
    findHash: (beginning) => findHash(database, beginning),
    async openVariant(hash, step, format, crop, networks) {
      const row = await findRowByHash(database, hash, crop);
      if (row === undefined) return null;
      const media = toMedia(row);
      if (crop !== undefined && format !== cropFormat) return null;
      const steps = crop === undefined ? imageSteps(media) : cropSteps(media, crop);
      const offered = steps.find((offered) => offered.step === step);
      return offered === undefined ? null : variants.open(media, offered, format, crop, networks);
    },
    async printed(name, width) {
      const row = storedNamePattern.test(name) ? await findRowByName(database, name) : undefined;
      return row === undefined ? null : printed(toMedia(row), row.type, width);
    },
    discard: (ids) => discardMedia({ database, storage, variants, log }, ids),
    sweep: (now) => sweepMedia({ database, storage, variants, log }, now),
    async close() {
      await queue.close();
      await Promise.all([examiner.close(), pictures.close()]);
    },
  };
}

const toNewRow = (fileName: string, { type }: ReceivedFile, { facts, bytes, hash }: ExaminedFile): NewRow => ({
  ...facts,
  name: toStoredName(fileName, type.extension),
  original_name: toDownloadName(fileName, type.extension),
  kind: type.kind,
  type: type.type,
  bytes,
  hash,
  created_at: new Date().toISOString(),
});
