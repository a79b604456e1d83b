import type { settingsWords as english } from '../en/dashboard-settings.ts';
import type { Message } from '../message.ts';

/** كلمات شاشة الإعدادات. */
export const settingsWords = {
  settings: 'الإعدادات',
  settingsIntro: 'ما يقوله الموقع كله عن الشركة، وكيف يعمل الموقع.',
  settingsSave: 'حفظ',
  mailSettings: 'البريد الإلكتروني',
  mailOn: 'تُرسل رسائل البريد عبر {server}، من {from} إلى {to}.',
  mailOff:
    'لم يُضبط خادم بريد، فتبقى رسائل البريد في صندوق الصادر. اضبط SMTP_URL وMAIL_FROM وMAIL_TO على الخادم لإرسالها.',
  mailUnset: 'غير محدد',
  mailTest: 'إرسال رسالة بريد تجريبية',
  mailTestHint: 'تُرسل إلى {to} رسالة بريد معلّمة بوضوح أنها تجريبية.',
  webhookSecrets: 'مفاتيح التوقيع',
  webhookSecretsHint: 'يتحقق كل عنوان بمفتاحه من أن الإشعار البرمجي صادر عن هذا الموقع.',
  linksSettings: 'التحويلات والروابط المعطلة',
  linksSettingsText: 'للتحويلات والروابط المعطلة شاشة خاصة بها.',
} as const satisfies Record<keyof typeof english, Message>;
