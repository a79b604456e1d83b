import { Refusal, type RefusalFacts } from './refusal.ts';

/** The record or revision of a change does not exist. */
export class NotFoundError extends Refusal {
  readonly facts: RefusalFacts = { status: 404, messageKey: 'notFound' };

  constructor(what: string) {
    super(`There is no ${what}`);
    this.name = 'NotFoundError';
  }
}
