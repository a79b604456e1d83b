/** The notice beside every form. Whoever changes its words gives it a new version: it is kept with what was agreed to. */
export const consent = {
  version: '2026-11',
  /** `{policy}` stands for the link to it. */
  notice: {
    en: 'We use what you send us to answer you. Our {policy} says how long we keep it and what you can ask of us.',
    ar: 'نستخدم ما ترسله إلينا للرد عليك. وتوضح {policy} مدة احتفاظنا به وما يحق لك طلبه منا.',
  },
  policy: { en: 'privacy policy', ar: 'سياسة الخصوصية' },
  /** Beside a box that is never ticked beforehand. */
  marketing: {
    en: 'You may also send me news and offers. I can stop them at any time.',
    ar: 'يمكنكم أيضًا إرسال الأخبار والعروض إليّ، ويمكنني إيقافها في أي وقت.',
  },
} as const;
