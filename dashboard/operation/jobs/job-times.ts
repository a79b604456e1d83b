import type { LateMessage, LateMessages } from '../../../language/late-messages.ts';

interface Unit {
  readonly milliseconds: number;
  readonly word: LateMessage<'count'>;
}

const units: readonly Unit[] = [
  { milliseconds: 86_400_000, word: 'jobEveryDays' },
  { milliseconds: 3_600_000, word: 'jobEveryHours' },
  { milliseconds: 60_000, word: 'jobEveryMinutes' },
];

/** Formats an interval in the largest unit that divides it: `Every 5 seconds`, `Every hour`. */
export function intervalOf(every: number, t: LateMessages): string {
  const unit = units.find(({ milliseconds }) => every >= milliseconds && every % milliseconds === 0);
  if (unit !== undefined) return t(unit.word, { count: every / unit.milliseconds });
  return t('jobEverySeconds', { count: Math.max(1, Math.round(every / 1000)) });
}

/** Formats the duration of a run. */
export function durationOf(milliseconds: number, t: LateMessages): string {
  if (milliseconds < 1000) return t('jobTookLittle');
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? t('jobTookSeconds', { count: seconds })
    : t('jobTookMinutes', { count: Math.round(seconds / 60) });
}
