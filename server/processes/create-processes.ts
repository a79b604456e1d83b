import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { on, once } from 'node:events';

/** Runs tasks in child processes, one task at a time in each. */
export interface Processes<Task, Answer> {
  /**
   * Runs a task in a process. @throws ProcessFault if the process ends or does not answer in time; the reason of
   * `calledOff` if that signal aborts the task
   */
  run(task: Task, calledOff?: AbortSignal): Promise<Answer>;
  /** Ends the idle processes. Call it when no task is running. */
  close(): Promise<void>;
}

export interface ProcessesOptions<Answer> {
  readonly program: string | URL;
  /** Under `node --watch` a process also sends messages with the names of loaded files. */
  readonly isAnswer: (message: object) => message is Answer & object;
  /** Milliseconds without a task until a process ends and frees its memory. */
  readonly idleMilliseconds: number;
  /** Milliseconds until a task is aborted. */
  readonly timeoutMilliseconds: number;
}

/** A task failed because its process ended or did not answer in time. */
export class ProcessFault extends Error {
  override readonly name = 'ProcessFault';
}

async function answerAmong<Answer>(
  messages: AsyncIterable<readonly object[]>,
  isAnswer: ProcessesOptions<Answer>['isAnswer'],
): Promise<Answer> {
  for await (const [message] of messages) if (message !== undefined && isAnswer(message)) return message;
  throw new ProcessFault('The process said nothing');
}

async function endOf(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const [code, endedBy] = await once(child, 'exit', { signal });
  throw new ProcessFault(`The process ended: ${endedBy ?? code}`);
}

const refChild = (child: ChildProcess): void => {
  child.ref();
  child.channel?.ref();
};
const unrefChild = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};

/** Kills the process, because it has no state to save. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  refChild(child);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/**
 * Runs a program in child processes, one task at a time in each. Use it for libraries that are large, retain memory or
 * parse untrusted input, so that a crash affects nothing else. There are as many processes as concurrent tasks.
 */
export function createProcesses<Task extends Serializable, Answer>({
  program,
  isAnswer,
  idleMilliseconds,
  timeoutMilliseconds,
}: ProcessesOptions<Answer>): Processes<Task, Answer> {
  /** Idle processes with their timeouts. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const child = fork(program, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A running task reports the failure. Between tasks there is nothing to report it to.
    child.on('error', () => undefined);
    child.once('exit', () => {
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    return child;
  }

  function take(): ChildProcess {
    const [[child, timer] = [start(), undefined]] = idle;
    clearTimeout(timer);
    idle.delete(child);
    refChild(child);
    return child;
  }

  function park(child: ChildProcess): void {
    unrefChild(child);
    idle.set(child, setTimeout(() => void end(child), idleMilliseconds).unref());
  }

  return {
    async run(task, calledOff) {
      calledOff?.throwIfAborted();
      const child = take();
      const heard = new AbortController();
      const signal = AbortSignal.any([
        heard.signal,
        AbortSignal.timeout(timeoutMilliseconds),
        ...(calledOff === undefined ? [] : [calledOff]),
      ]);
      try {
        const answer = Promise.race([answerAmong(on(child, 'message', { signal }), isAnswer), endOf(child, signal)]);
        child.send(task);
        const result = await answer;
        park(child);
        return result;
      } catch (error) {
        await end(child);
        calledOff?.throwIfAborted();
        throw error instanceof ProcessFault ? error : new ProcessFault('The task was given up', { cause: error });
      } finally {
        heard.abort();
      }
    },
    async close() {
      await Promise.all([...idle.keys()].map(end));
    },
  };
}
