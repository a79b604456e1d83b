import type { Enquiry } from '../../calls/enquiries.ts';
import { findEnquiry } from '../../content/enquiries/index.ts';

const separator = ' · ';

/**
 * What a message is about, and the beginning of what was written, as far as its form asks for it. The longest text of a
 * form says what is wanted; the subject names the product or project besides kind and sender.
 */
export function gistOf({ kind, fields, subject, sender }: Enquiry): string {
  const declared = findEnquiry(kind);
  const written = Object.entries(declared?.fields ?? {}).flatMap(([name, { options }]) => {
    const value = 'multiline' in options && options.multiline === true ? fields[name] : null;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const known = new Set([sender, ...Object.values(declared?.label ?? {})]);
  const about = subject.split(separator).filter((part) => part !== '' && !known.has(part));
  return [...about, ...written.slice(0, 1)].join(separator);
}
