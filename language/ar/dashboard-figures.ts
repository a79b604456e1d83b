import type { figureMessages as english } from '../en/dashboard-figures.ts';
import type { Message } from '../message.ts';

/** Messages of the metrics of the last days. */
export const figureMessages = {
  lastDays: 'آخر 30 يومًا',
  visits: 'الزيارات',
  visitsHint: 'صفحات فتحها أشخاص، تُحصى من دون ملفات ارتباط ولا عناوين IP.',
  enquiriesReceived: 'الاستفسارات الواردة',
  figureEnquiries: 'الاستفسارات',
  byProduct: 'بحسب المنتج',
  byCountry: 'بحسب الدولة',
  figuresNone: 'لم يُحصَ شيء بعد.',
  noCountry: 'لم تُحدَّد',
  asTable: 'عرضها في جدول',
  figureDay: 'اليوم',
  figureName: 'الاسم',
  plotOf: '{name}: {count} في 30 يومًا، وأقصاها في يوم واحد {most}',
} as const satisfies Record<keyof typeof english, Message>;
