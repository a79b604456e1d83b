import { countryNames } from '../../../content/countries.ts';
import { enquiryLabel, shownValue } from '../../../content/derive/enquiry-words.ts';
import { plain } from '../../../content/enquiries/index.ts';
import { mailWords } from '../../../language/mail-words.ts';
import type { ReadEnquiry } from './read-enquiry.ts';

export interface ComposedMessage {
  readonly subject: string;
  readonly message: string;
}

const longestSubject = 200;

/** One line, whatever a visitor wrote. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The words the company gets, in the visitor's language: a subject that names the form and what it is about, and every
 * filled-in field on a line of its own.
 * @param productName name of the product it is about, where there is one
 */
export function composeMessage(read: ReadEnquiry, reference: string, productName: string): ComposedMessage {
  const { enquiry, fields, language, country, productId, page, wantsNews, phone } = read;
  const say = mailWords(language);
  const line = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);
  const textOf = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const about = productName || textOf('projectName');
  const sender = textOf(enquiry.sender);
  const subject =
    enquiry === plain ? sender : [enquiry.label[language], about, sender].filter((part) => part !== '').join(' · ');
  const lines = [
    ...Object.entries(enquiry.fields).flatMap(([name, field]) =>
      field.isEmpty(fields[name])
        ? []
        : line(
            enquiryLabel(enquiry, name, { language, country }),
            name === 'phone' && phone !== null ? phone.shown : shownValue(field, fields[name], language),
          ),
    ),
    ...(phone?.isLikely === false ? [say('phoneToCheck')] : []),
    ...(productId === null ? [] : line(say('product'), `${productName} (${productId})`.trim())),
    ...(enquiry.isMeeting ? line(say('timeZone'), say(`zone-${country}`)) : []),
    '',
    ...line(say('language'), say(language === 'ar' ? 'arabic' : 'english')),
    ...line(say('country'), countryNames[country][language]),
    ...line(say('page'), page),
    ...line(say('news'), say(wantsNews ? 'yes' : 'no')),
    ...line(say('reference'), reference),
  ];
  return { subject: oneLine(subject).slice(0, longestSubject).toWellFormed(), message: lines.join('\n') };
}
