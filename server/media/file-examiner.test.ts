import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestMedia } from '../../tests/support/open-test-media.ts';
import { crowdedMp4, sampleSvg } from '../../tests/support/sample-files.ts';
import { createFileExaminer } from './file-examiner.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examiner-'));
});
afterAll(() => rm(folder, { recursive: true }));

const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
/** An SVG of many small paths; a million take about 14 MB. */
const busySvg = (parts: number) => svgOf('<path d="M0 0"/>'.repeat(parts));
const refused = expect.objectContaining({ status: 413, messageKey: 'fileTooComplex' });

describe('the thread that examines files', () => {
  it('gives up a file that takes too long', async () => {
    const examiner = createFileExaminer({ milliseconds: 1, megabytes: 256 });
    const path = join(folder, 'slow');
    await writeFile(path, busySvg(200_000));
    await expect(examiner.examine({ path, extension: 'svg' })).rejects.toEqual(refused);
    await examiner.close();
  });

  it('tells a fault of the disk from a refused file, and goes on with the next', async () => {
    const examiner = createFileExaminer();
    await expect(examiner.examine({ path: join(folder, 'absent'), extension: 'svg' })).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await writeFile(join(folder, 'next'), sampleSvg);
    expect(await examiner.examine({ path: join(folder, 'next'), extension: 'svg' })).toMatchObject({
      bytes: sampleSvg.length,
    });
    await examiner.close();
  });
});

describe('the thread that examines files, when nothing comes', () => {
  it('ends, and another one takes the next file', async () => {
    const ended = new Promise((resolve) => process.once('worker', (worker) => worker.once('exit', resolve)));
    const examiner = createFileExaminer({ milliseconds: 20_000, megabytes: 256, idleMilliseconds: 1 });
    const path = join(folder, 'rested');
    await writeFile(path, sampleSvg);
    await examiner.examine({ path, extension: 'svg' });
    await ended;
    expect(await examiner.examine({ path, extension: 'svg' })).toMatchObject({ bytes: sampleSvg.length });
    await examiner.close();
  });
});

describe('the largest files', () => {
  it('an index of a film with a million boxes is refused', async () => {
    const test = await openTestMedia(await testDatabaseConfig());
    await expect(test.upload(crowdedMp4(31), 'film.mp4')).rejects.toMatchObject({ messageKey: 'fileBroken' });
    await test.close();
  });

  it('a drawing of 13 MB leaves the thread that answers visitors alone', async () => {
    const content = Buffer.from(busySvg(800_000));
    const test = await openTestMedia(await testDatabaseConfig());
    await test.upload(sampleSvg, 'first.svg');
    const parts = Array.from({ length: Math.ceil(content.length / 65_536) }, (_, part) =>
      content.subarray(part * 65_536, (part + 1) * 65_536),
    );
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    await test.store.receive(Readable.from(parts), { fileName: 'x.svg', accept: ['image'] });
    const [allUsed, ownUsed] = [process.cpuUsage(all), process.threadCpuUsage(own)];
    expect(ownUsed.user / allUsed.user).toBeLessThan(0.5);
    await test.close();
  });
});

it('a thread that also tells which files it loads, as in development, is heard all the same', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const watched = createFileExaminer();
  const path = join(folder, 'watched');
  await writeFile(path, sampleSvg);
  try {
    expect(await watched.examine({ path, extension: 'svg' })).toMatchObject({
      bytes: sampleSvg.length,
    });
  } finally {
    vi.unstubAllEnvs();
    await watched.close();
  }
});
