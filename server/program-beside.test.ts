import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatQuotation } from '../content/derive/format-quotation.ts';
import { emailOf } from '../tests/support/email-of.ts';
import { sampleDocument } from '../tests/support/sample-document.ts';
import { samplePhoto, sampleSvg } from '../tests/support/sample-files.ts';
import { sampleQuotation } from '../tests/support/sample-quotation.ts';
import { parseEmail } from './mailbox/parse-email.ts';
import { examineFile } from './media/examine-file.ts';
import { createPictureMaker, type PictureMakerOptions } from './media/picture-maker.ts';
import { programBeside } from './program-beside.ts';
import { createTypesetter, type TypesetterOptions } from './typesetting/typesetter.ts';

const bundle = programBeside.bind(null, new URL('../build/server/main.js', import.meta.url).href);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a file and returns its path. */
async function store(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** The first message of a thread of the bundle. */
async function answerOf(name: string, workerData: unknown, task?: unknown): Promise<unknown> {
  const thread = new Worker(bundle(name), { workerData });
  thread.postMessage(task, []);
  const [answer] = await once(thread, 'message');
  await thread.terminate();
  return answer;
}

/** The exit code of a thread of the bundle. */
async function endOf(name: string, workerData: unknown): Promise<unknown> {
  const [code] = await once(new Worker(bundle(name), { workerData }), 'exit');
  return code;
}

describe('the built server', () => {
  it('has each program of a thread or a process as a file of the bundle', () => {
    const names = (pattern: string, ending: string) => globSync(pattern).map((file) => basename(file, ending));
    const programs = names('server/**/*-{thread,process}.ts', '.ts');
    expect(names('build/server/*-{thread,process}.js', '.js').toSorted()).toEqual(programs.toSorted());
  });

  it('reads files, letters and documents in threads as the sources do', async () => {
    const path = await store('drawing.svg', sampleSvg);
    expect(await answerOf('examiner-thread', null, { path, extension: 'svg' })).toEqual({
      examined: await examineFile(path, 'svg'),
    });
    const source = new TextEncoder().encode(emailOf({ text: 'Hello', html: '<p>مرحبا</p>' }));
    expect(await answerOf('email-thread', { source })).toEqual({ letter: await parseEmail(source) });
    const blocks = [new TextEncoder().encode(JSON.stringify(sampleDocument('products', 3)))];
    expect(await answerOf('document-thread', { blocks })).toEqual({ bases: ['products'] });
  });

  it('cleans its database in threads', async () => {
    const file = join(folder, 'content.db');
    new DatabaseSync(file).exec('pragma journal_mode = wal; create table note (text)');
    expect(await endOf('checkpoint-file-thread', file)).toBe(0);
    expect(await endOf('empty-file-thread', { file, isRewritten: false })).toBe(0);
  });

  it('makes pictures and sets quotations in processes as the sources do', async () => {
    const path = await store('photo', await samplePhoto(60, 40).jpeg().toBuffer());
    const formatted = formatQuotation(sampleQuotation('ar', 1));
    const own = { accent: '#ff9a52', logo: null, short: [], running: formatted.title, pageWord: '', ofWord: '/' };
    const items = formatted.items.map((item) => ({ ...item, picture: null }));
    const data = JSON.stringify({ ...formatted, ...own, items });
    const run = async (picture: PictureMakerOptions, typeset: TypesetterOptions) => {
      const [maker, typesetter] = [createPictureMaker(picture), createTypesetter(typeset)];
      const made = await maker.make(path, { width: 20, format: 'webp' });
      const set = await typesetter.typeset({ template: 'quotation', data, files: [], writtenAt: 0 });
      await Promise.all([maker.close(), typesetter.close()]);
      return { made, set };
    };
    expect(await run({ program: bundle('picture-process') }, { program: bundle('typeset-process') })).toEqual(
      await run({}, {}),
    );
  });
});
