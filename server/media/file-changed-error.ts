import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';

/** The metadata of a file was changed after the client read it. */
export class FileChangedError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'filesChanged' };

  constructor(id: number) {
    super(`File ${id} was changed meanwhile`);
    this.name = 'FileChangedError';
  }
}
