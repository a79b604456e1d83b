import type { Issue } from '../../fields/field.ts';
import type { RefusalMessage } from '../../language/refusal-messages.ts';
import type { MessageValues } from '../../language/message.ts';
import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';

interface CallErrorDetails {
  readonly values?: MessageValues;
  readonly issues?: readonly Issue[];
  /** Seconds until the client may retry. */
  readonly retryAfter?: number;
  /** The current record, for a client whose version is out of date. */
  readonly current?: Readonly<Record<string, unknown>>;
}

/** A refused call. The error handler makes the answer in the language of its address. */
export class CallError extends Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;
  readonly messageKey: RefusalMessage;
  readonly values: MessageValues;
  readonly issues: readonly Issue[];
  readonly retryAfter: number | undefined;
  readonly current: CallErrorDetails['current'];

  constructor(status: CallError['status'], messageKey: RefusalMessage, details: CallErrorDetails = {}) {
    super(messageKey);
    this.name = 'CallError';
    this.status = status;
    this.messageKey = messageKey;
    this.values = details.values ?? {};
    this.issues = details.issues ?? [];
    this.retryAfter = details.retryAfter;
    this.current = details.current;
  }

  get facts(): RefusalFacts {
    return this;
  }
}

export const notFound = (): CallError => new CallError(404, 'notFound');

/** 503 for a temporary overload. */
export const busy = (seconds = 2): CallError =>
  new CallError(503, 'busy', { values: { count: seconds }, retryAfter: seconds });

/** 503 after a wait for the write lock. Other writes should be done when the client retries. */
export const databaseBusy = (): CallError => busy(5);

export const tooManyAttempts = (seconds: number): CallError =>
  new CallError(429, 'tooManyAttempts', { values: { count: seconds }, retryAfter: seconds });
