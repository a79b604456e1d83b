import { type Country, defaultCountry } from '../../../content/countries.ts';
import { clockOf, meetingStart, todayIn } from '../../../content/meeting-time.ts';
import type { PublishingStates } from '../../../content/publishing/state.ts';
import type { CallMessage } from '../../../language/call-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';

const dayMilliseconds = 86_400_000;
const usualTime = '09:00';

/** A day and a time as somebody types them, by the clocks of a country. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

/** The moment at which the clocks of a country show this; `null` where it is none or has passed. */
export function momentOf({ day, time }: TypedMoment, country: Country): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = meetingStart(day, time, country);
  return Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now() ? null : moment;
}

/** What the clocks of the company show at a moment. */
function shownIn(at: string): TypedMoment {
  const shown = new Date(clockOf(new Date(at), defaultCountry)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

const inDays = (days: number): TypedMoment => ({
  day: todayIn(defaultCountry, new Date(Date.now() + days * dayMilliseconds)),
  time: usualTime,
});

const earliest = (states: PublishingStates | null, name: 'at' | 'until'): string | undefined =>
  languages.flatMap((language) => states?.[language][name] ?? []).toSorted()[0];

/** What the window begins with, on the company's clocks: what is set already, or else tomorrow, and a week after that. */
export function startOf(states: PublishingStates | null) {
  const [at, until] = [earliest(states, 'at'), earliest(states, 'until')];
  const set = languages.filter(
    (language) => states !== null && (states[language].at ?? states[language].until) !== null,
  );
  return {
    at: at === undefined ? inDays(1) : shownIn(at),
    until: until === undefined ? inDays(8) : shownIn(until),
    ends: until !== undefined,
    languages: set.length === 0 ? languages : set,
  };
}

/** What is set: the time to publish, and the time to take back, where it becomes another; `null` for never again. */
export interface ChosenTimes {
  readonly at?: string;
  readonly until?: string | null;
}

interface Choice {
  readonly languages: readonly Language[];
  /** Undefined where nothing is there to be published. */
  readonly at: Date | null | undefined;
  /** Undefined where it is not to be taken back. */
  readonly until: Date | null | undefined;
  readonly states: PublishingStates | null;
}

/** The times as they are sent, or why they are refused before they are. */
export function timesOf({
  languages: chosen,
  at,
  until,
  states,
}: Choice): ChosenTimes | { readonly refused: CallMessage } {
  if (at === null || until === null) return { refused: 'timeRefused' };
  const hadEnd = chosen.some((language) => (states?.[language].until ?? null) !== null);
  if (chosen.length === 0 || (at === undefined && until === undefined && !hadEnd))
    return { refused: 'nothingToPublish' };
  if (at !== undefined && until !== undefined && until <= at) return { refused: 'endsTooSoon' };
  return {
    ...(at !== undefined && { at: at.toISOString() }),
    ...(until !== undefined ? { until: until.toISOString() } : hadEnd && { until: null }),
  };
}
