import { writeSync } from 'node:fs';

// Loaded before a command: at its end it says on the fourth channel how much memory the command held at most, in bytes.
process.on('exit', () => {
  writeSync(3, JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024 }));
});
