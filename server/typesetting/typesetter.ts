import { createProcesses, ProcessFault } from '../processes/create-processes.ts';
import { programBeside } from '../program-beside.ts';
import type { TypesetAnswer, TypesetTask } from './typeset-process.ts';

export type { TypesetTask } from './typeset-process.ts';

export interface Typesetter {
  /**
   * Sets a document as a PDF beside everything else that the server does.
   * @throws TypesettingError when it cannot be set, takes too long, or too many wait already
   */
  typeset(task: TypesetTask): Promise<Buffer>;
  /** Ends when what is being set is done; what waits is dropped. */
  close(): Promise<void>;
}

/** `busy`: too many wait already. `broken`: it cannot be set, also because it took too long. */
export class TypesettingError extends Error {
  readonly reason: 'busy' | 'broken';

  constructor(reason: TypesettingError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TypesettingError';
    this.reason = reason;
  }
}

export interface TypesetterOptions {
  /** The program of its process; that of the product unless given. */
  readonly program?: string | URL;
  /** How many documents may wait for their turn. */
  readonly mostWaiting?: number;
  /** After how long without a document its process ends, and its memory is given back. */
  readonly idleMilliseconds?: number;
  /** After how long a document is given up. */
  readonly timeoutMilliseconds?: number;
}

const ownProgram = programBeside(import.meta.url, 'typeset-process');

const isAnswer = (message: object): message is TypesetAnswer => 'set' in message || 'broken' in message;

/** Sets documents one after the other, in a process that ends when nothing is to be set. */
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
