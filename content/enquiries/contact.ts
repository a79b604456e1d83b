import { plainText } from '../../fields/index.ts';
import { defineEnquiry } from '../model/enquiry.ts';
import { longestText, contactEmail, contactName } from './contact-fields.ts';

const failure = {
  en: '❌ Failed to send message. Please try again.',
  ar: '❌ تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
};

/** The form of the Contact page. */
export const contact = defineEnquiry({
  kind: 'contact',
  label: { en: 'Contact message', ar: 'رسالة تواصل' },
  fields: {
    name: contactName(),
    email: contactEmail(),
    message: plainText({
      required: true,
      max: longestText,
      multiline: true,
      label: { en: 'Message', ar: 'الرسالة' },
      placeholder: {
        en: 'Which place is it, how large is the wall, and when is it needed?',
        ar: 'ما المكان، وما مقاس الجدار، ومتى تحتاج إلى الشاشة؟',
      },
    }),
  },
  sender: 'name',
  messages: {
    success: { en: '✅ Thank you for contacting {company}!', ar: '✅ شكرًا لتواصلك مع {company}!' },
    refused: failure,
    exception: failure,
  },
});
