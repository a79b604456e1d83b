import { useSyncExternalStore } from 'react';
import { nextStarts, type OfficeHours } from '../../content/business-hours.ts';
import { earliestMeeting } from '../../content/meeting-time.ts';

const never = () => () => undefined;

interface Office extends Pick<OfficeHours, 'country' | 'days'> {
  /** Proposed times, `HH:MM`. */
  readonly times: readonly string[];
  /** Minutes in advance that a meeting must be booked. */
  readonly notice: number;
}

/**
 * The next proposed times by the clock of the browser, `YYYY-MM-DDTHH:MM`.
 * @param rendered those times when the server rendered the page, separated by spaces
 */
export function useNextStarts({ times, notice, ...office }: Office, rendered: string): readonly string[] {
  const starts = useSyncExternalStore(
    never,
    () => nextStarts(office, times, earliestMeeting(new Date(), notice)).join(' '),
    () => rendered,
  );
  return starts === '' ? [] : starts.split(' ');
}
