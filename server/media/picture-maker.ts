import { createProcesses, ProcessFault } from '../processes/create-processes.ts';
import { programBeside } from '../program-beside.ts';
import type { Variant } from './kinds/decode-picture.ts';
import type { Followed } from './kinds/file-type.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { tooComplex, UploadError } from './upload-error.ts';

export interface PictureMaker {
  /**
   * Decodes a whole picture of the local disk. @throws UploadError if it is damaged or takes too much time or memory;
   * errors of the disk
   */
  inspect(path: string): Promise<Followed>;
  /**
   * Makes a variant of a picture on the local disk. @throws PictureFault if it cannot be made, errors of the disk, or
   * the reason of `signal` if it is aborted
   */
  make(path: string, variant: Variant, signal?: AbortSignal): Promise<Buffer>;
  /** Ends the idle processes; call it when no picture is being made. */
  close(): Promise<void>;
}

export interface PictureMakerOptions {
  /** The program of the processes; replaced in tests. */
  readonly program?: string | URL;
  /** Idle time after which a process ends and frees its memory. */
  readonly idleMilliseconds?: number;
  /** Time after which an unresponsive process is killed; longer than the decoder's own limit. */
  readonly timeoutMilliseconds?: number;
}

/** An image variant could not be created, possibly because it crashed its process. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

const ownProgram = programBeside(import.meta.url, 'picture-process');
const defaultIdle = 30_000;
const defaultTimeout = 60_000;

const isAnswer = (message: object): message is PictureAnswer =>
  ['facts', 'made', 'refused', 'broken', 'unread'].some((name) => name in message);

/** The error for an unexpected answer. */
const faultOf = (answer: PictureAnswer): Error =>
  'unread' in answer
    ? Object.assign(new Error(answer.unread.message), { code: answer.unread.code })
    : new PictureFault('broken' in answer ? answer.broken : 'Something else was answered');

/**
 * Decodes and encodes pictures in child processes, one picture at a time in each. The native libraries are large,
 * retain memory, and parse untrusted data, so a crash must affect one picture only. The number of processes equals the
 * number of concurrent jobs. The processes read the files themselves, so that no picture is in the server's memory.
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
