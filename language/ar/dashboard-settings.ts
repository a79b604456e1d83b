import type { settingsWords as english } from '../en/dashboard-settings.ts';
import type { Message } from '../message.ts';

/** كلمات شاشة الإعدادات. */
export const settingsWords = {
  settings: 'الإعدادات',
  settingsIntro: 'ما يُقال عن الشركة في أنحاء الموقع، وكيف يعمل الموقع.',
  settingsSave: 'حفظ',
  mailSettings: 'البريد الإلكتروني',
  mailOn: 'تُرسل الرسائل عبر {server}، من {from} إلى {to}.',
  mailOff:
    'لم يُضبط خادم بريد، فتنتظر الرسائل في صندوق الصادر. تُحدد متغيرات الخادم SMTP_URL وMAIL_FROM وMAIL_TO وجهتها.',
  mailUnset: 'غير محدد',
  mailTest: 'إرسال رسالة تجريبية',
  mailTestHint: 'تُرسل رسالة معلّمة بوضوح أنها تجريبية إلى {to}.',
  webhookSecrets: 'مفاتيح تُثبت هوية المرسل',
  webhookSecretsHint: 'يتحقق كل عنوان بمفتاحه من أن الإشعار صادر عن هذا الموقع.',
  linksSettings: 'عناوين انتقلت',
  linksSettingsText: 'لعمليات التحويل والروابط التي لا تؤدي إلى شيء شاشة خاصة بها.',
} as const satisfies Record<keyof typeof english, Message>;
