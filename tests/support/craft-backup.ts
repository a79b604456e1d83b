import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Manifest, manifestName } from '../../server/operations/backup/manifest.ts';
import { type PackedFile, packTar } from '../../server/operations/backup/pack-tar.ts';
import { collect, unpackTar } from '../../server/operations/backup/unpack-tar.ts';

/** The parts of an archive that a test can change. Sizes and checksums are then updated. */
export interface CraftedParts {
  readonly files: Map<string, Buffer>;
  manifest: Manifest;
}

async function* hashed(files: ReadonlyMap<string, Buffer>): AsyncGenerator<PackedFile> {
  let sums = '';
  for (const [name, content] of files) {
    sums += `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
    yield { name, bytes: content.length, content: [content] };
  }
  yield { name: 'checksums.txt', bytes: sums.length, content: [Buffer.from(sums)] };
}

/** Creates a manipulated copy of a backup with valid sizes and checksums. */
export async function craftBackup(from: string, to: string, change: (parts: CraftedParts) => void): Promise<string> {
  const files = new Map<string, Buffer>();
  const unpacking = createReadStream(from).pipe(createGunzip());
  for await (const { name, content } of unpackTar(unpacking)) files.set(name, await collect(content));
  const manifest = Manifest.parse(JSON.parse(files.get(manifestName)?.toString() ?? ''));
  files.delete(manifestName);
  files.delete('checksums.txt');
  const parts: CraftedParts = { files, manifest };
  change(parts);
  const contents = Object.fromEntries([...parts.files].map(([name, content]) => [name, content.length]));
  const head = Buffer.from(JSON.stringify({ ...parts.manifest, contents }));
  const all = new Map([[manifestName, head], ...parts.files]);
  await pipeline(packTar(hashed(all), new Date()), createGzip({ level: 1 }), createWriteStream(to));
  return to;
}

/** Changes the rows of a table and updates the count in the manifest. */
export function changeRows(
  parts: CraftedParts,
  table: string,
  change: (rows: Record<string, unknown>[]) => readonly unknown[],
): void {
  const name = `tables/${table}.ndjson`;
  const rows = (parts.files.get(name)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));
  const lines = change(rows).map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
  parts.files.set(name, Buffer.from(lines.map((line) => `${line}\n`).join('')));
  parts.manifest = { ...parts.manifest, tables: { ...parts.manifest.tables, [table]: lines.length } };
}
