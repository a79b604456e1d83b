import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programBeside } from '../program-beside.ts';
import type { ExaminedFile } from './examine-file.ts';
import type { ExaminerAnswer, ExaminerTask } from './examiner-thread.ts';
import { tooComplex, UploadError } from './upload-error.ts';

export interface FileExaminer {
  /**
   * Examines a received file beside everything else the server does; see `examineFile`.
   * @throws UploadError when it is refused, also because it takes too much time or memory
   */
  examine(task: ExaminerTask): Promise<ExaminedFile>;
  close(): Promise<void>;
}

export interface ExaminerLimits {
  readonly milliseconds: number;
  /** Of the thread's own heap. */
  readonly megabytes: number;
  /** After how long without a task the thread ends, and its memory is given back. */
  readonly idleMilliseconds?: number;
}

const defaultIdleMilliseconds = 30_000;

/**
 * Several times what the largest accepted drawing takes. What is read stays far below by limits of its own, since a
 * thread that asks for too much at once would take the whole process with it.
 */
const usualLimits: ExaminerLimits = { milliseconds: 20_000, megabytes: 256 };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const isAnswer = (message: object): message is ExaminerAnswer => 'examined' in message || 'refused' in message;

/** The first of a thread's messages that is an answer: under `node --watch` others name the files that it loads. */
async function answerAmong(messages: AsyncIterable<readonly object[]>): Promise<ExaminerAnswer | undefined> {
  for await (const [message] of messages) if (message !== undefined && isAnswer(message)) return message;
  return undefined;
}

/** One thread for consecutive tasks, because starting one takes time; a task that crashes it fails alone. */
export function createFileExaminer({
  milliseconds,
  megabytes,
  idleMilliseconds = defaultIdleMilliseconds,
}: ExaminerLimits = usualLimits): FileExaminer {
  let thread: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(programBeside(import.meta.url, 'examiner-thread'), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    });
    // Whoever waits for an answer hears of a failure; between two tasks nobody does.
    started.on('error', () => undefined);
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = null;
    await stopped?.terminate();
  }

  async function run(task: ExaminerTask): Promise<ExaminedFile> {
    clearTimeout(rest);
    const asked = (thread ??= start());
    // Only while it works does it keep the process alive.
    asked.ref();
    try {
      const signal = AbortSignal.timeout(milliseconds);
      const messages: AsyncIterable<readonly object[]> = on(asked, 'message', { signal });
      asked.postMessage(task, []);
      const answer = await answerAmong(messages);
      if (answer === undefined) throw tooComplex();
      if ('examined' in answer) return answer.examined;
      const { status, messageKey, values } = answer.refused;
      throw new UploadError(status, messageKey, values);
    } catch (error) {
      if (error instanceof UploadError) throw error;
      await stop();
      const isTooMuch = isOutOfMemory(error) || (error instanceof Error && error.name === 'AbortError');
      throw isTooMuch ? tooComplex() : error;
    } finally {
      asked.unref();
      rest = setTimeout(() => void stop(), idleMilliseconds).unref();
    }
  }

  return {
    examine(task) {
      const examined = line.then(() => run(task));
      line = examined.catch(() => undefined);
      return examined;
    },
    async close() {
      await line;
      clearTimeout(rest);
      await stop();
    },
  };
}
