import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { packTar } from './pack-tar.ts';
import { collect, TarError, unpackTar } from './unpack-tar.ts';

const megabyte = 1024 * 1024;
const zeros = Buffer.alloc(8 * megabyte);

async function* repeated(times: number) {
  for (let turn = 0; turn < times; turn += 1) yield zeros;
}

const oneFile = (name: string, bytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) =>
  packTar(Readable.from([{ name, bytes, content }]), new Date(0));

it('a table of more than 8 GiB is packed and unpacked, piece by piece', async () => {
  const times = 1100;
  const bytes = times * zeros.length;
  expect(bytes).toBeGreaterThan(8 * 1024 ** 3);
  const found: [string, number, number][] = [];
  let most = 0;
  const before = process.memoryUsage.rss();
  for await (const file of unpackTar(oneFile('tables/visit.ndjson', bytes, repeated(times)))) {
    let read = 0;
    for await (const piece of file.content) {
      read += piece.length;
      most = Math.max(most, process.memoryUsage.rss() - before);
    }
    found.push([file.name, file.bytes, read]);
  }
  expect(found).toEqual([['tables/visit.ndjson', bytes, bytes]]);
  expect(most).toBeLessThan(200 * megabyte);
});

it('a source waits for the reader of the archive', async () => {
  let input = 0;
  async function* counted() {
    for (let turn = 0; turn < 100; turn += 1) {
      input += 1;
      yield zeros;
    }
  }
  const pieces = oneFile('uploads/film.mp4', 100 * zeros.length, counted());
  for (let turn = 0; turn < 5; turn += 1) await pieces.next();
  await new Promise((resolve) => setImmediate(resolve));
  expect(input).toBeLessThan(10);
  await pieces.return(undefined);
});

it.each([
  ['more', 2],
  ['fewer', 4],
])('a file that has %s bytes than it said ends the archive with an error', async (_, bytes) => {
  await expect(collect(oneFile('a', bytes, [Buffer.from('abc')]))).rejects.toThrow(/size/i);
});

it('the error of a source ends the archive as it is', async () => {
  const failing = new Readable({
    read() {
      this.destroy(Object.assign(new Error('gone'), { code: 'ENOENT' }));
    },
  });
  await expect(collect(oneFile('a', 3, failing))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('an archive of the first writer is read, byte for byte', async () => {
  const archive = gunzipSync(await readFile(new URL('fixtures/first-writer.tar.gz', import.meta.url)));
  const sums = new Map<string, string>();
  let list = '';
  for await (const { name, content } of unpackTar(Readable.from([archive]))) {
    const whole = await collect(content);
    if (name === 'checksums.txt') list = whole.toString();
    else sums.set(name, createHash('sha256').update(whole).digest('hex'));
  }
  expect([...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')).toBe(list);
  expect(sums.size).toBeGreaterThan(20);
});

const typed = async (type: string): Promise<Buffer> => {
  const archive = await collect(oneFile('a', 3, [Buffer.from('abc')]));
  archive.write(type, 156);
  archive.fill(32, 148, 156);
  const sum = archive.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return archive;
};

it.each(['1', '2', '3', '4', '5', '6'])(
  'an archive with a link, a device or a folder (%s) is refused',
  async (type) => {
    const reading = async () => {
      for await (const { content } of unpackTar(Readable.from([await typed(type)]))) await collect(content);
    };
    await expect(reading()).rejects.toBeInstanceOf(TarError);
  },
);
