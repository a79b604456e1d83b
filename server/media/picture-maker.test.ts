import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePhoto } from '../../tests/support/sample-files.ts';
import { createPictureMaker, PictureFault, type PictureMakerOptions } from './picture-maker.ts';

/** A program that answers with its process id. Its input can make it exit or stay silent. */
const trialProgram = `process.on('message', ({ path: asked }) => {
  if (asked === 'end') process.kill(process.pid, 'SIGSEGV');
  if (asked === 'which') process.send({ made: Buffer.from(String(process.pid)) });
});`;

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  program = join(folder, 'trial.mjs');
  await writeFile(program, trialProgram);
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a file for a process to read. @returns its path */
async function store(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const variant = { width: 20, format: 'webp' } as const;

/** A maker whose processes run the program above. */
function tried(options: PictureMakerOptions = {}) {
  const maker = createPictureMaker({ program, ...options });
  const ask = (what: string, signal?: AbortSignal) => maker.make(what, variant, signal);
  return { maker, ask, which: async () => Number(await ask('which')) };
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the maker of pictures', () => {
  it('inspects pictures, refuses broken ones, and makes others of them', async () => {
    const maker = createPictureMaker();
    const content = await samplePhoto(40, 30).jpeg().toBuffer();
    const [photo, broken] = [await store('photo.jpg', content), await store('broken.jpg', content.subarray(0, 100))];
    expect(await maker.inspect(photo)).toMatchObject({ width: 40, height: 30 });
    await expect(maker.inspect(broken)).rejects.toMatchObject({ messageKey: 'fileBroken' });
    const made = await maker.make(photo, variant);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 20, height: 15 });
    await expect(maker.make(broken, variant)).rejects.toThrow(PictureFault);
    await maker.close();
  });

  it('tells a disk that does not give a picture from a picture that cannot be made', async () => {
    const maker = createPictureMaker();
    const gone = join(folder, 'gone.jpg');
    await expect(maker.inspect(gone)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(maker.make(gone, variant)).rejects.toMatchObject({ code: 'ENOENT' });
    // A folder cannot be read as a file.
    await expect(maker.make(folder, variant)).rejects.toMatchObject({ code: 'EISDIR' });
    await maker.close();
  });

  it('is heard by a process that also tells which files it loads, as in development', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    const maker = createPictureMaker();
    try {
      const small = await store('small.png', await samplePhoto(8, 8).png().toBuffer());
      expect(await maker.inspect(small)).toMatchObject({ width: 8 });
    } finally {
      vi.unstubAllEnvs();
      await maker.close();
    }
  });
});

describe('a process of the maker of pictures', () => {
  it('is used again, and ends with the maker', async () => {
    const { maker, which } = tried();
    const first = await which();
    expect(await which()).toBe(first);
    expect(first).not.toBe(process.pid);
    await maker.close();
    expect(lives(first)).toBe(false);
  });

  it('ends when nothing comes, and another one takes the next picture', async () => {
    const { maker, which } = tried({ idleMilliseconds: 1 });
    const first = await which();
    await expect.poll(() => lives(first)).toBe(false);
    expect(await which()).not.toBe(first);
    await maker.close();
  });

  it('works on one picture at a time', async () => {
    const { maker, which } = tried();
    expect(new Set(await Promise.all([which(), which(), which()])).size).toBe(3);
    await maker.close();
  });

  it('that a picture crashes is reported, and the next picture gets a new process', async () => {
    const { maker, ask, which } = tried();
    const first = await which();
    await expect(ask('end')).rejects.toThrow('SIGSEGV');
    expect(await which()).not.toBe(first);
    await expect(maker.inspect('end')).rejects.toMatchObject({ messageKey: 'fileTooComplex' });
    await maker.close();
  });

  it('that says nothing for too long is ended, and the picture is given up', async () => {
    const { maker, ask } = tried({ timeoutMilliseconds: 1 });
    await expect(ask('nothing')).rejects.toThrow(PictureFault);
    await maker.close();
  });

  it('is ended by the request that cancels its picture', async () => {
    const { maker, ask, which } = tried();
    const first = await which();
    const calling = new AbortController();
    const requested = ask('nothing', calling.signal);
    const reason = new Error('Nobody needs it');
    calling.abort(reason);
    await expect(requested).rejects.toBe(reason);
    expect(lives(first)).toBe(false);
    await expect(ask('which', calling.signal)).rejects.toBe(reason);
    await maker.close();
  });
});
