import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTypesetter, type TypesetTask, TypesettingError } from './typesetter.ts';

/** Answers with its process id; does not answer to `nothing`. */
const trialProgram = `process.on('message', ({ data }) => {
  if (data !== 'nothing') process.send({ set: Buffer.from(String(process.pid)) });
});`;

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typesetter-'));
  program = join(folder, 'trial.mjs');
  await writeFile(program, trialProgram);
});
afterAll(() => rm(folder, { recursive: true }));

const task = (data: string): TypesetTask => ({ template: 'quotation', data, files: [], writtenAt: 0 });
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the typesetter', () => {
  it('sets one document after the other in one process, which ends when nothing comes', async () => {
    const typesetter = createTypesetter({ program, idleMilliseconds: 1000 });
    const pids = await Promise.all(['one', 'two', 'three'].map((data) => typesetter.typeset(task(data))));
    expect(new Set(pids.map(String)).size).toBe(1);
    await expect.poll(() => lives(Number(pids[0])), { timeout: 10_000 }).toBe(false);
    await typesetter.close();
  });

  it('lets a bounded number of documents wait, and gives up one that takes too long', async () => {
    const typesetter = createTypesetter({ program, mostWaiting: 1, timeoutMilliseconds: 5000 });
    const first = typesetter.typeset(task('nothing'));
    await expect(typesetter.typeset(task('two'))).rejects.toMatchObject({ reason: 'busy' });
    await expect(first).rejects.toBeInstanceOf(TypesettingError);
    expect(Number(await typesetter.typeset(task('three')))).toBeGreaterThan(0);
    await typesetter.close();
  });

  it('says what is wrong with a document, and sets the next one', async () => {
    const typesetter = createTypesetter();
    await expect(typesetter.typeset(task('no JSON'))).rejects.toMatchObject({ reason: 'broken' });
    await typesetter.close();
  });
});
