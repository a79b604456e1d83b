import { defineEnquiry } from '../model/enquiry.ts';
import { contactEmail, contactName, contactPhone } from './contact-fields.ts';

/** The form in the dialog of a product page. */
export const inquiry = defineEnquiry({
  kind: 'inquiry',
  label: { en: 'Product enquiry', ar: 'استفسار عن منتج' },
  fields: { name: contactName(), email: contactEmail(), phone: contactPhone() },
  sender: 'name',
  aboutProduct: true,
  messages: {
    success: { en: 'Inquiry sent successfully!', ar: 'تم إرسال استفسارك بنجاح!' },
    refused: { en: 'Failed to send inquiry', ar: 'تعذّر إرسال الاستفسار' },
    exception: {
      en: 'An error occurred while sending your inquiry.',
      ar: 'حدث خطأ أثناء إرسال استفسارك.',
    },
  },
});
