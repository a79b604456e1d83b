import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { privateFile } from '../../keep-private.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { dumpTable } from './dump-table.ts';
import { keptTables } from './kept-tables.ts';
import { checksumsName, type Manifest, manifestName, tableFile, uploadFile } from './manifest.ts';
import { type PackedFile, packTar } from './pack-tar.ts';
import { readNumbers } from './row-numbers.ts';

/** How far a long piece of work is, in bytes. */
export type Progress = (done: number, total: number) => void;

export interface BackupSources {
  readonly database: Pick<Database, 'dialect' | 'snapshot'>;
  readonly storage: Pick<FileStorage, 'open'>;
}

export interface BackupOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: Progress;
  readonly now?: () => Date;
}

type Snapshot = Omit<Manifest, 'format' | 'version' | 'made_at' | 'missing'> & { readonly uploads: readonly string[] };

/** Writes every table into files of `folder`, all as of one moment. */
async function writeTables(
  connection: Kysely<Tables>,
  dialect: Database['dialect'],
  folder: string,
): Promise<Snapshot> {
  const tables = await keptTables(connection, dialect);
  const rows: Record<string, number> = {};
  const contents: Record<string, number> = {};
  for (const { name } of tables) {
    const path = join(folder, `${name}.ndjson`);
    let count = 0;
    await pipeline(
      dumpTable(connection, name, (more) => (count += more)),
      createWriteStream(path, { flags: 'wx', mode: privateFile }),
    );
    rows[name] = count;
    contents[tableFile(name)] = (await stat(path)).size;
  }
  const steps = await connection.selectFrom('migration').select('name').orderBy('name').execute();
  const media = await connection.selectFrom('media').select('name').orderBy('id').execute();
  return {
    tables: rows,
    contents,
    numbers: await readNumbers(connection, dialect, tables),
    migrations: steps.map(({ name }) => name),
    uploads: media.map(({ name }) => name),
  };
}

/** Adds the uploaded files to the contents; one that was deleted since the moment of the snapshot is only named. */
async function describeUploads(
  { uploads, ...snapshot }: Snapshot,
  storage: BackupSources['storage'],
  now: Date,
): Promise<Manifest> {
  const contents = { ...snapshot.contents };
  const missing: string[] = [];
  for (const name of uploads) {
    const file = await storage.open('uploads', name);
    if (file === null) missing.push(name);
    else contents[uploadFile(name)] = file.bytes;
    await file?.close();
  }
  return { format: 'site-backup', version: 1, made_at: now.toISOString(), ...snapshot, contents, missing };
}

/** The files of a backup in their order; each is hashed on its way, and the hashes come last. */
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

/** A table, which lies in the folder of the work, or an upload. */
async function* readContent(
  content: string,
  work: string,
  storage: BackupSources['storage'],
): AsyncGenerator<Uint8Array> {
  const [kind, name = ''] = content.split('/', 2);
  if (kind === 'tables') {
    yield* createReadStream(join(work, name));
    return;
  }
  const file = await storage.open('uploads', name);
  if (file === null) throw new Error(`The file ${name} was removed while the backup was made`);
  yield* file.read();
}

/** Counts what passes, against the sum of all contents. */
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
 * Writes the whole site, its rows as of one moment and its files, into one compressed tar archive at `path`, which is
 * there completely or not at all. The server may go on serving and writing meanwhile.
 * @throws the signal's reason when it is cancelled
 */
export async function makeBackup({ database, storage }: BackupSources, path: string, options: BackupOptions = {}) {
  const { signal, onProgress = () => undefined, now = () => new Date() } = options;
  const work = await mkdtemp(join(dirname(path), '.making-'));
  try {
    const at = now();
    const snapshot = await database.snapshot((connection) => writeTables(connection, database.dialect, work));
    signal?.throwIfAborted();
    const manifest = await describeUploads(snapshot, storage, at);
    const files = packedFiles(manifest, (name) => readContent(name, work, storage));
    const made = join(work, 'backup.tar.gz');
    await pipeline(
      packTar(files, at),
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
