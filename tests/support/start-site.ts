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
  /** Session token of the administrator. */
  readonly session: string;
  /** The id of the server's process. It changes after a restart. */
  pid(): number | undefined;
  /** Stops the server and starts it again at the same address with the same data. */
  restart(): Promise<void>;
  /** Limits the size of files that the server writes, in bytes; 'unlimited' removes the limit. */
  limitFiles(bytes: number | 'unlimited'): void;
  /** Kills the server without a shutdown; its data remain. */
  kill(): Promise<void>;
  /** Stops the server; its data remain. */
  end(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Additional environment variables of the server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The initial data; without it the site starts for the first time and loads the demo content. */
  readonly template?: SiteTemplate;
  /** A data folder that is not removed; a temporary folder unless given. */
  readonly dataDir?: string;
  /** The program to run; the server's source unless given, which needs no build. */
  readonly program?: string;
  /** Command line flags of Node. */
  readonly flags?: readonly string[];
  /** A command that starts the server, for example with limits. */
  readonly launcher?: readonly string[];
  /** The port; a free one unless given. */
  readonly port?: number;
}

/** The administrator of every tested site. */
export const administrator = { username: 'administrator', password: 'correct horse battery staple' };

const root = resolve(import.meta.dirname, '../..');

/** The user agent that logins of tests send. */
const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Running servers. They are killed when this process exits. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Logs in.
 * @returns the session token
 */
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

/** Starts the built site in a process of its own, with a data folder of its own. */
export async function startSite(options: StartOptions = {}): Promise<StartedSite> {
  const { environment = {}, template, dataDir: requestedDataDir, program = 'server/main.ts', port: wanted } = options;
  const [command, ...words] = [...(options.launcher ?? []), 'node', ...(options.flags ?? []), program];
  const dataDir = requestedDataDir ?? (await mkdtemp(join(tmpdir(), 'site-')));
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
        // Visitors of tests have addresses of their own.
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
    if (requestedDataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const becomesReady = async (): Promise<void> => {
    for (let attempt = 0; attempt < 3000 && child.exitCode === null; attempt += 1) {
      // The server announces itself, because another server could answer at its port.
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
