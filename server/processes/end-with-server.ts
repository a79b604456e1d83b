import { writeFile } from 'node:fs/promises';

/** Makes a process of `createProcesses` end with its server, and before it where memory runs out. */
export async function endWithServer(): Promise<void> {
  process.on('disconnect', () => process.exit());
  // A terminal and a service manager tell all processes to end. This one ends with its server, which finishes what was asked.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Where memory runs out on Linux, this process is to be ended, and not the server.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
}
