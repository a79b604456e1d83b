import { type Country, defaultCountry, isCountry } from '../../../content/countries.ts';
import { findEnquiry, plain } from '../../../content/enquiries/index.ts';
import { enquiryControls } from '../../../content/model/assert-enquiries.ts';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { photoName } from '../../../content/enquiry-photo.ts';
import { parseFields } from '../../../content/parse-fields.ts';
import { isRequired, type Issue } from '../../../fields/field.ts';
import { toId } from '../../../fields/record-id.ts';
import type { Language, Words } from '../../../language/languages.ts';
import { parseOwnPath } from '../../addresses/own-path.ts';
import { isObject } from '../../bodies/urlencoded-body.ts';
import type { ApiBody } from '../../bodies/api-body.ts';
import type { CheckedFile } from '../../media/receive-upload.ts';
import { readPhone } from '../../phones/read-phone.ts';

/** A submitted enquiry and its context. */
export interface SentEnquiry {
  /** `kind` with the fields in `fields` or at the top level, or only `subject` and `message`. */
  readonly body: ApiBody;
  readonly language: Language;
  /** The visitor's chosen country, if the body has none. */
  readonly country: unknown;
  /** The page with the form, if the body has none. */
  readonly page: unknown;
  readonly photo?: CheckedFile | 'refused' | null;
}

export interface ReadEnquiry {
  readonly enquiry: Enquiry;
  /** By field name in the code. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly country: Country;
  readonly productId: number | null;
  /** A path of this site without a language, or empty. */
  readonly page: string;
  readonly wantsNews: boolean;
  readonly photo: CheckedFile | null;
  /** `null` if none was entered. */
  readonly phone: {
    readonly typed: string;
    readonly number: string | null;
    readonly isLikely: boolean;
    /** Formatted for reading. */
    readonly shown: string;
  } | null;
}

export interface RefusedEnquiry {
  readonly issues: readonly Issue[];
  readonly message: Words;
}

const ticked: ReadonlySet<unknown> = new Set([true, 1, '1', 'on', 'true', 'yes']);
const controls: ReadonlySet<string> = new Set(enquiryControls);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Removes line breaks and control characters, so that the text is safe in a header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** The values of the fields: in `fields`, or at the top level, as a form without scripts sends them. */
function valuesOf(body: ApiBody): ApiBody {
  const beside = Object.fromEntries(Object.entries(body).filter(([name]) => !controls.has(name)));
  return isObject(body['fields']) ? { ...beside, ...body['fields'] } : beside;
}

interface ReadingContext {
  readonly now: Date;
  /** Maps the chosen country to the one whose office answers. */
  readonly countryFrom: (chosen: Country) => Country;
  /** The minimum notice for meetings in minutes, by office. */
  readonly meetingNotice: Readonly<Record<Country, number>>;
}

/** Parses and validates a submitted enquiry. Undeclared fields are refused. */
export function readEnquiry(
  sent: SentEnquiry,
  { now, countryFrom, meetingNotice }: ReadingContext,
): ReadEnquiry | RefusedEnquiry {
  const { body, language } = sent;
  const enquiry = isSent(body['kind']) ? findEnquiry(body['kind']) : plain;
  if (enquiry === undefined)
    return { issues: [{ path: 'kind', code: 'notAnOption' }], message: plain.messages.refused };

  const country = countryFrom([body['country'], sent.country].find(isCountry) ?? defaultCountry);
  const values = valuesOf(body);
  const { phone: typed } = values;
  // The form asks once for confirmation of an invalid number: numbering plans change, and it may be the only contact.
  const isConfirmed =
    isText(typed) && isText(body['confirmed_phone']) && typed.trim() === body['confirmed_phone'].trim();
  const parsed = parseFields(enquiry.fields, values, {
    language,
    readPhone(written) {
      const read = readPhone(written, country);
      return read?.isLikely === true ? read.number : isConfirmed ? oneLine(written) : null;
    },
    findMedia: () => undefined,
    isRequired: (field) => isRequired(field, true),
  });
  const { values: fields } = parsed;
  const issues = [...parsed.issues];
  const productId = isSent(body['product']) ? toId(body['product']) : null;
  if (productId === undefined) issues.push({ path: 'product', code: 'unknownRecord' });
  if (Object.hasOwn(body, 'fields') && !isObject(body['fields']))
    issues.push({ path: 'fields', code: 'wrongType', params: { expected: 'object' } });
  const { photo = null } = sent;
  if (photo !== null && !enquiry.takesPhoto) issues.push({ path: photoName, code: 'unknownField' });
  else if (photo === 'refused') issues.push({ path: photoName, code: 'photoRefused' });
  if (issues.length === 0)
    issues.push(...enquiry.check(fields, { country, now, meetingNotice: meetingNotice[country] }));
  if (issues.length > 0) {
    const isMissing = issues.some(({ code }) => code === 'required');
    return { issues, message: isMissing ? enquiry.messages.missing : enquiry.messages.refused };
  }
  const page = [body['page'], sent.page].find(isText) ?? '';
  const { phone } = fields;
  const read = isText(phone) ? readPhone(phone, country) : null;
  return {
    enquiry,
    fields,
    language,
    country,
    productId: productId ?? null,
    page: parseOwnPath(page)?.path ?? '',
    wantsNews: ticked.has(body['marketing']),
    photo: photo === 'refused' ? null : photo,
    phone:
      isText(typed) && isText(phone)
        ? {
            typed: oneLine(typed),
            number: read?.number ?? null,
            isLikely: read?.isLikely === true,
            shown: read?.isLikely === true ? read.shown : phone,
          }
        : null,
  };
}
