import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Connection, openConnection } from '../attacks/long/open-connection.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';
import { makeDisk } from './disk.ts';
import { environment, program } from './kills.ts';
import { mailAway } from './mail-away.ts';
import { limitMemory } from './memory.ts';
import { sqlitePlace } from './place.ts';
import { type Fault, undergo, type Undergone } from './undergo.ts';

const run = promisify(execFile);
const lasting = 8000;
const slowClients = 200;
const halfUploads = 40;

/** A site for one fault, with what makes it go wrong. */
type Trial = (state: string) => Promise<Undergone>;
type Manner = (site: StartedSite, dataDir: string) => Pick<Fault, 'begin' | 'end'> & Partial<Fault>;

/** A trial on a site of its own in a folder. */
const onOwnSite =
  (manner: Manner, more: Readonly<Record<string, string>> = {}): Trial =>
  async (state) => {
    const dataDir = join(state, 'data');
    await mkdir(dataDir, { recursive: true });
    const site = await startSite({ dataDir, environment: { ...environment, ...more }, program });
    try {
      const fault = { site, place: sqlitePlace(dataDir), state, milliseconds: lasting };
      return await undergo({ ...fault, ...manner(site, dataDir) });
    } finally {
      await site.end();
    }
  };

/** A trial on a site whose data lie on a disk of their own. */
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

/** Opens connections that say something at once and a little more each second. */
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

/** Sets how many files the server may open, beside those it has open. */
const limitOpenFiles = async (site: StartedSite, most: number): Promise<void> => {
  await run('prlimit', ['--pid', String(site.pid()), `--nofile=${most}:`]);
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
    return onOwnSite((_site, dataDir) => mailAway(dataDir, port), mail)(state);
  },
  'little-memory': onOwnSite(limitMemory, { NODE_OPTIONS: '--max-old-space-size=128' }),
};

/** Lets everything go wrong, or one of them. */
export async function tryFaults(
  state: string,
  only: string | undefined,
  tell: (line: string) => void,
): Promise<ReadonlyMap<string, Undergone | string>> {
  const results = new Map<string, Undergone | string>();
  for (const [name, trial] of Object.entries(trials)) {
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
