import type { Issue } from '../../fields/field.ts';
import type { RefusalMessage } from '../../language/refusal-messages.ts';
import type { MessageValues } from '../../language/message.ts';
import { Refusal, type RefusalFacts } from './refusal.ts';

/** A refused change, with issues by API path and a summary message (default: `invalid`). */
export class InvalidError extends Refusal {
  readonly issues: readonly Issue[];
  readonly messageKey: RefusalMessage;
  readonly values: MessageValues;

  constructor(issues: readonly Issue[], messageKey: RefusalMessage = 'invalid', values: MessageValues = {}) {
    super(`Refused: ${messageKey} ${issues.map(({ path, code }) => `${path} ${code}`).join(', ')}`);
    this.name = 'InvalidError';
    this.issues = issues;
    this.messageKey = messageKey;
    this.values = values;
  }

  /** The default values come from the first issue, so that "Unknown field: {path}" names it. */
  get facts(): RefusalFacts {
    const { messageKey, issues } = this;
    const [first] = issues;
    const values = { path: (first?.path ?? '').slice(0, 100), ...first?.params, ...this.values };
    return { status: 400, messageKey, issues, values };
  }
}
