import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';
import { environment, program } from './kills.ts';

const root = resolve(import.meta.dirname, '../..');
const readersAtOnce = 6;
const timeoutMilliseconds = 60_000;
/** Milliseconds between two pages of a reader. */
const idleMilliseconds = 20;

/** Cached pages, a page that is rendered for each request, and answers that are not pages. */
const paths = ['/en', '/ar', '/ar/products', '/en/products?min_size=', '/api/en/products', '/sitemap.xml'];

export interface Update {
  readonly restarts: number;
  readonly seconds: number;
  readonly came: number;
  /** The status or error of each failed request, with its path. */
  readonly failed: readonly string[];
  /** Milliseconds of the slowest answer. */
  readonly longest: number;
}

interface Proxy {
  readonly origin: string;
  readonly agent: Agent;
  stop(): Promise<void>;
}

/**
 * Starts Caddy with the file of `deploy/` and HTTPS by its local authority, before processes that are given by host and
 * port.
 */
async function startCaddy(state: string, port: number, upstreams: readonly string[]): Promise<Proxy> {
  const file = await readFile(join(root, 'deploy/Caddyfile'), 'utf8');
  // Names of containers resolve only in a network of containers.
  const known = file.replace(/dynamic a \{[^}]*\}/, `to ${upstreams.join(' ')}`);
  if (known === file) throw new Error('deploy/Caddyfile finds its processes in another way');
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
    'servers {\n protocols h1 h2\n}',
    `https_port ${port}`,
  ];
  const config = join(state, 'Caddyfile');
  await writeFile(config, `{\n${options.join('\n')}\ndefault_bind 127.0.0.1\n}\n${known}`);
  const data = join(state, 'caddy');
  const caddy: ChildProcess = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: data, XDG_DATA_HOME: data, XDG_CONFIG_HOME: data, DOMAIN: 'localhost' },
  });
  let said = '';
  caddy.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const failed = once(caddy, 'error').then(([error]: unknown[]) => Promise.reject(error));
  const kill = () => void caddy.kill('SIGKILL');
  process.once('exit', kill);
  const certificate = join(data, 'caddy/pki/authorities/local/root.crt');
  const origin = `https://localhost:${port}`;
  const untilThere = async (): Promise<Proxy> => {
    for (
      const ending = performance.now() + timeoutMilliseconds;
      performance.now() < ending && caddy.exitCode === null;
    ) {
      await pause(200);
      const ca = await readFile(certificate, 'utf8').catch(() => undefined);
      if (ca === undefined) continue;
      const agent = new Agent({ ca, keepAlive: true });
      const answered = await readPage({ origin, agent }, '/en').catch(() => undefined);
      if (answered?.status !== 200) continue;
      return {
        origin,
        agent,
        async stop() {
          agent.destroy();
          const ended = once(caddy, 'exit');
          caddy.kill();
          await ended;
          process.removeListener('exit', kill);
        },
      };
    }
    kill();
    throw new Error(`Caddy did not serve the site: ${said.slice(-2000)}`);
  };
  return Promise.race([untilThere(), failed]);
}

/** @throws Error of the connection */
async function readPage({ origin, agent }: Pick<Proxy, 'origin' | 'agent'>, path: string) {
  const asking = get(origin + path, { agent, timeout: timeoutMilliseconds });
  const [answer] = await once(asking, 'response');
  return { status: Number(answer.statusCode), bytes: (await buffer(answer)).length };
}

/** Starts readers behind the proxy. Returns a function that stops them and returns their results. */
function startReaders(proxy: Proxy) {
  const ending = new AbortController();
  const failed: string[] = [];
  const told = { came: 0, failed, longest: 0 };
  let turn = 0;
  const readAll = async () => {
    while (!ending.signal.aborted) {
      turn += 1;
      const path = paths[turn % paths.length] ?? '/';
      const begun = performance.now();
      const wrong = await readPage(proxy, path.endsWith('=') ? path + (turn % 500) : path).then(
        ({ status, bytes }) => (status === 200 && bytes > 0 ? undefined : String(status)),
        (error: unknown) => String(error),
      );
      told.longest = Math.max(told.longest, performance.now() - begun);
      if (wrong === undefined) told.came += 1;
      else told.failed.push(`${path}: ${wrong}`);
      await pause(idleMilliseconds);
    }
  };
  const reading = Promise.all(Array.from({ length: readersAtOnce }, readAll));
  return async () => {
    ending.abort();
    await reading;
    return told;
  };
}

/** An update without downtime: two processes behind Caddy are restarted under load, one after the other. */
export async function updateBehindProxy(state: string, rounds: number, tell: (line: string) => void): Promise<Update> {
  await rm(state, { recursive: true, force: true });
  await mkdir(join(state, 'data'), { recursive: true });
  // The database runs under another user account.
  await chmod(state, 0o755);
  const postgres = await startPostgres(state);
  const port = await freePort();
  const sites: StartedSite[] = [];
  const shared = { ...environment, DEMO: '1', DATABASE_URL: postgres.url, PUBLIC_URL: `https://localhost:${port}` };
  try {
    for (let number = 0; number < 2; number += 1)
      sites.push(await startSite({ dataDir: join(state, 'data'), environment: shared, program }));
    tell('  two processes serve one site');
    const proxy = await startCaddy(
      state,
      port,
      sites.map(({ origin }) => new URL(origin).host),
    );
    const stopReaders = startReaders(proxy);
    const begun = performance.now();
    for (let round = 1; round <= rounds; round += 1) {
      for (const site of sites) {
        await pause(2000);
        await site.restart();
      }
      tell(`  ${round} of ${rounds} updates`);
    }
    await pause(2000);
    const seconds = (performance.now() - begun) / 1000;
    const { came, failed, longest } = await stopReaders();
    await proxy.stop();
    return { restarts: rounds * sites.length, seconds, came, failed, longest };
  } finally {
    for (const site of sites) await site.end();
    await postgres.stop();
  }
}
