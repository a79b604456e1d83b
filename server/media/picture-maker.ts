import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { extname, join } from 'node:path';
import type { Variant } from './kinds/decode-picture.ts';
import type { FileFacts } from './kinds/file-type.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { tooComplex, UploadError } from './upload-error.ts';

export interface PictureMaker {
  /** Decodes a picture as a whole. @throws UploadError when it is damaged, or takes more than any picture is worth */
  inspect(content: Buffer): Promise<FileFacts>;
  /**
   * Makes a picture into another one. @throws PictureFault when it cannot be made, the reason of `signal` when that
   * calls it off
   */
  make(content: Buffer, variant: Variant, signal?: AbortSignal): Promise<Buffer>;
  /** Ends the processes that rest; call it when nothing is being made. */
  close(): Promise<void>;
}

export interface PictureMakerOptions {
  /** The program of its processes; that of the product unless given. */
  readonly program?: string;
  /** After how long without a picture a process ends, and its memory is given back. */
  readonly restMilliseconds?: number;
  /** After how long a picture is given up whose decoder hears nobody; longer than what that allows itself. */
  readonly patienceMilliseconds?: number;
}

/** A picture that cannot be made, also because its process was ended by it. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** It stands beside this file in the sources, and in the bundle. */
const ownProgram = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);
const usualRest = 30_000;
const usualPatience = 60_000;

const isAnswer = (message: object): message is PictureAnswer =>
  ['facts', 'made', 'refused', 'broken'].some((name) => name in message);

/** The first of a process's messages that is an answer: under `node --watch` others name the files that it loads. */
async function answerAmong(messages: AsyncIterable<readonly object[]>): Promise<PictureAnswer> {
  for await (const [message] of messages) if (message !== undefined && isAnswer(message)) return message;
  throw new PictureFault('The process that makes pictures said nothing');
}

async function endOf(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const [code, endedBy] = await once(child, 'exit', { signal });
  throw new PictureFault(`The process that makes pictures ended: ${endedBy ?? code}`);
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
 * Decodes and encodes pictures in processes of their own, one at a time in each: the libraries for it are large, keep
 * memory, and read what strangers made, so a picture that breaks them breaks nothing else. As many processes run as are
 * asked at once.
 */
export function createPictureMaker({
  program = ownProgram,
  restMilliseconds = usualRest,
  patienceMilliseconds = usualPatience,
}: PictureMakerOptions = {}): PictureMaker {
  /** Processes that wait for a picture, and what will end them. */
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const child = fork(program, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Whoever waits for an answer hears of a failure; between two pictures nobody does.
    child.on('error', () => undefined);
    child.once('exit', () => {
      clearTimeout(resting.get(child));
      resting.delete(child);
    });
    return child;
  }

  function take(): ChildProcess {
    const [[child, timer] = [start(), undefined]] = resting;
    clearTimeout(timer);
    resting.delete(child);
    hold(child);
    return child;
  }

  function rest(child: ChildProcess): void {
    release(child);
    resting.set(child, setTimeout(() => void end(child), restMilliseconds).unref());
  }

  async function run(task: PictureTask, calledOff?: AbortSignal): Promise<PictureAnswer> {
    calledOff?.throwIfAborted();
    const child = take();
    const heard = new AbortController();
    const signal = AbortSignal.any([
      heard.signal,
      AbortSignal.timeout(patienceMilliseconds),
      ...(calledOff === undefined ? [] : [calledOff]),
    ]);
    try {
      const answer = Promise.race([answerAmong(on(child, 'message', { signal })), endOf(child, signal)]);
      child.send(task);
      const given = await answer;
      rest(child);
      return given;
    } catch (error) {
      await end(child);
      calledOff?.throwIfAborted();
      throw error instanceof PictureFault ? error : new PictureFault('The picture was given up', { cause: error });
    } finally {
      heard.abort();
    }
  }

  return {
    async inspect(content) {
      const answer = await run({ content }).catch((error: unknown) => {
        throw error instanceof PictureFault ? tooComplex() : error;
      });
      if ('facts' in answer) return answer.facts;
      if (!('refused' in answer)) throw new PictureFault('broken' in answer ? answer.broken : 'No facts were found');
      const { status, messageKey, values } = answer.refused;
      throw new UploadError(status, messageKey, values);
    },
    async make(content, variant, signal) {
      const answer = await run({ content, variant }, signal);
      if ('made' in answer) return Buffer.from(answer.made);
      throw new PictureFault('broken' in answer ? answer.broken : 'No picture was made');
    },
    async close() {
      await Promise.all([...resting.keys()].map(end));
    },
  };
}
