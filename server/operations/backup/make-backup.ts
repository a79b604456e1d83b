import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../../database/connect.ts';
import { privateFile } from '../../make-private.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { dumpSite, type SiteDump } from './dump-site.ts';
import { checksumsName, type Manifest, manifestName, uploadFile } from './manifest.ts';
import { type PackedFile, packTar } from './pack-tar.ts';

/** Progress in bytes. */
export type Progress = (done: number, total: number) => void;

/** The source of a site's uploads. */
export type UploadSource = Pick<FileStorage, 'open'>;

export interface BackupSources {
  readonly database: Pick<Database, 'dialect' | 'snapshot'>;
  readonly storage: UploadSource;
}

export interface BackupOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: Progress;
}

/** Adds the uploads to the contents. One that was deleted since the snapshot is only listed as missing. */
async function describeUploads({ uploads, manifest, at }: SiteDump, storage: UploadSource): Promise<Manifest> {
  const contents = { ...manifest.contents };
  const missing: string[] = [];
  for (const name of uploads) {
    const file = await storage.open('uploads', name);
    if (file === null) missing.push(name);
    else contents[uploadFile(name)] = file.bytes;
    await file?.close();
  }
  return { format: 'site-backup', version: 1, made_at: at.toISOString(), ...manifest, contents, missing };
}

/** The files of a backup in order. Each is hashed while it is read, and the checksums come last. */
async function* packedFiles(
  manifest: Manifest,
  open: (name: string) => AsyncIterable<Uint8Array>,
): AsyncGenerator<PackedFile> {
  let checksums = '';
  async function* hashed(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const hash = createHash('sha256');
    for await (const piece of content) {
      hash.update(piece);
      yield piece;
    }
    checksums += `${hash.digest('hex')}  ${name}\n`;
  }
  const head = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { name: manifestName, bytes: head.length, content: hashed(manifestName, [head]) };
  for (const [name, bytes] of Object.entries(manifest.contents)) {
    yield { name, bytes, content: hashed(name, open(name)) };
  }
  const tail = Buffer.from(checksums);
  yield { name: checksumsName, bytes: tail.length, content: [tail] };
}

/** Reads a table from the working folder, or an upload. */
async function* readContent(content: string, work: string, storage: UploadSource): AsyncGenerator<Uint8Array> {
  const [kind, name = ''] = content.split('/', 2);
  if (kind === 'tables') {
    yield* createReadStream(join(work, name));
    return;
  }
  const file = await storage.open('uploads', name);
  if (file === null) throw new Error(`The file ${name} was removed while the backup was made`);
  yield* file.read();
}

/** Reports the bytes that pass, and the total of all contents. */
function counting(manifest: Manifest, onProgress: Progress) {
  const total = Object.values(manifest.contents).reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  return async function* count(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      yield piece;
      done += piece.length;
      onProgress(Math.min(done, total), total);
    }
  };
}

/**
 * Packs a dump and its uploads into a compressed tar archive at `path`, completely or not at all.
 * @throws the signal's reason if it is aborted
 */
export async function packBackup(
  dump: SiteDump,
  storage: UploadSource,
  path: string,
  { signal, onProgress = () => undefined }: BackupOptions = {},
): Promise<Manifest> {
  const work = await mkdtemp(join(dirname(path), '.making-'));
  try {
    const manifest = await describeUploads(dump, storage);
    const files = packedFiles(manifest, (name) => readContent(name, dump.folder, storage));
    const made = join(work, 'backup.tar.gz');
    await pipeline(
      packTar(files, dump.at),
      counting(manifest, onProgress),
      createGzip({ level: 1 }),
      createWriteStream(made, { flags: 'wx', mode: privateFile, flush: true }),
      ...(signal === undefined ? [] : [{ signal }]),
    );
    await rename(made, path);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Writes the whole site, its rows at one point in time and its files, into an archive at `path`. The server may
 * continue to serve and write.
 * @throws the signal's reason if it is aborted
 */
export async function makeBackup({ database, storage }: BackupSources, path: string, options: BackupOptions = {}) {
  const folder = await mkdtemp(join(dirname(path), '.making-'));
  const at = new Date();
  try {
    const dump = await database.snapshot((connection) => dumpSite(connection, database.dialect, { folder, at }));
    options.signal?.throwIfAborted();
    return await packBackup(dump, storage, path, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
