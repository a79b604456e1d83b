import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { longestWait } from './longest-wait.ts';
import type { SiteUnderTest } from './site-under-test.ts';

const root = resolve(import.meta.dirname, '../..');
const Usage = z.object({ peak: z.number() });

/**
 * Makes a backup with the command while a visitor opens pages.
 * @returns its milliseconds, its peak memory in bytes, and the longest time for a page in milliseconds
 */
export async function measureBackup(site: SiteUnderTest): Promise<{ took: number; peak: number; wait: number }> {
  const path = join(site.dataDir, 'growth-backup.tar.gz');
  const begun = performance.now();
  let peak = 0;
  const wait = await longestWait(site, async () => {
    const preload = new URL('tell-usage.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--import', preload, 'server/operations/backup.ts', path], {
      cwd: root,
      env: { ...process.env, ...site.environment },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const [failure, usage] = [child.stderr, child.stdio[3]].map((stream) =>
      stream instanceof Readable ? text(stream) : Promise.resolve(''),
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The backup failed: ${await failure}`);
    ({ peak } = Usage.parse(JSON.parse((await usage) ?? '')));
  });
  const took = performance.now() - begun;
  await rm(path, { force: true });
  return { took, peak, wait };
}
