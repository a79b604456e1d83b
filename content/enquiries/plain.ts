import { plainText } from '../../fields/index.ts';
import { defineEnquiry } from '../model/enquiry.ts';

const longestSubject = 200;
/** Whoever composes a message himself may put a whole project request into it. */
const longestMessage = 10_000;

/** A message of a client that sends a subject and a text of its own. */
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
