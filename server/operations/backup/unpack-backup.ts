import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrations } from '../../database/migrations/index.ts';
import { privateFile } from '../../make-private.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { BackupError } from './backup-error.ts';
import type { Progress } from './make-backup.ts';
import { checksumsName, Manifest, manifestName, meaningOf, tableFile } from './manifest.ts';
import { collect, TarError, type UnpackedFile, unpackTar } from './unpack-tar.ts';

export interface UnpackOptions {
  /** The target folder; without it the contents are only checked. */
  readonly folder?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: Progress;
}

/** Larger than the manifest or the list of checksums of any site. */
const mostHeadBytes = 64 * 1024 * 1024;

const damaged = (detail: string) => new BackupError('backupDamaged', detail);

async function readText(file: UnpackedFile): Promise<string> {
  if (file.bytes > mostHeadBytes) throw damaged(`${file.name} is too large`);
  return (await collect(file.content)).toString('utf8');
}

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of pieces);
}

function parseManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BackupError('backupForeign', 'the manifest is no JSON');
  }
  const { data, error } = Manifest.safeParse(json);
  if (error) throw new BackupError('backupForeign', error.message);
  return data;
}

/**
 * The manifest must contain only names that this program writes. Its migrations must be the first of those known here.
 */
function assertManifest(manifest: Manifest): void {
  const names = Object.keys(manifest.contents);
  const strange = names.find((name) => meaningOf(name) === null);
  if (strange !== undefined) throw new BackupError('backupForeign', `${strange} does not belong to a backup`);
  const tables = names.filter((name) => name.startsWith('tables/')).toSorted();
  const counted = Object.keys(manifest.tables).map(tableFile).toSorted();
  if (tables.join() !== counted.join()) throw damaged('tables and their files do not agree');
  const known = migrations.map(({ name }) => name);
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BackupError('backupNewer', `it contains ${unknown}`);
  if (manifest.migrations.some((name, index) => known[index] !== name)) throw damaged('steps are missing');
}

/** No real site has a higher compression ratio. A higher one would be a decompression bomb. */
const mostInflation = 200;
const alwaysAllowed = 1024 ** 3;

const bytesIn = ({ contents }: Manifest): number => Object.values(contents).reduce((sum, bytes) => sum + bytes, 0);

function assertInflation(manifest: Manifest, packed: number): void {
  if (bytesIn(manifest) > alwaysAllowed + packed * mostInflation)
    throw damaged(`${packed} bytes cannot hold ${bytesIn(manifest)}`);
}

async function assertDiskSpace(manifest: Manifest, folder: string): Promise<void> {
  const wanted = bytesIn(manifest);
  const { bavail, bsize } = await statfs(folder);
  // The rows are written twice more: for checking, and into the database.
  if (wanted * 2 > bavail * bsize) throw new BackupError('backupNoRoom', `${wanted} bytes are needed`);
}

/** `state` is set as soon as the file is known to be a backup. Errors after that mean damage. */
async function unpackContents(
  files: AsyncGenerator<UnpackedFile>,
  { folder, packed }: { readonly folder: string | undefined; readonly packed: number },
  state: { isBackup: boolean },
): Promise<Manifest> {
  const sums = new Map<string, string>();
  const hashing = (name: string) =>
    async function* hash(pieces: AsyncIterable<Uint8Array>) {
      const sum = createHash('sha256');
      for await (const piece of pieces) {
        sum.update(piece);
        yield piece;
      }
      sums.set(name, sum.digest('hex'));
    };

  const head = await readHead(files, hashing(manifestName));
  const manifest = parseManifest(head);
  assertManifest(manifest);
  state.isBackup = true;
  if (folder !== undefined) await assertDiskSpace(manifest, folder);
  assertInflation(manifest, packed);

  let checksums: string | undefined;
  for await (const file of files) {
    if (checksums !== undefined) throw damaged(`${file.name} stands behind the end`);
    if (file.name === checksumsName) {
      checksums = await readText(file);
      continue;
    }
    if (!Object.hasOwn(manifest.contents, file.name) || manifest.contents[file.name] !== file.bytes)
      throw damaged(`${file.name} is not as the manifest says`);
    if (sums.has(file.name)) throw damaged(`${file.name} is there twice`);
    const content = hashing(file.name)(file.content);
    if (folder === undefined) await drain(content);
    else {
      // `meaningOf` has accepted the name, so the path is inside the folder.
      const path = join(folder, file.name);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: privateFile, flush: true }));
    }
  }
  const found = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
  if (sums.size !== Object.keys(manifest.contents).length + 1) throw damaged('a part is missing');
  if (checksums !== found) throw damaged('the checksums do not agree');
  return manifest;
}

/** The text of the first file. */
async function readHead(
  files: AsyncGenerator<UnpackedFile>,
  passing: (content: AsyncGenerator<Uint8Array>) => AsyncGenerator<Uint8Array> = (content) => content,
): Promise<string> {
  const first = await files.next();
  if (first.done === true || first.value.name !== manifestName) throw new BackupError('backupForeign', 'no manifest');
  return readText({ ...first.value, content: passing(first.value.content) });
}

/** Reads only the manifest of a backup. @throws if the file is not a backup */
export async function readManifest(file: StoredFile): Promise<Manifest> {
  const reading = file.read();
  const unpacking = createGunzip();
  reading.on('error', (error) => unpacking.destroy(error));
  try {
    return parseManifest(await readHead(unpackTar(reading.pipe(unpacking))));
  } finally {
    reading.destroy();
    unpacking.destroy();
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/**
 * Reads a backup completely and checks names, sizes, checksums, and that this program knows its tables. Writes its
 * contents into `folder`, if given.
 * @throws BackupError
 */
export async function unpackBackup(file: StoredFile, options: UnpackOptions = {}): Promise<Manifest> {
  const { signal, onProgress = () => undefined } = options;
  const size = file.bytes;
  async function* counted(pieces: AsyncIterable<Buffer>) {
    let done = 0;
    for await (const piece of pieces) {
      yield piece;
      done += piece.length;
      onProgress(done, size);
    }
  }
  const unpacking = createGunzip();
  const state = { isBackup: false };
  try {
    const piped = pipeline(file.read(), counted, unpacking, { ...(signal && { signal }) });
    const [manifest] = await Promise.all([
      unpackContents(unpackTar(unpacking), { folder: options.folder, packed: size }, state),
      piped,
    ]);
    return manifest;
  } catch (error) {
    signal?.throwIfAborted();
    if (!isZlibError(error) && !(error instanceof TarError)) throw error;
    const problem = state.isBackup ? 'backupDamaged' : 'backupForeign';
    throw new BackupError(problem, String(error), {}, { cause: error });
  } finally {
    unpacking.destroy();
  }
}
