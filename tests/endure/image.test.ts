import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { samplePhoto } from '../support/sample-files.ts';
import { administrator, startSession } from '../support/start-site.ts';
import { readContainerfile, readVariables, toExclusions } from './containerfile.ts';

const root = resolve(import.meta.dirname, '../..');
const Packages = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });
const Made = z.object({ id: z.number() });
const [built, site] = readContainerfile(await readFile(join(root, 'deploy/Containerfile'), 'utf8'));
const textOf = (name: string): string => site?.instructions.find((each) => each.name === name)?.text ?? '';

/** A folder with the contents of the image, made by its steps from the existing build, without the base. */
let image: string;
let data: string;
let variables: NodeJS.ProcessEnv;
beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'image-'));
  data = await mkdtemp(join(tmpdir(), 'image-data-'));
  const run = promisify(execFile);
  const exclusions = toExclusions(await readFile(join(root, '.dockerignore'), 'utf8'));
  const copy = 'from=$1; to=$2; shift 2; tar -C "$from" "$@" -cf - . | tar -C "$to" -xf -';
  await run('sh', ['-c', copy, 'sh', root, image, ...exclusions]);
  await cp(join(root, 'build'), join(image, 'build'), { recursive: true });
  const lastStep = built?.instructions.at(-1)?.text ?? '';
  await run('sh', ['-c', lastStep], { cwd: image, env: { ...process.env, npm_config_prefer_offline: 'true' } });
  variables = {
    PATH: process.env['PATH'],
    ...readVariables(textOf('ENV'), { RELEASE: 'trial' }),
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: data,
    DEMO: '0',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  };
}, 240_000);
afterAll(() => Promise.all([image, data].map((folder) => rm(folder, { recursive: true }))));

/**
 * Starts the server with the command of the image.
 * @returns its process and its address
 */
async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const [command, ...words] = z.array(z.string()).parse(JSON.parse(textOf('CMD')));
  const child = spawn(command ?? '', words, { cwd: image, env: variables, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const origin = / Site +(\S+)\//.exec(said)?.[1];
    if (origin !== undefined) return { child, origin };
  }
  throw new Error(`The server ended: ${said}`);
}

describe('the image', () => {
  it('holds the packages of production and no other', async () => {
    const read = async (file: string) => Packages.parse(JSON.parse(await readFile(file, 'utf8'))).packages;
    const installed = Object.keys(await read(join(image, 'node_modules/.package-lock.json')));
    const locked = await read(join(root, 'package-lock.json'));
    expect(installed).toContain('node_modules/fastify');
    expect(installed.filter((path) => locked[path]?.dev !== undefined || locked[path] === undefined)).toEqual([]);
  });

  it('serves a page and takes a picture with them, and runs a command', async () => {
    const { child, origin } = await start();
    const page = await fetch(`${origin}/en`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    const body = new FormData();
    const photo = await samplePhoto(60, 40).jpeg().toBuffer();
    body.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    const headers = { cookie: `session=${await startSession(origin)}`, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${origin}/api/en/media`, { method: 'POST', headers, body });
    expect([answer.status, Made.safeParse(await answer.json()).success]).toEqual([201, true]);
    const backup = spawn('npm', ['run', '--silent', 'backup'], { cwd: image, env: variables, stdio: 'ignore' });
    expect(await once(backup, 'exit')).toEqual([0, null]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
