import { writeFile } from 'node:fs/promises';

/** Makes a process of `createProcesses` end with its server, and before it if memory runs out. */
export async function endWithServer(): Promise<void> {
  process.on('disconnect', () => process.exit());
  // Terminals and service managers send these signals to all processes. This one ignores them and ends with its server,
  // which finishes running requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // On Linux, the OOM killer should end this process instead of the server.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
}
