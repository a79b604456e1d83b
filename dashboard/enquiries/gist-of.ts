import { type Country, isCountry } from '../../content/countries.ts';
import { findEnquiry } from '../../content/enquiries/index.ts';
import { type EnquiryStatus, isEnquiryStatus } from '../../content/enquiries/status.ts';
import { isLanguage, type Language } from '../../language/languages.ts';
import { isObject, type Read } from '../call.ts';

/** A visitor's message, as lists show it. */
export interface Enquiry {
  readonly id: number;
  readonly reference: string;
  readonly kind: string;
  readonly status: EnquiryStatus;
  readonly isHeld: boolean;
  readonly isTest: boolean;
  readonly overdue: 'unanswered' | 'follow-up' | null;
  readonly sender: string;
  readonly subject: string;
  /** What it is about, and the beginning of what was written, as far as the form asks for it. */
  readonly gist: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly country: Country;
  readonly notes: string;
  /** `YYYY-MM-DD`. */
  readonly followUpOn: string | null;
  /** When the meeting begins, ISO 8601. */
  readonly meetingAt: string | null;
  readonly cancelledAt: string | null;
  readonly createdAt: string;
  /** When it was deleted; until it is erased it can be brought back. */
  readonly removedAt: string | null;
  /** Changes with every change of the message. */
  readonly updatedAt: string;
  /** True where another meeting begins at the same moment. */
  readonly isDouble: boolean;
}

/** A message with everything that stands on its own screen. */
export interface WholeEnquiry extends Enquiry {
  readonly message: string;
  readonly page: string;
  readonly product: number | null;
  readonly suspicions: readonly string[];
  /** What was filled in, as a person reads it. */
  readonly shown: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  /** References of other meetings at the same time. */
  readonly overlaps: readonly { readonly id: number; readonly reference: string }[];
  readonly others: readonly Enquiry[];
  readonly replies: readonly { readonly subject: string; readonly text: string }[];
}

type Row = Readonly<Record<string, unknown>>;

const textIn = (row: Row, name: string): string => textOrNull(row, name) ?? '';
function textOrNull(row: Row, name: string): string | null {
  const value = row[name];
  return typeof value === 'string' ? value : null;
}
const rowsIn = (row: Row, name: string): readonly Row[] => {
  const value = row[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

const separator = ' · ';

/** The longest text of a form says what is wanted; the subject names the product or project besides kind and sender. */
function gistOf(row: Row): string {
  const declared = findEnquiry(row['kind']);
  const { fields } = row;
  const written = Object.entries(declared?.fields ?? {}).flatMap(([name, { options }]) => {
    const value = isObject(fields) && 'multiline' in options && options.multiline === true ? fields[name] : null;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const known = new Set([textIn(row, 'sender'), ...Object.values(declared?.label ?? {})]);
  const about = textIn(row, 'subject')
    .split(separator)
    .filter((part) => part !== '' && !known.has(part));
  return [...about, ...written.slice(0, 1)].join(separator);
}

function toEnquiry(row: Row): Enquiry | null {
  const { id, status, language, country, overdue } = row;
  if (typeof id !== 'number' || !isEnquiryStatus(status) || !isLanguage(language) || !isCountry(country)) return null;
  return {
    id,
    status,
    language,
    country,
    reference: textIn(row, 'reference'),
    kind: textIn(row, 'kind'),
    isHeld: row['held'] === true,
    isTest: row['test'] === true,
    overdue: overdue === 'unanswered' || overdue === 'follow-up' ? overdue : null,
    sender: textIn(row, 'sender'),
    subject: textIn(row, 'subject'),
    gist: gistOf(row),
    email: textOrNull(row, 'email'),
    phone: textOrNull(row, 'phone'),
    notes: textIn(row, 'notes'),
    followUpOn: textOrNull(row, 'follow_up_on'),
    meetingAt: textOrNull(row, 'meeting_at'),
    cancelledAt: textOrNull(row, 'cancelled_at'),
    createdAt: textIn(row, 'created_at'),
    removedAt: textOrNull(row, 'removed_at'),
    updatedAt: textIn(row, 'updated_at'),
    isDouble: row['is_double'] === true,
  };
}

export const enquiriesAnswer: Read<readonly Enquiry[]> = (answer) =>
  Array.isArray(answer) ? answer.filter(isObject).flatMap((row) => toEnquiry(row) ?? []) : null;

export const wholeAnswer: Read<WholeEnquiry> = (answer) => {
  const enquiry = isObject(answer) ? toEnquiry(answer) : null;
  if (enquiry === null || !isObject(answer)) return null;
  const { product, suspicions } = answer;
  return {
    ...enquiry,
    message: textIn(answer, 'message'),
    page: textIn(answer, 'page'),
    product: typeof product === 'number' ? product : null,
    suspicions: Array.isArray(suspicions) ? suspicions.filter((each) => typeof each === 'string') : [],
    shown: rowsIn(answer, 'shown').map((row) => ({
      name: textIn(row, 'name'),
      label: textIn(row, 'label'),
      value: textIn(row, 'value'),
    })),
    overlaps: rowsIn(answer, 'overlaps').map((row) => ({ id: Number(row['id']), reference: textIn(row, 'reference') })),
    others: enquiriesAnswer(answer['others']) ?? [],
    replies: rowsIn(answer, 'replies').map((row) => ({ subject: textIn(row, 'subject'), text: textIn(row, 'text') })),
  };
};
