import type { Language } from './languages.ts';

// The first name that `Intl` is asked for takes it 25 milliseconds, of the first page of a server that has just started
// and of a phone's first seconds; and what stands between the words changes with the edition of its data.

interface CalendarNames {
  /** From January. */
  readonly months: readonly string[];
  /** From Sunday: the whole words, what is short for them, and the letters above the columns. */
  readonly weekdays: Readonly<Record<'long' | 'short' | 'narrow', readonly string[]>>;
  /** After a weekday, before its date. */
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

/** The letter above a column, what is short for a day, and the whole word: M, Mon, Monday. */
export const weekdayName = (day: string, language: Language, length: keyof CalendarNames['weekdays']): string =>
  names[language].weekdays[length][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** November, of a day or a month written `2026-11`. */
const monthOf = (day: string, language: Language): string => names[language].months[Number(day.slice(5, 7)) - 1] ?? '';

/** November 2026, of a month written `2026-11`. */
export const monthName = (month: string, language: Language): string =>
  `${monthOf(month, language)} ${Number(month.slice(0, 4))}`;

const dated = (day: string, language: Language, length: 'long' | 'short'): string =>
  `${weekdayName(day, language, length)}${names[language].comma} ${Number(day.slice(8, 10))} ${monthOf(day, language)}`;

/** Tuesday 24 November 2026. */
export const dayName = (day: string, language: Language): string =>
  `${dated(day, language, 'long')} ${Number(day.slice(0, 4))}`;

/** Tue 24 November. */
export const shortDayName = (day: string, language: Language): string => dated(day, language, 'short');
