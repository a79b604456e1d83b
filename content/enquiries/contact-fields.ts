import { email, phone, plainText } from '../../fields/index.ts';

// Contact fields of nearly every form.

export const longestName = 80;
export const longestText = 2000;

export const contactName = () =>
  plainText({
    required: true,
    max: longestName,
    label: { en: 'Name', ar: 'الاسم' },
    placeholder: { en: 'Your Name', ar: 'اسمك' },
  });

export const contactPhone = () =>
  phone({
    required: true,
    label: { en: 'Phone', ar: 'رقم الهاتف' },
    placeholder: { en: 'Phone Number', ar: 'رقم الهاتف' },
  });

export const contactEmail = () => email({ required: true, label: { en: 'E-mail', ar: 'البريد الإلكتروني' } });
export const optionalEmail = () => email({ label: { en: 'E-mail', ar: 'البريد الإلكتروني' } });
