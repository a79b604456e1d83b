import { isObject, type Read } from '../call.ts';
import { type Enquiry, enquiriesAnswer } from '../enquiries/enquiry.ts';

/** What the site keeps about one person. */
export interface Person {
  /** The address or number as the site keeps it. */
  readonly name: string;
  readonly enquiries: readonly Enquiry[];
  readonly subscriptions: number;
  readonly consents: number;
}

const countIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

export const personAnswer: Read<Person> = (answer) => {
  if (!isObject(answer)) return null;
  const enquiries = enquiriesAnswer(answer['enquiries']);
  if (enquiries === null) return null;
  return {
    name: String(answer['email'] ?? answer['phone']),
    enquiries: enquiries.toReversed(),
    subscriptions: countIn(answer['subscriptions']),
    consents: countIn(answer['consents']),
  };
};
