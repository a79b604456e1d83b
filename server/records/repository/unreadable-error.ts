import { Refusal, type RefusalFacts } from '../../refusals/refusal.ts';

/** A change would write a record again whose stored values cannot be read, and what cannot be read would be lost. */
export class UnreadableError extends Refusal {
  readonly facts: RefusalFacts;

  constructor(collection: string, id: number) {
    super(`${collection} ${id} cannot be read`);
    this.name = 'UnreadableError';
    this.facts = { status: 409, messageKey: 'recordUnreadable', values: { id } };
  }
}
