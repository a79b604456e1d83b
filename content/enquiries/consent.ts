/** The notice beside every form. Whoever changes its words gives it a new version: it is kept with what was agreed to. */
export const consent = {
  version: '2026-11-30',
  /** `{policy}` stands for the link to it. */
  notice: {
    en: 'We use these details to reply. Our {policy} explains how long we keep them and your rights.',
    ar: 'نستخدم هذه البيانات للرد عليك. وتوضح {policy} مدة احتفاظنا بها وحقوقك.',
  },
  policy: { en: 'privacy policy', ar: 'سياسة الخصوصية' },
  /** Beside a box that is never ticked beforehand. */
  marketing: {
    en: 'Send me news and offers. I can unsubscribe at any time.',
    ar: 'أوافق على استلام الأخبار والعروض، ويمكنني إلغاء الاشتراك متى شئت.',
  },
} as const;
