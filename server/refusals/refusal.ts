import type { Issue } from '../../fields/field.ts';
import type { RefusalMessage } from '../../language/refusal-messages.ts';
import type { MessageValues } from '../../language/message.ts';

/** What is told of a refusal: its kind as an HTTP status, and what its sentence is made of. */
export interface RefusalFacts {
  readonly status: number;
  readonly messageKey: RefusalMessage;
  readonly values?: MessageValues;
  readonly issues?: readonly Issue[];
  /** Seconds after which the client may try again. */
  readonly retryAfter?: number | undefined;
  /** The record as it is now, for a client whose change came too late. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
}

/** An error by which something is refused on purpose; whoever answers tells its facts in the visitor's language. */
export abstract class Refusal extends Error {
  abstract readonly facts: RefusalFacts;
}
