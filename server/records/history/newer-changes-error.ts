import { Refusal, type RefusalFacts } from '../../refusals/refusal.ts';

/** Taking the change back would take back what was saved after it, too, and that is not wanted. */
export class NewerChangesError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'newerChanges' };

  constructor(revisionId: number) {
    super(`What revision ${revisionId} changed was changed again since`);
    this.name = 'NewerChangesError';
  }
}
