import { phone, plainText } from '../../fields/index.ts';
import { defineEnquiry } from '../model/enquiry.ts';
import { longestName, longestText, optionalEmail, contactName } from './contact-fields.ts';

const longestSubject = 200;

/** The short quote request: four fields are enough for a call back. */
export const quote = defineEnquiry({
  kind: 'quote',
  label: { en: 'Quote request', ar: 'طلب عرض سعر' },
  fields: {
    name: contactName(),
    phone: phone({
      required: true,
      label: { en: 'Mobile', ar: 'رقم الجوال' },
      placeholder: { en: 'Mobile number', ar: 'رقم الجوال' },
    }),
    what: plainText({
      required: true,
      max: longestSubject,
      label: { en: 'What do you need?', ar: 'ما الذي تحتاج إليه؟' },
      placeholder: { en: 'An LED wall for a hall', ar: 'شاشة LED لقاعة' },
    }),
    city: plainText({
      required: true,
      max: longestName,
      label: { en: 'City', ar: 'المدينة' },
      placeholder: { en: 'City of the project', ar: 'مدينة المشروع' },
    }),
    email: optionalEmail(),
    // A call has only one schema for each field name, and `size` belongs to the form of The Vision.
    wallSize: plainText({
      max: longestName,
      label: { en: 'Size', ar: 'المقاس' },
      placeholder: { en: 'About 6 × 3 m', ar: 'نحو 6 × 3 م' },
    }),
    message: plainText({ max: longestText, multiline: true, label: { en: 'Message', ar: 'الرسالة' } }),
  },
  sender: 'name',
  takesPhoto: true,
  isContinued: true,
  messages: {
    send: { en: 'Request a quote', ar: 'اطلب عرض سعر' },
    success: {
      en: 'Thank you! An engineer will call you within one working day.',
      ar: 'شكرًا لك! سيتصل بك مهندس خلال يوم عمل واحد.',
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
  },
});
