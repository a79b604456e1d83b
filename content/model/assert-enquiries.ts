import { apiNameOf } from '../../fields/field.ts';
import { photoName } from '../enquiry-photo.ts';
import { fieldLabel } from '../field-labels.ts';
import type { Enquiry } from './enquiry.ts';

/** Names that a form sends besides its fields, which no field of a form without scripts may have. */
export const enquiryControls = [
  'kind',
  'fields',
  'product',
  'page',
  'country',
  'marketing',
  'confirmed_phone',
  'adds_to',
  'fax',
] as const;

const fail = (place: string, reason: string): never => {
  throw new Error(`Wrong declaration of ${place}: ${reason}`);
};

/** Throws if a form is declared wrongly, and names `kind.field`. */
export function assertEnquiries(enquiries: readonly Enquiry[]): void {
  const kinds = new Set<string>();
  const reserved = new Set<string>(enquiryControls);
  for (const { kind, fields, sender, isMeeting, takesPhoto } of enquiries) {
    if (!/^[a-z][a-z_]*$/.test(kind) || kinds.has(kind)) fail(kind, 'it is no name of its own');
    kinds.add(kind);
    if (fields[sender] === undefined) fail(`${kind}.${sender}`, 'it says who a message is from, but it is no field');
    if (takesPhoto && fields[photoName] !== undefined) fail(`${kind}.${photoName}`, 'it is the name of the picture');
    if (isMeeting && (fields['date'] === undefined || fields['time'] === undefined))
      fail(kind, 'a meeting needs the fields date and time');
    for (const [name, field] of Object.entries(fields)) {
      if (reserved.has(apiNameOf(name, field))) fail(`${kind}.${name}`, `"${apiNameOf(name, field)}" is reserved`);
      if (fieldLabel(name, field) === undefined) fail(`${kind}.${name}`, 'it has no label');
      if (field.form === undefined) fail(`${kind}.${name}`, 'no visitor can fill it in');
      if (field.translated) fail(`${kind}.${name}`, 'a visitor writes in one language');
    }
  }
}
