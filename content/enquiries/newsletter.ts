import { email } from '../../fields/index.ts';
import { defineEnquiry } from '../model/enquiry.ts';

/** The newsletter form in the footer. It has a call of its own, `/newsletter`. */
export const newsletter = defineEnquiry({
  kind: 'newsletter',
  label: { en: 'Newsletter', ar: 'النشرة البريدية' },
  fields: {
    email: email({
      required: true,
      label: { en: 'Your e-mail address', ar: 'بريدك الإلكتروني' },
      placeholder: { en: 'Your e-mail address', ar: 'بريدك الإلكتروني' },
    }),
  },
  sender: 'email',
  messages: {
    success: { en: 'Thank you! You are on the list.', ar: 'شكرًا لك! أصبحت ضمن قائمتنا.' },
    refused: { en: 'Please enter a valid e-mail address', ar: 'يرجى إدخال بريد إلكتروني صحيح' },
    exception: { en: 'That did not work. Please try again.', ar: 'تعذّر الاشتراك. يرجى المحاولة مرة أخرى.' },
    missing: { en: 'Please enter a valid e-mail address', ar: 'يرجى إدخال بريد إلكتروني صحيح' },
    send: { en: 'Subscribe', ar: 'اشترك' },
  },
});
