import type { Enquiry } from '../model/enquiry.ts';
import { booking } from './booking.ts';
import { contact } from './contact.ts';
import { inquiry } from './inquiry.ts';
import { newsletter } from './newsletter.ts';
import { plain } from './plain.ts';
import { projectRequest } from './project-request.ts';
import { quote } from './quote.ts';
import { visionCall, visionQuote, visionQuoteFor } from './vision.ts';

/** All forms that are sent through `/send-email`, in the order of the dashboard. */
export const enquiries: readonly Enquiry[] = [
  inquiry,
  contact,
  quote,
  projectRequest,
  booking,
  visionQuote,
  visionCall,
  plain,
];

const byKind = new Map(enquiries.map((enquiry) => [enquiry.kind, enquiry]));

/** The form with the kind that a call names. */
export const findEnquiry = (kind: unknown): Enquiry | undefined =>
  typeof kind === 'string' ? byKind.get(kind) : undefined;

export { booking, contact, inquiry, newsletter, plain, projectRequest, quote, visionCall, visionQuote, visionQuoteFor };
