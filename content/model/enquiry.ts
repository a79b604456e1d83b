import type { Fields, Issue } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import type { Country } from '../countries.ts';

/** The messages of a form. `{company}` is replaced by the company's name. */
export interface EnquiryMessages {
  readonly success: Words;
  /** The server refused the enquiry. */
  readonly refused: Words;
  /** The request did not reach the server, or the server failed. */
  readonly exception: Words;
  /** A required field is empty. */
  readonly missing: Words;
  /** On the button while the request is running. */
  readonly busy: Words;
  /** On the button. */
  readonly send: Words;
}

export interface EnquiryCheck {
  readonly country: Country;
  readonly now: Date;
  /** Minutes in advance that a meeting must be booked. */
  readonly meetingNotice: number;
}

/** A form for visitors: its fields, validation and messages, and how it reaches the company. */
export interface Enquiry<F extends Fields = Fields> {
  /** Its permanent name in calls and in the database. */
  readonly kind: string;
  readonly label: Words;
  readonly fields: F;
  /** The field with the sender's name. */
  readonly sender: string;
  /** True if it is about the product of the visitor's page, whose id is then sent as `product`. */
  readonly aboutProduct: boolean;
  /** The field whose label names the currency of the visitor's country. */
  readonly priced?: string;
  /** True if `date` and `time` fix a meeting, for which an invitation is sent. */
  readonly isMeeting: boolean;
  /** True if a picture of the wall may be sent with it. */
  readonly takesPhoto: boolean;
  /** True if its sender gets a link that adds a project request to it. */
  readonly isContinued: boolean;
  /** Validates values together or against the current time. Called only if each value is valid by itself. */
  readonly check: (fields: Readonly<Record<string, unknown>>, about: EnquiryCheck) => readonly Issue[];
  readonly messages: EnquiryMessages;
}

type Optional = 'aboutProduct' | 'isMeeting' | 'takesPhoto' | 'isContinued' | 'check';
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

/** Declares a form, with the defaults of most forms. */
export const defineEnquiry = <const F extends Fields>(declaration: Declaration<F>): Enquiry<F> => ({
  aboutProduct: false,
  isMeeting: false,
  takesPhoto: false,
  isContinued: false,
  check: () => [],
  ...declaration,
  messages: { ...usual, ...declaration.messages },
});
