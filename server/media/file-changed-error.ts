import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';

/** What is said of a file was changed since whoever changes it saw it. */
export class FileChangedError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'filesChanged' };

  constructor(id: number) {
    super(`File ${id} was changed meanwhile`);
    this.name = 'FileChangedError';
  }
}
