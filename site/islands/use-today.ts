import { useSyncExternalStore } from 'react';
import type { Country } from '../../content/countries.ts';
import { todayIn } from '../../content/meeting-time.ts';

const never = () => () => undefined;

/** The day it is in a country, `YYYY-MM-DD`; on the server the one that the page was rendered on. */
export const useToday = (country: Country, renderedOn: string): string =>
  useSyncExternalStore(
    never,
    () => todayIn(country, new Date()),
    () => renderedOn,
  );
