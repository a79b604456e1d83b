import type { Fields, Issue } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import type { Country } from '../countries.ts';

/** What a form says; `{company}` stands for the company's name. */
export interface EnquiryMessages {
  readonly success: Words;
  /** The server refused the message. */
  readonly refused: Words;
  /** The message did not reach the server, or it failed there. */
  readonly exception: Words;
  /** A required field was left empty. */
  readonly missing: Words;
  /** On the button while the message is under way. */
  readonly busy: Words;
  /** On the button. */
  readonly send: Words;
}

export interface EnquiryCheck {
  readonly country: Country;
  readonly now: Date;
  /** Minutes before which a meeting has to be booked. */
  readonly meetingNotice: number;
}

/** A form visitors send: what it asks, what is valid, what it says, and how it reaches the company. */
export interface Enquiry<F extends Fields = Fields> {
  /** Its name in calls and in the database, for ever. */
  readonly kind: string;
  readonly label: Words;
  readonly fields: F;
  /** The field that says who it is from. */
  readonly sender: string;
  /** True where it is about the product whose page the visitor was on; its id is then sent as `product`. */
  readonly aboutProduct: boolean;
  /** The field whose label names the currency of the visitor's country. */
  readonly priced?: string;
  /** True where `date` and `time` fix a meeting, which is then sent as an invitation. */
  readonly isMeeting: boolean;
  /** Rules about values together, or about the present; asked once every value is right by itself. */
  readonly check: (fields: Readonly<Record<string, unknown>>, about: EnquiryCheck) => readonly Issue[];
  readonly messages: EnquiryMessages;
}

type Optional = 'aboutProduct' | 'isMeeting' | 'check';
type Declaration<F extends Fields> = Omit<Enquiry<F>, Optional | 'sender' | 'priced' | 'messages'> & {
  readonly [Name in Optional]?: Enquiry<F>[Name];
} & {
  readonly sender: Extract<keyof F, string>;
  readonly priced?: Extract<keyof F, string>;
  readonly messages: Pick<EnquiryMessages, 'success' | 'refused' | 'exception'> & Partial<EnquiryMessages>;
};

const usual = {
  missing: { en: 'All fields are required.', ar: 'جميع الحقول مطلوبة.' },
  busy: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  send: { en: 'Send', ar: 'إرسال' },
};

/** Declares a form; what is not said is what most forms do. */
export const defineEnquiry = <const F extends Fields>(declaration: Declaration<F>): Enquiry<F> => ({
  aboutProduct: false,
  isMeeting: false,
  check: () => [],
  ...declaration,
  messages: { ...usual, ...declaration.messages },
});
