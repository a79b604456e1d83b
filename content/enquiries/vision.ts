import { choice, plainText } from '../../fields/index.ts';
import { defineEnquiry, type Enquiry } from '../model/enquiry.ts';
import { longestText, optionalEmail, contactName, contactPhone } from './contact-fields.ts';

const inches = (size: number) => ({ en: `${size} inches`, ar: `${size} بوصة` });

const messages = {
  success: {
    en: 'Thank you! We will answer within one working day.',
    ar: 'شكرًا لك! سنجيبك خلال يوم عمل واحد.',
  },
  refused: {
    en: 'Your request could not be sent. Please check the fields.',
    ar: 'تعذّر إرسال طلبك. يرجى مراجعة الحقول.',
  },
  exception: {
    en: 'Your request could not be sent. Please try again.',
    ar: 'تعذّر إرسال طلبك. يرجى المحاولة مرة أخرى.',
  },
  missing: {
    en: 'Please fill in every field that is not marked as optional.',
    ar: 'يرجى تعبئة جميع الحقول غير الاختيارية.',
  },
};

/** Get Quote on the page of The Vision. */
export const visionQuote = defineEnquiry({
  kind: 'vision_quote',
  label: { en: 'The Vision: quote', ar: 'ذا فيجن: عرض سعر' },
  fields: {
    name: contactName(),
    phone: contactPhone(),
    email: optionalEmail(),
    // Accepts any size: the visitor may still mean one that was removed from the page in the meantime.
    size: plainText({
      max: 3,
      shape: { pattern: /^\d{1,3}$/, refusal: 'notAnOption', example: '115' },
      label: { en: 'Size (inches)', ar: 'المقاس (بوصة)' },
    }),
    message: plainText({
      max: longestText,
      multiline: true,
      label: { en: 'About your room', ar: 'عن مكانك' },
    }),
  },
  sender: 'name',
  messages,
});

/** The same form for visitors, with the sizes to choose from. */
export const visionQuoteFor = (sizes: readonly number[]): Enquiry => ({
  ...visionQuote,
  fields: {
    ...visionQuote.fields,
    size: choice({
      label: { en: 'Size', ar: 'المقاس' },
      placeholder: { en: 'Not sure yet', ar: 'لم أقرر بعد' },
      choices: Object.fromEntries(sizes.map((size) => [size, inches(size)])),
    }),
  },
});

/** Get Call on the page of The Vision. */
export const visionCall = defineEnquiry({
  kind: 'vision_call',
  label: { en: 'The Vision: call', ar: 'ذا فيجن: اتصال' },
  fields: {
    name: contactName(),
    phone: contactPhone(),
    hours: choice({
      label: { en: 'Best time to call', ar: 'أنسب وقت للاتصال' },
      placeholder: { en: 'Any time', ar: 'في أي وقت' },
      choices: {
        morning: { en: 'Morning', ar: 'صباحًا' },
        afternoon: { en: 'Afternoon', ar: 'بعد الظهر' },
        evening: { en: 'Evening', ar: 'مساءً' },
      },
    }),
  },
  sender: 'name',
  messages,
});
