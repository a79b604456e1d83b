import type { Language } from './languages.ts';

// Written out, because the first use of `Intl` for names takes 25 ms, on the first page after a server start and on
// phones, and because the punctuation differs between CLDR versions.

interface CalendarNames {
  /** January first. */
  readonly months: readonly string[];
  /** Sunday first: full names, abbreviations, and the letters for column headings. */
  readonly weekdays: Readonly<Record<'long' | 'short' | 'narrow', readonly string[]>>;
  /** The separator between weekday and date. */
  readonly comma: string;
}

const listed = (messages: string): readonly string[] => messages.split(' ');

const names: Readonly<Record<Language, CalendarNames>> = {
  ar: {
    months: listed('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
    weekdays: {
      long: listed('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
      short: listed('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
      narrow: listed('ح ن ث ر خ ج س'),
    },
    comma: '،',
  },
  en: {
    months: listed('January February March April May June July August September October November December'),
    weekdays: {
      long: listed('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
      short: listed('Sun Mon Tue Wed Thu Fri Sat'),
      narrow: listed('S M T W T F S'),
    },
    comma: '',
  },
};

/** The name of a date's weekday as letter, abbreviation or full name: M, Mon, Monday. */
export const weekdayName = (day: string, language: Language, length: keyof CalendarNames['weekdays']): string =>
  names[language].weekdays[length][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** The month name of a date or of a month such as `2026-11`: November. */
const monthOf = (day: string, language: Language): string => names[language].months[Number(day.slice(5, 7)) - 1] ?? '';

/** The name of a month such as `2026-11`: November 2026. */
export const monthName = (month: string, language: Language): string =>
  `${monthOf(month, language)} ${Number(month.slice(0, 4))}`;

const dated = (day: string, language: Language, length: 'long' | 'short'): string =>
  `${weekdayName(day, language, length)}${names[language].comma} ${Number(day.slice(8, 10))} ${monthOf(day, language)}`;

/** Tuesday 24 November 2026. */
export const dayName = (day: string, language: Language): string =>
  `${dated(day, language, 'long')} ${Number(day.slice(0, 4))}`;

/** Tue 24 November. */
export const shortDayName = (day: string, language: Language): string => dated(day, language, 'short');
