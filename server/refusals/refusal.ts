import type { Issue } from '../../fields/field.ts';
import type { RefusalMessage } from '../../language/refusal-messages.ts';
import type { MessageValues } from '../../language/message.ts';

/** The facts of a refusal: its kind as an HTTP status, and the message with its values. */
export interface RefusalFacts {
  readonly status: number;
  readonly messageKey: RefusalMessage;
  readonly values?: MessageValues;
  readonly issues?: readonly Issue[];
  /** Seconds until the client may retry. */
  readonly retryAfter?: number | undefined;
  /** The current record, for a client whose version is out of date. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
}

/** An expected error. The error handler turns its facts into a message in the visitor's language. */
export abstract class Refusal extends Error {
  abstract readonly facts: RefusalFacts;
}
