import { createProcesses, ProcessFault } from '../processes/create-processes.ts';
import { programBeside } from '../program-beside.ts';
import type { Variant } from './kinds/decode-picture.ts';
import type { Followed } from './kinds/file-type.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { tooComplex, UploadError } from './upload-error.ts';

export interface PictureMaker {
  /**
   * Decodes a picture of the local disk as a whole. @throws UploadError when it is damaged, or takes more than any
   * picture is worth; the error of a disk that does not give it
   */
  inspect(path: string): Promise<Followed>;
  /**
   * Makes a picture of the local disk into another one. @throws PictureFault when it cannot be made, the error of a
   * disk that does not give it, the reason of `signal` when that calls it off
   */
  make(path: string, variant: Variant, signal?: AbortSignal): Promise<Buffer>;
  /** Ends the processes that rest; call it when nothing is being made. */
  close(): Promise<void>;
}

export interface PictureMakerOptions {
  /** The program of its processes; that of the product unless given. */
  readonly program?: string | URL;
  /** After how long without a picture a process ends, and its memory is given back. */
  readonly idleMilliseconds?: number;
  /** After how long a picture is given up whose decoder hears nobody; longer than what that allows itself. */
  readonly timeoutMilliseconds?: number;
}

/** A picture that cannot be made, also because its process was ended by it. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

const ownProgram = programBeside(import.meta.url, 'picture-process');
const defaultIdle = 30_000;
const defaultTimeout = 60_000;

const isAnswer = (message: object): message is PictureAnswer =>
  ['facts', 'made', 'refused', 'broken', 'unread'].some((name) => name in message);

/** What an answer that is not what was asked for says. */
const faultOf = (answer: PictureAnswer): Error =>
  'unread' in answer
    ? Object.assign(new Error(answer.unread.message), { code: answer.unread.code })
    : new PictureFault('broken' in answer ? answer.broken : 'Something else was answered');

/**
 * Decodes and encodes pictures in processes of their own, one at a time in each: the libraries for it are large, keep
 * memory, and read what strangers made, so a picture that breaks them breaks nothing else. As many processes run as are
 * asked at once. They read pictures by themselves, so that the server holds none of them in memory.
 */
export function createPictureMaker({
  program = ownProgram,
  idleMilliseconds = defaultIdle,
  timeoutMilliseconds = defaultTimeout,
}: PictureMakerOptions = {}): PictureMaker {
  const processes = createProcesses<PictureTask, PictureAnswer>({
    program,
    isAnswer,
    idleMilliseconds,
    timeoutMilliseconds,
  });
  const run = (task: PictureTask, calledOff?: AbortSignal): Promise<PictureAnswer> =>
    processes.run(task, calledOff).catch((error: unknown) => {
      throw error instanceof ProcessFault ? new PictureFault(error.message, { cause: error }) : error;
    });

  return {
    async inspect(path) {
      const answer = await run({ path }).catch((error: unknown) => {
        throw error instanceof PictureFault ? tooComplex() : error;
      });
      if ('facts' in answer) return answer.facts;
      if (!('refused' in answer)) throw faultOf(answer);
      const { status, messageKey, values } = answer.refused;
      throw new UploadError(status, messageKey, values);
    },
    async make(path, variant, signal) {
      const answer = await run({ path, variant }, signal);
      if ('made' in answer) return Buffer.from(answer.made);
      throw faultOf(answer);
    },
    close: () => processes.close(),
  };
}
