import type { Enquiry } from '../../../calls/enquiries.ts';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import { writtenText } from '../../../content/enquiries/written-text.ts';
import type { LateMessages } from '../../../language/late-messages.ts';
import { productNameOf } from './product-name-of.ts';

const separator = ' · ';

/**
 * A one-line summary of an enquiry: its product or subject, and the first multi-line text of its form. Form label and
 * sender are removed from the subject, because the list shows them already.
 */
export function gistOf({ kind, fields, subject, sender, about }: Enquiry, t: LateMessages): string {
  const declared = findEnquiry(kind);
  const known = new Set([sender, ...Object.values(declared?.label ?? {})]);
  const named = subject.split(separator).filter((part) => part !== '' && !known.has(part));
  return [...(about ? [productNameOf(about, t)] : named), writtenText(kind, fields)]
    .filter((part) => part !== '')
    .join(separator);
}
