import { plainText } from '../../fields/index.ts';
import type { Words } from '../../language/languages.ts';
import { defineEnquiry } from '../model/enquiry.ts';
import { longestText, contactName } from './contact-fields.ts';

// The answers of a customer on the page of a quotation. They are not enquiries, but belong to the quotation.

const required = (en: string, ar: string, more: { readonly multiline: true }) =>
  plainText({ required: true, max: longestText, label: { en, ar }, ...more });

const failure: Words = {
  en: 'Your answer was not recorded. Please check what is marked.',
  ar: 'لم تُسجَّل إجابتك. يرجى مراجعة ما هو معلَّم.',
};
const exception: Words = {
  en: 'Your answer could not be sent. Please try again.',
  ar: 'تعذّر إرسال إجابتك. يرجى المحاولة مرة أخرى.',
};
const messages = { success: { en: '', ar: '' }, refused: failure, missing: failure, exception };

/**
 * Accepts a quotation, with the name of the person. The consent is a checkbox beside it; the date is that of the
 * server.
 */
export const quotationAcceptance = defineEnquiry({
  kind: 'offer-acceptance',
  label: { en: 'Accept the quotation', ar: 'قبول عرض السعر' },
  fields: {
    name: contactName(),
  },
  sender: 'name',
  messages: { ...messages, send: { en: 'Accept the quotation', ar: 'قبول عرض السعر' } },
});

/** Declines a quotation with a reason. */
export const quotationRefusal = defineEnquiry({
  kind: 'offer-refusal',
  label: { en: 'Decline the quotation', ar: 'رفض عرض السعر' },
  fields: {
    reason: required('Reason', 'السبب', { multiline: true }),
  },
  sender: 'reason',
  messages: { ...messages, send: { en: 'Decline the quotation', ar: 'رفض عرض السعر' } },
});

/** Asks a question about a quotation. */
export const quotationQuestion = defineEnquiry({
  kind: 'offer-question',
  label: { en: 'Ask about the quotation', ar: 'اسأل عن عرض السعر' },
  fields: {
    question: required('Your question', 'سؤالك', { multiline: true }),
  },
  sender: 'question',
  messages: { ...messages, send: { en: 'Send the question', ar: 'إرسال السؤال' } },
});
