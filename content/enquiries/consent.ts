/** The notice beside every form. Change the version together with the text: the version is stored with each consent. */
export const consent = {
  version: '2026-11-30',
  /** `{policy}` is replaced by the link to it. */
  notice: {
    en: 'We use these details to reply. Our {policy} explains how long we keep them and your rights.',
    ar: 'نستخدم هذه البيانات للرد عليك. وتوضح {policy} مدة احتفاظنا بها وحقوقك.',
  },
  policy: { en: 'privacy policy', ar: 'سياسة الخصوصية' },
  /** Label of a checkbox that is never checked by default. */
  marketing: {
    en: 'Send me news and offers. I can unsubscribe at any time.',
    ar: 'أوافق على استلام الأخبار والعروض، ويمكنني إلغاء الاشتراك متى شئت.',
  },
} as const;
