import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../tests/support/database.ts';

const root = join(import.meta.dirname, '..');

/** Starts the built server like `npm start`, on a free port, and collects its output. */
function launch(environment: Readonly<Record<string, string | undefined>>) {
  const child = spawn('node', ['build/server/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...environment },
  });
  const written = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.errors += chunk.toString()));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, written, ended };
}

type Launched = ReturnType<typeof launch>;

async function originOf({ child, written, ended }: Launched): Promise<string> {
  for (;;) {
    const origin = /Site +(\S+)\//.exec(written.output)?.[1];
    if (origin !== undefined) return origin;
    const hasEnded = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
    if (hasEnded) throw new Error(`The server ended: ${written.errors}`);
  }
}

/** Paths, relative to the root, of the files below a folder that match. */
async function filesWith(folder: string, ending: string, pattern: RegExp): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  const files = names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
  const matches = await Promise.all(files.map(async (file) => pattern.test(await readFile(join(root, file), 'utf8'))));
  return files.filter((_, at) => matches[at]);
}

describe('the built server', () => {
  it('is not started by an import of the pages', async () => {
    expect(await filesWith('build/server', '.js', /["'`]\.\/main\.js/)).toEqual([]);
    expect(await filesWith('build/server', '.js', /renderPage/)).toContain('build/server/pages.js');
  });

  it('loads the decoders of pictures in a process of their own alone', async () => {
    const process = 'build/server/picture-process.js';
    expect(await filesWith('build/server', '.js', /(?:from|import\(?)\s*["'`]sharp["'`]/)).toEqual([process]);
    expect(await filesWith('build/server', '.js', /import[^;]*["'`]\.\/picture-process\.js/)).toEqual([]);
  });

  it('finds files beside it where the sources find them', async () => {
    const users = await filesWith('server', '.ts', /import\.meta\.(?:url|dirname)/);
    const depths = users.filter((file) => !file.endsWith('.test.ts')).map((file) => file.split('/').length);
    expect(new Set(depths)).toEqual(new Set(['build/server/main.js'.split('/').length]));
  });
});

describe('npm start', { timeout: 30_000 }, () => {
  it('says where everything is, and the generated password once only', async () => {
    const { dataDir, databaseUrl } = await testDatabaseConfig();
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const first = launch(environment);
    const origin = await originOf(first);
    expect(first.written.output).toContain(`Dashboard  ${origin}/dashboard`);
    const password = /Password +(\S+)/.exec(first.written.output)?.[1] ?? '';

    const login = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(login.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = launch(environment);
    await originOf(second);
    expect(second.written.output).not.toContain('Password');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('answers what was asked before it closes', async () => {
    const { dataDir, databaseUrl } = await testDatabaseConfig();
    const server = launch({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const origin = await originOf(server);
    const answers = Promise.all(Array.from({ length: 8 }, (_, index) => fetch(`${origin}/en?draw=${index}`)));
    await fetch(`${origin}/healthz`);
    server.child.kill('SIGTERM');
    expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await server.ended).toBe(0);
  });

  it('stops with the name of a variable that cannot be used', async () => {
    const server = launch({ PORT: 'three thousand' });
    expect(await server.ended).toBe(1);
    expect(server.written.errors).toBe('The environment cannot be used:\n  PORT must be a number from 0 to 65535\n');
  });
});
