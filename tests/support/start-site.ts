import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { copyTemplate, type SiteTemplate } from './site-template.ts';

export interface StartedSite {
  /** Its address without a path, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly dataDir: string;
  /** Token of a session of the administrator that was there from the beginning. */
  readonly session: string;
  /** The number of the server's process, another one after a restart. */
  pid(): number | undefined;
  /** Ends the server and starts it again at the same address over the same data. */
  restart(): Promise<void>;
  /** Sets the size in bytes at which the files that the server writes stop growing; 'unlimited' lets them grow again. */
  limitFiles(bytes: number | 'unlimited'): void;
  /** Ends the server as a failing machine does, without a moment's notice; its data stay. */
  kill(): Promise<void>;
  /** Ends the server; its data stay. */
  end(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Variables of the server, beyond those that every site of a test has. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The data to begin with; without it the site begins as a newcomer's does, with the demo content. */
  readonly template?: SiteTemplate;
  /** A folder of data that stays; a new one that goes with the site unless given. */
  readonly dataDir?: string;
  /** What is run; the server's source unless given, which needs no build of its own. */
  readonly program?: string;
  /** What Node is started with. */
  readonly flags?: readonly string[];
  /** A command that the server is started by, such as one that limits it. */
  readonly launcher?: readonly string[];
  /** Where it listens; a free port unless given. */
  readonly port?: number;
}

/** The administrator of every site that tests start. */
export const administrator = { username: 'administrator', password: 'correct horse battery staple' };

const root = resolve(import.meta.dirname, '../..');

/** What the server calls the browser of the tests. */
const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Servers that were not ended; a run that is broken off takes them with it. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/** Logs in by a call. @returns the token of the session */
export async function startSession(origin: string, credentials = administrator): Promise<string> {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': browserName },
    body: JSON.stringify(credentials),
  });
  const token = answer.headers.getSetCookie().flatMap((cookie) => /^session=([^;]+)/.exec(cookie)?.[1] ?? [])[0];
  if (token === undefined) throw new Error(`The login answered ${answer.status}`);
  return token;
}

/** Starts the built site in a process of its own, over a data folder of its own. */
export async function startSite(options: StartOptions = {}): Promise<StartedSite> {
  const { environment = {}, template, dataDir: kept, program = 'server/main.ts', port: wanted } = options;
  const [command, ...words] = [...(options.launcher ?? []), 'node', ...(options.flags ?? []), program];
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'site-')));
  if (template !== undefined) await copyTemplate(template, dataDir);
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let output = '';
  let hasAnnounced = false;
  const launch = () => {
    output = '';
    hasAnnounced = false;
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${root}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
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
    running.add(child);
    child.once('exit', () => running.delete(child));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        hasAnnounced = / Dashboard +http/.test(output);
      });
    }
    return child;
  };
  let child = launch();

  const endBy = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const end = () => endBy('SIGTERM');
  const stop = async () => {
    await end();
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const becomesReady = async (): Promise<void> => {
    for (let attempt = 0; attempt < 3000 && child.exitCode === null; attempt += 1) {
      // It says so itself: at its port another one could answer.
      if (hasAnnounced && (await isReady())) return;
      await pause(100);
    }
    await stop();
    throw new Error(`The site did not start:\n${output}`);
  };

  await becomesReady();
  return {
    origin,
    dataDir,
    session: template?.session ?? (await startSession(origin)),
    pid: () => child.pid,
    async restart() {
      await end();
      child = launch();
      await becomesReady();
    },
    limitFiles(bytes) {
      const limited = spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
      if (limited.status !== 0) throw new Error(`prlimit: ${String(limited.stderr)}`);
    },
    kill: () => endBy('SIGKILL'),
    end,
    stop,
  };
}
