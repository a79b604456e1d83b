import { findEnquiry } from '../content/enquiries/index.ts';
import type { Issue } from '../fields/field.ts';

/** A form that was sent without scripts and not taken, as the page shows it again. */
export interface RefusedForm {
  readonly kind: string;
  readonly message: string;
  /** What was typed, by the names of the fields on the wire. */
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];
}

/** What became of a form that was sent without scripts, and of which kind it was. */
export type FormOutcome = { readonly kind: string; readonly refused: RefusedForm | null };

/** What the address says: after a form was taken, the server leads back to its page with `?sent={kind}`. */
export function outcomeIn(query: URLSearchParams): FormOutcome | null {
  const kind = findEnquiry(query.get('sent'))?.kind;
  return kind === undefined ? null : { kind, refused: null };
}
