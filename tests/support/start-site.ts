import { spawn, spawnSync } from 'node:child_process';
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
  /** Ends the server and starts it again at the same address over the same data. */
  restart(): Promise<void>;
  /** Sets the size in bytes at which the files that the server writes stop growing; 'unlimited' lets them grow again. */
  limitFiles(bytes: number | 'unlimited'): void;
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
  let output = '';
  const launch = () => {
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
        // Visitors of a test come from addresses of their own.
        TRUST_PROXY: '1',
        ...environment,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    return child;
  };
  let child = launch();

  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  const becomesReady = async (): Promise<void> => {
    for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt += 1) {
      const isReady = await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await pause(100);
    }
    await stop();
    throw new Error(`The site did not start:\n${output}`);
  };

  await becomesReady();
  return {
    origin,
    dataDir,
    async restart() {
      await end();
      child = launch();
      await becomesReady();
    },
    limitFiles(bytes) {
      const limited = spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
      if (limited.status !== 0) throw new Error(`prlimit: ${String(limited.stderr)}`);
    },
    stop,
  };
}
