import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface StartedSite {
  /** Its address without a path, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The administrator of every site that tests start. */
export const administrator = { username: 'administrator', password: 'correct horse battery staple' };

const root = resolve(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}

/** Starts the built site the way a newcomer does, with a data folder of its own and the demo content. */
export async function startSite(environment: Readonly<Record<string, string>> = {}): Promise<StartedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('node', ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${root}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };

  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { origin, dataDir, stop };
    await pause(100);
  }
  await stop();
  throw new Error(`The site did not start:\n${output}`);
}
