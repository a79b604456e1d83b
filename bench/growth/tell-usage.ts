import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a command, and before each of its threads: at its end it says on the fourth channel how much memory the command held at most, in bytes.
if (isMainThread)
  process.on('exit', () => {
    writeSync(3, JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024 }));
  });
