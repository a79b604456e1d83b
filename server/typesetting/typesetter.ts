import { createProcesses, ProcessFault } from '../processes/create-processes.ts';
import { programBeside } from '../program-beside.ts';
import type { TypesetAnswer, TypesetTask } from './typeset-process.ts';

export type { TypesetTask } from './typeset-process.ts';

export interface Typesetter {
  /**
   * Typesets a document as a PDF in a child process.
   * @throws TypesettingError if it fails, takes too long, or too many are waiting
   */
  typeset(task: TypesetTask): Promise<Buffer>;
  /** Finishes the running document and drops waiting ones. */
  close(): Promise<void>;
}

/** `busy`: too many are waiting. `broken`: it failed or took too long. */
export class TypesettingError extends Error {
  readonly reason: 'busy' | 'broken';

  constructor(reason: TypesettingError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TypesettingError';
    this.reason = reason;
  }
}

export interface TypesetterOptions {
  /** The program of the child process. Tests replace it. */
  readonly program?: string | URL;
  /** Maximum number of waiting documents. */
  readonly mostWaiting?: number;
  /** Milliseconds without a document until the process ends and frees its memory. */
  readonly idleMilliseconds?: number;
  /** Milliseconds until a document is aborted. */
  readonly timeoutMilliseconds?: number;
}

const ownProgram = programBeside(import.meta.url, 'typeset-process');

const isAnswer = (message: object): message is TypesetAnswer => 'set' in message || 'broken' in message;

/** Typesets documents one at a time, in a process that ends when it is idle. */
export function createTypesetter({
  program = ownProgram,
  mostWaiting = 20,
  idleMilliseconds = 30_000,
  timeoutMilliseconds = 60_000,
}: TypesetterOptions = {}): Typesetter {
  const processes = createProcesses<TypesetTask, TypesetAnswer>({
    program,
    isAnswer,
    idleMilliseconds,
    timeoutMilliseconds,
  });
  let waiting = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function set(task: TypesetTask): Promise<Buffer> {
    if (isClosed) throw new TypesettingError('broken', 'The typesetter was closed');
    const answer = await processes.run(task).catch((cause: unknown) => {
      throw cause instanceof ProcessFault ? new TypesettingError('broken', cause.message, { cause }) : cause;
    });
    if ('set' in answer) return Buffer.from(answer.set);
    throw new TypesettingError('broken', answer.broken);
  }

  return {
    typeset(task) {
      if (waiting >= mostWaiting) return Promise.reject(new TypesettingError('busy', 'Too many documents wait'));
      waiting += 1;
      const turn = last.then(() => set(task));
      last = turn.catch(() => undefined).finally(() => (waiting -= 1));
      return turn;
    },
    async close() {
      isClosed = true;
      await last;
      await processes.close();
    },
  };
}
