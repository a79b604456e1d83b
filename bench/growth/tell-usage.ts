import { existsSync, readFileSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a command, and before each of its threads: at its end it says on the fourth channel how much memory the command held at most, in bytes.
if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify({ peak: peakInBytes() })));

/** Linux counts in `maxRSS` also what the process that started the command held, so its own count is asked there. */
function peakInBytes(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) * 1024;
}
