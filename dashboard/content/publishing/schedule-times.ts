import { type Country, defaultCountry } from '../../../content/countries.ts';
import { clockOf, meetingStart, todayIn } from '../../../content/meeting-time.ts';
import type { PublishingStates } from '../../../content/publishing/state.ts';
import type { CallMessage } from '../../../language/call-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';

const dayMilliseconds = 86_400_000;
const usualTime = '09:00';

/** Date and time as typed, in the time zone of a country. */
export interface TypedDateTime {
  readonly day: string;
  readonly time: string;
}

/** The timestamp for a date and time in the time zone of a country; `null` if it is invalid or past. */
export function timestampOf({ day, time }: TypedDateTime, country: Country): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const timestamp = meetingStart(day, time, country);
  return Number.isNaN(timestamp.getTime()) || timestamp.getTime() <= Date.now() ? null : timestamp;
}

/** A timestamp as date and time in the default country's time zone. */
function shownIn(at: string): TypedDateTime {
  const shown = new Date(clockOf(new Date(at), defaultCountry)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

const inDays = (days: number): TypedDateTime => ({
  day: todayIn(defaultCountry, new Date(Date.now() + days * dayMilliseconds)),
  time: usualTime,
});

const earliest = (states: PublishingStates | null, name: 'at' | 'until'): string | undefined =>
  languages.flatMap((language) => states?.[language][name] ?? []).toSorted()[0];

/**
 * The initial values of the window, in the default country's time zone: the scheduled times, otherwise tomorrow and a
 * week later.
 */
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

/** The times to publish and to unpublish, if they change; `null` removes the end. */
export interface ChosenTimes {
  readonly at?: string;
  readonly until?: string | null;
}

interface Choice {
  readonly languages: readonly Language[];
  /** Undefined if there is nothing to publish. */
  readonly at: Date | null | undefined;
  /** Undefined if it stays published. */
  readonly until: Date | null | undefined;
  readonly states: PublishingStates | null;
}

/** The times to send, or why they are invalid. */
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
