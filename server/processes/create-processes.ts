import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { on, once } from 'node:events';

/** Work that is done one task at a time in each of some processes. */
export interface Processes<Task, Answer> {
  /** Gives a task to a process. @throws ProcessFault when it ends or says nothing, the reason of `calledOff` when that calls it off */
  run(task: Task, calledOff?: AbortSignal): Promise<Answer>;
  /** Ends the processes that rest; call it when nothing is being done. */
  close(): Promise<void>;
}

export interface ProcessesOptions<Answer> {
  readonly program: string | URL;
  /** Under `node --watch` other messages name the files that a process loads. */
  readonly isAnswer: (message: object) => message is Answer & object;
  /** After how long without a task a process ends, and its memory is given back. */
  readonly idleMilliseconds: number;
  /** After how long a task is given up. */
  readonly timeoutMilliseconds: number;
}

/** A task that was not done because its process ended, or said nothing in time. */
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

const hold = (child: ChildProcess): void => {
  child.ref();
  child.channel?.ref();
};
const release = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};

/** Nothing that it was given is lost with it, so it is not asked to end. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  hold(child);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/**
 * Runs a program in processes of its own, one task at a time in each: for libraries that are large, keep memory, or read
 * what strangers made, so that what breaks them breaks nothing else. As many processes run as are asked at once.
 */
export function createProcesses<Task extends Serializable, Answer>({
  program,
  isAnswer,
  idleMilliseconds,
  timeoutMilliseconds,
}: ProcessesOptions<Answer>): Processes<Task, Answer> {
  /** Processes that wait for a task, and what will end them. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const child = fork(program, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Whoever waits for an answer hears of a failure; between two tasks nobody does.
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
    hold(child);
    return child;
  }

  function park(child: ChildProcess): void {
    release(child);
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
        const given = await answer;
        park(child);
        return given;
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
