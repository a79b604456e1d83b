import { plainText } from '../../fields/index.ts';
import { defineEnquiry } from '../model/enquiry.ts';

const longestSubject = 200;
/** A client that composes its own text may send a whole project request. */
const longestMessage = 10_000;

/** An enquiry of a client that sends its own subject and text. */
export const plain = defineEnquiry({
  kind: 'plain',
  label: { en: 'Message', ar: 'رسالة' },
  fields: {
    subject: plainText({ required: true, max: longestSubject, label: { en: 'Subject', ar: 'الموضوع' } }),
    message: plainText({
      required: true,
      max: longestMessage,
      multiline: true,
      label: { en: 'Message', ar: 'الرسالة' },
    }),
  },
  sender: 'subject',
  messages: {
    success: { en: 'Your message has been sent.', ar: 'تم إرسال رسالتك.' },
    refused: {
      en: 'Your message could not be sent. Please check the fields.',
      ar: 'تعذّر إرسال رسالتك. يرجى مراجعة الحقول.',
    },
    exception: {
      en: 'Your message could not be sent. Please try again.',
      ar: 'تعذّر إرسال رسالتك. يرجى المحاولة مرة أخرى.',
    },
  },
});
