import { timeZoneOf } from '../../../content/countries.ts';
import type { Reading } from '../../islands/comment.tsx';
import { useSite } from '../../render/site-context.ts';

/** What the rendering of the page's comments depends on. */
export function useReading(): Reading {
  const { t, language, country } = useSite();
  return { t, language, timeZone: timeZoneOf(country) };
}
