import { on } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Serializable } from 'node:child_process';

/** Answers the tasks that a process of `createProcesses` is given, one after the other, until its server ends. */
export async function answerTasks<Task>(answerTo: (task: Task) => Promise<Serializable>): Promise<void> {
  process.on('disconnect', () => process.exit());
  // A terminal and a service manager tell all processes to end. This one ends with its server, which finishes what was asked.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Where memory runs out on Linux, this process is to be ended, and not the server.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

  const messages: AsyncIterable<readonly Task[]> = on(process, 'message');
  for await (const [task] of messages) if (task !== undefined) process.send?.(await answerTo(task));
}
