import { existsSync, readFileSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Preloaded before a command and before each of its threads. At the end it writes the peak memory of the command, in
// bytes, to file descriptor 3.
if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify({ peak: peakInBytes() })));

/** On Linux, `maxRSS` includes the memory of the parent process, so this reads the process's own value. */
function peakInBytes(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) * 1024;
}
