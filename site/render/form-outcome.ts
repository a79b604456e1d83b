import { findEnquiry, newsletter } from '../../content/enquiries/index.ts';
import type { Issue } from '../../fields/field.ts';

/** A form that was sent without scripts and not taken, as the page shows it again. */
export interface RefusedForm {
  readonly kind: string;
  readonly message: string;
  /** What was typed, by the names of the fields on the wire. */
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];
}

/** What became of a form that was sent without scripts, and of which kind it was. */
export interface FormOutcome {
  readonly kind: string;
  readonly refused: RefusedForm | null;
  /** What stands between a subscription and the list: a letter to answer, or a review. */
  readonly awaits?: 'letter' | 'review';
}

/** What the address says of a subscription that a letter must confirm, and of one that awaits review. */
const [unconfirmed, held] = [`${newsletter.kind}-to-confirm`, `${newsletter.kind}-held`];

/** What the address says: after a form was taken, the server leads back to its page with `?sent={kind}`. */
export function outcomeIn(query: URLSearchParams): FormOutcome | null {
  const sent = query.get('sent');
  if (sent === newsletter.kind) return { kind: newsletter.kind, refused: null };
  if (sent === unconfirmed) return { kind: newsletter.kind, refused: null, awaits: 'letter' };
  if (sent === held) return { kind: newsletter.kind, refused: null, awaits: 'review' };
  const kind = findEnquiry(sent)?.kind;
  return kind === undefined ? null : { kind, refused: null };
}
