import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Connection, openConnection } from '../attacks/long/open-connection.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';
import { mailAway, receiverAway } from './away.ts';
import { makeDisk } from './disk.ts';
import { environment, program } from './kills.ts';
import { makeCertificate } from './hooks.ts';
import { makeMemoryGroup, type MemoryGroup } from './memory.ts';
import { sqlitePlace } from './place.ts';
import { type Fault, undergo, type Undergone } from './undergo.ts';

const run = promisify(execFile);
const lasting = 8000;
const slowClients = 200;
const halfUploads = 40;

/** Starts a site, causes one fault and returns the result. */
type Trial = (state: string) => Promise<Undergone>;
type Manner = (site: StartedSite, dataDir: string) => Pick<Fault, 'begin' | 'end'> & Partial<Fault>;

interface Surroundings {
  readonly more?: Readonly<Record<string, string>>;
  readonly launcher?: readonly string[];
}

/** A trial on a new site in a folder. */
const onOwnSite =
  (manner: Manner, { more = {}, launcher = [] }: Surroundings = {}): Trial =>
  async (state) => {
    const dataDir = join(state, 'data');
    await mkdir(dataDir, { recursive: true });
    const site = await startSite({ dataDir, environment: { ...environment, ...more }, program, launcher });
    try {
      const fault = { site, place: sqlitePlace(dataDir), state, milliseconds: lasting };
      return await undergo({ ...fault, ...manner(site, dataDir) });
    } finally {
      await site.end();
    }
  };

/** A trial on a site whose data are on a separate disk. */
const onOwnDisk =
  (manner: (site: StartedSite, disk: Awaited<ReturnType<typeof makeDisk>>) => Pick<Fault, 'begin' | 'end'>): Trial =>
  async (state) => {
    const disk = await makeDisk(state);
    try {
      const site = await startSite({ dataDir: disk.folder, environment, program });
      try {
        const fault = { site, place: sqlitePlace(disk.folder), state, milliseconds: lasting };
        return await undergo({ ...fault, ...manner(site, disk) });
      } finally {
        await site.end();
      }
    } finally {
      await disk.remove();
    }
  };

/** Opens connections that send `first` at once and `more` each second. */
function holdConnections(site: StartedSite, count: number, first: string, more: string) {
  let held: readonly Connection[] = [];
  const ending = new AbortController();
  return {
    async begin() {
      held = await Promise.all(Array.from({ length: count }, () => openConnection(site.origin)));
      for (const connection of held) connection.write(first);
      void (async () => {
        for (; !ending.signal.aborted; await pause(1000)) for (const connection of held) connection.write(more);
      })();
    },
    async end() {
      ending.abort();
      for (const connection of held) connection.cut();
    },
  };
}

const uploadHead = ({ origin, session }: StartedSite): string =>
  [
    'POST /api/en/media HTTP/1.1',
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: session=${session}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 9000000',
    '',
    '--x',
    'content-disposition: form-data; name="file"; filename="half.png"',
    '',
    'abc',
  ].join('\r\n');

/** Sets the soft limit of the server's open files. */
const limitOpenFiles = async (site: StartedSite, most: number): Promise<void> => {
  await run('prlimit', ['--pid', String(site.pid()), `--nofile=${most}:`]);
};

/** A quarter of the group's memory, as `npm start` sets the heap. */
const littleHeap = { NODE_OPTIONS: '--max-old-space-size=96' };

/** The server runs with little memory from its start, while pictures are made in processes of their own. */
const withLittleMemory =
  (group: MemoryGroup): Manner =>
  (site) => {
    const begun = site.pid();
    let most = 0;
    const watch = setInterval(() => void group.held().then((held) => (most = Math.max(most, held))), 500);
    return {
      milliseconds: 60_000,
      begin: () => Promise.resolve(),
      async end() {
        clearInterval(watch);
        console.log(`  at most ${most} MB held, ${await group.peak()} MB with what the system kept of files`);
      },
      async check() {
        const ended = await group.ended();
        return [
          ...(site.pid() === begun ? [] : ['the server was started anew']),
          ...(ended === 0 ? [] : [`${ended} processes were ended for want of memory`]),
        ];
      },
    };
  };

export const trials: Readonly<Record<string, Trial>> = {
  'slow-clients': onOwnSite((site) => holdConnections(site, slowClients, 'GET / HTTP/1.1\r\nhost: a\r\n', 'x: a\r\n')),
  'half-uploads': onOwnSite((site) => holdConnections(site, halfUploads, uploadHead(site), 'a')),
  'full-disk': onOwnDisk((_site, disk) => ({ begin: () => disk.fill(), end: () => disk.empty() })),
  'read-only-disk': onOwnDisk((site, disk) => ({
    begin: () => disk.fail(),
    async end() {
      await site.end();
      await disk.repair();
      await site.restart();
    },
  })),
  'no-open-files': onOwnSite((site) => ({
    begin: () => limitOpenFiles(site, readdirSync(`/proc/${site.pid()}/fd`).length),
    end: () => limitOpenFiles(site, 4096),
  })),
  async 'mail-away'(state) {
    const port = await freePort();
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_TO: 'desk@screens.example',
      MAIL_FROM: 'site@screens.example',
    };
    return onOwnSite((_site, dataDir) => mailAway(dataDir, port), { more: mail })(state);
  },
  async 'little-memory'(state) {
    const group = await makeMemoryGroup();
    try {
      return await onOwnSite(withLittleMemory(group), { more: littleHeap, launcher: group.launcher })(state);
    } finally {
      await group.remove();
    }
  },
};

/** Trials that need a network namespace of their own; `inOwnNetwork` creates it. */
export const networkTrials: Readonly<Record<string, Trial>> = {
  async 'webhooks-away'(state) {
    const more = { NODE_EXTRA_CA_CERTS: await makeCertificate(state) };
    return onOwnSite((site, dataDir) => receiverAway(site, dataDir, state), { more })(state);
  },
};

/** Runs all trials, or only one. */
export async function tryFaults(
  state: string,
  those: Readonly<Record<string, Trial>>,
  only: string | undefined,
  tell: (line: string) => void,
): Promise<ReadonlyMap<string, Undergone | string>> {
  const results = new Map<string, Undergone | string>();
  for (const [name, trial] of Object.entries(those)) {
    if (only !== undefined && only !== name) continue;
    const own = join(state, name);
    await rm(own, { recursive: true, force: true });
    await mkdir(own, { recursive: true });
    const result = await trial(own).catch((error: unknown) => String(error));
    results.set(name, result);
    tell(`  ${name}: ${typeof result === 'string' ? result : 'done'}`);
  }
  return results;
}
