import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { cropFormat, cropSteps, type ImageCrop } from '../../content/image-crops.ts';
import { imageSteps, type VariantFormat } from '../../content/image-widths.ts';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { Network } from '../http/client-networks.ts';
import type { Logger } from '../logger.ts';
import { cancelUpload } from './cancel-upload.ts';
import { changeMedia, describeMedia, type FileChange, type MediaChange } from './describe-media.ts';
import { createFileExaminer } from './file-examiner.ts';
import { findUses, type MediaUses, type UsePart } from './find-uses.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { createImageQueue } from './image-queue.ts';
import { createImageVariants } from './image-variants.ts';
import { createPublicFiles, type WhichFile } from './create-public-files.ts';
import { type ListedMedia, listedFiles, listMedia, type MediaFilter, type MediaPage } from './list-media.ts';
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
import { removeMedia, type Removal } from './remove-media.ts';
import { putBack, setAside } from './set-aside.ts';
import { storedNamePattern } from './stored-name.ts';
import { discardMedia, sweepMedia } from './sweep-media.ts';
import { type CheckedFile, type CheckRequest, createUploadReceiver, type ReceiveRequest } from './receive-upload.ts';

/** A stored file with the data for its response headers. */
export interface Upload {
  readonly file: StoredFile;
  readonly type: string;
  readonly hash: string;
  readonly downloadName: string;
}

export interface MediaStore {
  /**
   * Stores a file; it is unused until a record uses it. `fileName` only provides words for the stored name.
   * @throws UploadError (413, 415, 400) if it is refused, the stream's error if it is interrupted; then nothing is
   * stored
   */
  receive(stream: Readable, request: ReceiveRequest): Promise<Media>;
  /**
   * Checks a file in the same way without storing it, for storage elsewhere.
   * @throws UploadError (413, 415, 400) if it is refused, the stream's error if it is interrupted
   */
  check(stream: Readable, request: CheckRequest): Promise<CheckedFile>;
  /**
   * Cancels an upload by its key, before, during or after it. Nothing of it stays stored, unless a record or the
   * history uses the file.
   */
  cancelUpload(key: string): Promise<void>;
  /** Stores a copy of a local file after the same checks. A file that was already copied under this name is reused. */
  adopt(path: string, fileName: string): Promise<Media>;
  /** The existing files among `ids`, by id. */
  find(ids: readonly number[]): Promise<Map<number, Media>>;
  /** The stored names of files, by id. */
  findNames(ids: readonly number[]): Promise<ReadonlyMap<number, Pick<Media, 'name'>>>;
  findByName(name: string): Promise<Media | null>;
  /** The existing files among `names`, by stored name. Uses a fixed number of statements. */
  findByNames(names: readonly string[]): Promise<ReadonlyMap<string, Media>>;
  /** The library, newest first by default. */
  list(filter: MediaFilter): Promise<MediaPage>;
  /** A part of the uses of a file in existing records. */
  uses(id: number, part: UsePart): Promise<MediaUses>;
  /**
   * Removes an unused file from the library, and its content unless the history needs it. In that case the content is
   * retained until the history entry is deleted, and the file is listed again if a record uses it.
   * @throws NotFoundError if the file does not exist
   */
  remove(id: number): Promise<Removal>;
  /**
   * Changes the metadata of a file.
   * @throws NotFoundError if the file does not exist
   * @throws InvalidError if the poster is not an image, or the file is not a video
   */
  describe(id: number, change: MediaChange): Promise<Media>;
  /**
   * Changes the metadata of several files, all or none; each file occurs once.
   * @returns the previous values
   * @throws as `describe`; FileChangedError if a file differs from its expected values
   */
  change(changes: readonly FileChange[]): ReturnType<typeof changeMedia>;
  /**
   * Removes the unused ones of some files from the library; they can be restored until the sweep. Returns their ids.
   */
  setAside(ids: readonly number[]): Promise<readonly number[]>;
  /** Restores files that were set aside. Returns the ids of those that still exist. */
  putBack(ids: readonly number[]): Promise<readonly number[]>;
  /** Files in the format of the library. */
  listed(ids: readonly number[]): Promise<readonly ListedMedia[]>;
  /** The id of the first other file of the library with the same content. */
  findSame(media: Media): Promise<number | null>;
  readonly folders: MediaFolders;
  /** Makes variants of a picture in these widths at low priority. */
  warm(media: Media, widths: readonly number[]): void;
  /** True if visitors may read a file: a published record uses it, or uses a video with it as poster. */
  isPublic(file: WhichFile): Promise<boolean>;
  openUpload(name: string): Promise<Upload | null>;
  /** The full hash of a picture from its beginning in an address. */
  findHash(beginning: string): Promise<string | null>;
  /**
   * A picture, or a crop around its focal point, in an offered size. It is made at the first request. Returns `null`
   * for unknown pictures, other sizes and crops around other points.
   * @param networks of the requesting visitor
   * @throws VariantError if it cannot be made
   */
  openVariant(
    hash: string,
    step: number,
    format: VariantFormat,
    crop?: ImageCrop,
    networks?: readonly Network[],
  ): Promise<StoredFile | null>;
  /**
   * A picture by its stored name for PDF documents, at least `width` pixels wide if the original is. Returns `null` if
   * it is not a picture or cannot be made.
   */
  printed(name: string, width: number): Promise<PrintedPicture | null>;
  /** Deletes the files of a refused request at once, unless a record or the history uses them. */
  discard(ids: readonly number[]): Promise<void>;
  /**
   * Purges files that were removed from the library at least a day ago and that no record and no revision uses, and
   * leftovers of interrupted uploads. Returns the number of purged files.
   */
  sweep(now: Date): Promise<number>;
  /** Resolves when running work has ended. Waiting pictures are dropped. */
  close(): Promise<void>;
}

export interface MediaStoreOptions {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
}

const everyKind: readonly FileKind[] = ['image', 'video', 'document', 'model'];

/** Creates the store of files and their rows over any file storage. */
export function createMediaStore({ database, storage, log }: MediaStoreOptions): MediaStore {
  const queue = createImageQueue();
  const examiner = createFileExaminer();
  const pictures = createPictureMaker();
  const variants = createImageVariants({ storage, queue, pictures, log });
  const printed = createPrintedPictures({ storage, variants, queue, pictures, log });
  const uploads = createUploadReceiver({ database, storage, queue, examiner, pictures });

  const findByNames = (names: readonly string[]) =>
    findMediaByNames(
      database.read,
      names.filter((name) => storedNamePattern.test(name)),
    );

  const withPoster = async (row: MediaRow): Promise<Media> =>
    (await findMedia(database.read, [row.id])).get(row.id) ?? toMedia(row);

  return {
    receive: uploads.receive,
    check: uploads.check,
    cancelUpload: (key) => cancelUpload({ database, storage, variants, log }, key),
    async adopt(path, fileName) {
      const copy = await uploads.take(createReadStream(path), { fileName, accept: everyKind }, async (hash, name) => {
        const row = await findCopy(database, hash, name);
        return row && withPoster(row);
      });
      // Another process may have stored the same file concurrently.
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
