import { countryNames } from '../../../content/countries.ts';
import { enquiryLabel, shownValue } from '../../../content/derive/enquiry-words.ts';
import { plain } from '../../../content/enquiries/index.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { ReadEnquiry } from './read-enquiry.ts';

export interface ComposedMessage {
  readonly subject: string;
  readonly message: string;
}

const longestSubject = 200;

/** Collapses white space, including line breaks. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The text for the company in the visitor's language: a subject with the form and its topic, and one line per non-empty
 * field.
 * @param productName name of the product; empty if there is none
 */
export function composeMessage(read: ReadEnquiry, reference: string, productName: string): ComposedMessage {
  const { enquiry, fields, language, country, productId, page, wantsNews, phone } = read;
  const t = mailMessages(language);
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
    ...(phone?.isLikely === false ? [t('phoneToCheck')] : []),
    ...(productId === null ? [] : line(t('product'), `${productName} (${productId})`.trim())),
    ...(enquiry.isMeeting ? line(t('timeZone'), t(`zone-${country}`)) : []),
    '',
    ...line(t('language'), t(language === 'ar' ? 'arabic' : 'english')),
    ...line(t('country'), countryNames[country][language]),
    ...line(t('page'), page),
    ...line(t('news'), t(wantsNews ? 'yes' : 'no')),
    ...line(t('reference'), reference),
  ];
  return { subject: oneLine(subject).slice(0, longestSubject).toWellFormed(), message: lines.join('\n') };
}
