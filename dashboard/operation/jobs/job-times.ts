import type { LateWord, LateWords } from '../../../language/late-words.ts';

interface Unit {
  readonly milliseconds: number;
  readonly word: LateWord<'count'>;
}

const units: readonly Unit[] = [
  { milliseconds: 86_400_000, word: 'jobEveryDays' },
  { milliseconds: 3_600_000, word: 'jobEveryHours' },
  { milliseconds: 60_000, word: 'jobEveryMinutes' },
];

/** `Every 5 seconds`, `Every hour`: in the largest unit that it is a whole number of. */
export function intervalOf(every: number, say: LateWords): string {
  const unit = units.find(({ milliseconds }) => every >= milliseconds && every % milliseconds === 0);
  if (unit !== undefined) return say(unit.word, { count: every / unit.milliseconds });
  return say('jobEverySeconds', { count: Math.max(1, Math.round(every / 1000)) });
}

/** How long a run took, as people say it. */
export function durationOf(milliseconds: number, say: LateWords): string {
  if (milliseconds < 1000) return say('jobTookLittle');
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? say('jobTookSeconds', { count: seconds })
    : say('jobTookMinutes', { count: Math.round(seconds / 60) });
}
