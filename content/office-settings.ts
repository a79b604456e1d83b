import type { ViewsOf } from '../fields/field.ts';
import { choice, number, time } from '../fields/index.ts';
import { clockTime, type OfficeHours, usualHours } from './business-hours.ts';
import type { Country } from './countries.ts';

/** Office days by their stored names; 0 is Sunday. */
const weeks = {
  'sun-thu': [0, 1, 2, 3, 4],
  'mon-fri': [1, 2, 3, 4, 5],
  'sat-wed': [6, 0, 1, 2, 3],
  'sat-thu': [6, 0, 1, 2, 3, 4],
  'sun-fri': [0, 1, 2, 3, 4, 5],
  'mon-sat': [1, 2, 3, 4, 5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
} as const;

/** Default minimum of minutes between a booking and its meeting. */
const usualMeetingNotice = 60;

/** The opening hours of a country's office, from which the deadlines for answers are computed. */
export const officeFields = {
  officeDays: choice({
    apiName: 'office_days',
    label: { en: 'Office days', ar: 'أيام العمل' },
    hint: { en: 'The usual days of the country when empty', ar: 'أيام العمل المعتادة في الدولة إذا تُرك فارغًا' },
    choices: {
      'sun-thu': { en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' },
      'mon-fri': { en: 'Monday to Friday', ar: 'من الاثنين إلى الجمعة' },
      'sat-wed': { en: 'Saturday to Wednesday', ar: 'من السبت إلى الأربعاء' },
      'sat-thu': { en: 'Saturday to Thursday', ar: 'من السبت إلى الخميس' },
      'sun-fri': { en: 'Sunday to Friday', ar: 'من الأحد إلى الجمعة' },
      'mon-sat': { en: 'Monday to Saturday', ar: 'من الاثنين إلى السبت' },
      daily: { en: 'Every day', ar: 'كل يوم' },
    },
  }),
  opens: time({
    label: { en: 'Office opens', ar: 'بداية الدوام' },
    hint: { en: '09:00 when empty', ar: '‏09:00 إذا تُرك فارغًا' },
  }),
  closes: time({
    label: { en: 'Office closes', ar: 'نهاية الدوام' },
    hint: { en: '18:00 when empty', ar: '‏18:00 إذا تُرك فارغًا' },
  }),
  meetingNotice: number({
    apiName: 'meeting_notice',
    min: 0,
    max: 10_080,
    isWhole: true,
    label: { en: 'Notice before a meeting (minutes)', ar: 'المهلة قبل الاجتماع (بالدقائق)' },
    hint: {
      en: 'Visitors cannot book a meeting that begins sooner. 60 when empty, at most 10080 (a week)',
      ar: 'لا يمكن للزوار حجز اجتماع يبدأ قبل انقضائها. 60 إذا تُرك الحقل فارغًا، و10080 (أسبوع) على الأكثر',
    },
  }),
} as const;

/** The opening hours from the settings. Hours that end before they begin count as not set. */
export function toOfficeHours(
  country: Country,
  { officeDays, opens, closes }: Pick<ViewsOf<typeof officeFields>, 'officeDays' | 'opens' | 'closes'>,
): OfficeHours {
  const usual = usualHours(country);
  const from = opens === '' ? usual.opens : clockTime(opens);
  const to = closes === '' ? usual.closes : clockTime(closes);
  return {
    country,
    days: officeDays === '' ? usual.days : weeks[officeDays],
    ...(from < to ? { opens: from, closes: to } : { opens: usual.opens, closes: usual.closes }),
  };
}

/** The minimum of minutes between a booking and its meeting, from the settings. */
export const toMeetingNotice = ({ meetingNotice }: Pick<ViewsOf<typeof officeFields>, 'meetingNotice'>): number =>
  meetingNotice ?? usualMeetingNotice;
