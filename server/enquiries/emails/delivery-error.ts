import type { Failure } from './outbox.ts';

/** An email or webhook could not be sent. */
export class DeliveryError extends Error implements Failure {
  readonly hindrance: Failure['hindrance'];
  readonly reason: string;
  readonly isFinal: boolean;

  constructor(hindrance: Failure['hindrance'], reason: string, isFinal = false) {
    super(reason);
    this.name = 'DeliveryError';
    this.hindrance = hindrance;
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
