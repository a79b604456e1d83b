import { findEnquiry, newsletter } from '../../content/enquiries/index.ts';
import type { Issue } from '../../fields/field.ts';

/** A form posted without scripts that was refused, with what the page needs to show it again. */
export interface RefusedForm {
  readonly kind: string;
  readonly message: string;
  /** The entered values by the API names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];
}

/** The outcome of a form that was posted without scripts, and the kind of form. */
export interface FormOutcome {
  readonly kind: string;
  readonly refused: RefusedForm | null;
  /** What a subscription still requires: confirmation by email, or moderation. */
  readonly awaits?: 'letter' | 'review';
}

/** Values of `sent` for a subscription that must be confirmed by email, and for one that is pending moderation. */
const [unconfirmed, held] = [`${newsletter.kind}-to-confirm`, `${newsletter.kind}-held`];

/** Reads the outcome from the query: after a successful post the server redirects to `?sent={kind}`. */
export function outcomeIn(query: URLSearchParams): FormOutcome | null {
  const sent = query.get('sent');
  if (sent === newsletter.kind) return { kind: newsletter.kind, refused: null };
  if (sent === unconfirmed) return { kind: newsletter.kind, refused: null, awaits: 'letter' };
  if (sent === held) return { kind: newsletter.kind, refused: null, awaits: 'review' };
  const kind = findEnquiry(sent)?.kind;
  return kind === undefined ? null : { kind, refused: null };
}
