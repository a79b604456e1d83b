import type { jobScreenMessages as english } from '../en/dashboard-jobs.ts';
import type { Message } from '../message.ts';

/** Messages of the screen of scheduled jobs. */
export const jobScreenMessages = {
  jobsIntro: 'ما ينفذه الخادم تلقائيًا: كم مرة، ومتى نُفّذ آخر مرة، وهل نجح.',
  jobsNone: 'لا توجد مهام مجدولة.',
  jobRunning: 'قيد التنفيذ',
  jobFine: 'سليمة',
  jobFailing: 'تعذّرت',
  jobNever: 'لم تُنفّذ بعد',
  jobRunNow: 'تنفيذ الآن',
  jobRunNamed: 'تنفيذ الآن: {name}',
  jobInterval: 'الفترة',
  jobLastRun: 'آخر تنفيذ',
  jobTook: 'المدة',
  jobNextRun: 'التنفيذ التالي',
  jobNotYet: 'لا موعد بعد',
  jobNothingYet: 'لا شيء للتنفيذ حتى الآن',
  jobLastFailure: 'آخر تعذّر، {moment}:',
  jobEverySeconds: {
    one: 'كل ثانية',
    two: 'كل ثانيتين',
    few: 'كل {count} ثوانٍ',
    many: 'كل {count} ثانية',
    other: 'كل {count} ثانية',
  },
  jobEveryMinutes: {
    one: 'كل دقيقة',
    two: 'كل دقيقتين',
    few: 'كل {count} دقائق',
    many: 'كل {count} دقيقة',
    other: 'كل {count} دقيقة',
  },
  jobEveryHours: {
    one: 'كل ساعة',
    two: 'كل ساعتين',
    few: 'كل {count} ساعات',
    many: 'كل {count} ساعة',
    other: 'كل {count} ساعة',
  },
  jobEveryDays: {
    one: 'كل يوم',
    two: 'كل يومين',
    few: 'كل {count} أيام',
    many: 'كل {count} يومًا',
    other: 'كل {count} يوم',
  },
  jobTookLittle: 'أقل من ثانية',
  jobTookSeconds: {
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  jobTookMinutes: {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
} as const satisfies Record<keyof typeof english, Message>;
