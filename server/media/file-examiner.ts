import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programBeside } from '../program-beside.ts';
import type { ExaminedFile } from './examine-file.ts';
import type { ExaminerAnswer, ExaminerTask } from './examiner-thread.ts';
import { tooComplex, UploadError } from './upload-error.ts';

export interface FileExaminer {
  /**
   * Examines a received file in a worker thread; see `examineFile`.
   * @throws UploadError if it is refused, or takes too much time or memory
   */
  examine(task: ExaminerTask): Promise<ExaminedFile>;
  close(): Promise<void>;
}

export interface ExaminerLimits {
  readonly milliseconds: number;
  /** Limit of the thread's heap. */
  readonly megabytes: number;
  /** Idle time after which the thread ends and frees its memory. */
  readonly idleMilliseconds?: number;
}

const defaultIdleMilliseconds = 30_000;

/**
 * Several times the needs of the largest accepted SVG. File readers have their own limits far below this, because a
 * thread that allocates too much at once would crash the whole process.
 */
const usualLimits: ExaminerLimits = { milliseconds: 20_000, megabytes: 256 };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const isAnswer = (message: object): message is ExaminerAnswer => 'examined' in message || 'refused' in message;

/**
 * The first message that is an answer. Under `node --watch` the thread also sends the names of the files that it loads.
 */
async function answerAmong(messages: AsyncIterable<readonly object[]>): Promise<ExaminerAnswer | undefined> {
  for await (const [message] of messages) if (message !== undefined && isAnswer(message)) return message;
  return undefined;
}

/**
 * Uses one thread for consecutive tasks, because starting one takes time. If a task crashes the thread, only that task
 * fails.
 */
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
    // A waiting task receives the error by itself; this handler prevents a crash between two tasks.
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
    const worker = (thread ??= start());
    // The thread keeps the process alive only during a task.
    worker.ref();
    try {
      const signal = AbortSignal.timeout(milliseconds);
      const messages: AsyncIterable<readonly object[]> = on(worker, 'message', { signal });
      worker.postMessage(task, []);
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
      worker.unref();
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
