import { useSyncExternalStore } from 'react';
import type { Country } from '../../content/countries.ts';
import { earliestMeeting, todayIn } from '../../content/meeting-time.ts';

const never = () => () => undefined;

/**
 * The day it is in a country, `YYYY-MM-DD`, or will be after some minutes.
 * @param rendered what it was when the server rendered the page
 */
export const useToday = (country: Country, rendered: string, minutes = 0): string =>
  useSyncExternalStore(
    never,
    () => todayIn(country, earliestMeeting(new Date(), minutes)),
    () => rendered,
  );
