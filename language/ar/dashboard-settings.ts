import type { settingsMessages as english } from '../en/dashboard-settings.ts';
import type { Message } from '../message.ts';

/** Messages of the settings screen. */
export const settingsMessages = {
  settings: 'الإعدادات',
  settingsIntro: 'ما يقوله الموقع كله عن الشركة، وكيف يعمل الموقع.',
  settingsSave: 'حفظ',
  mailSettings: 'البريد الإلكتروني',
  webhookSecrets: 'مفاتيح التوقيع',
  webhookSecretsHint: 'يتحقق كل عنوان بمفتاحه من أن الإشعار البرمجي صادر عن هذا الموقع.',
  linksSettings: 'التحويلات والروابط المعطلة',
  linksSettingsText: 'للتحويلات والروابط المعطلة شاشة خاصة بها.',
} as const satisfies Record<keyof typeof english, Message>;
