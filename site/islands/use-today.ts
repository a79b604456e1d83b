import { useSyncExternalStore } from 'react';
import type { Country } from '../../content/countries.ts';
import { earliestMeeting, todayIn } from '../../content/meeting-time.ts';

const never = () => () => undefined;

/**
 * The current date in a country, `YYYY-MM-DD`, or the date some minutes from now.
 * @param rendered that date when the server rendered the page
 */
export const useToday = (country: Country, rendered: string, minutes = 0): string =>
  useSyncExternalStore(
    never,
    () => todayIn(country, earliestMeeting(new Date(), minutes)),
    () => rendered,
  );
