import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calendar } from '../../../calls/calendar.ts';
import { callApi } from '../../app/call-api.ts';

/** What is and was published and taken back between two moments; what was shown before stays meanwhile. */
export const useCalendar = (from: Date, to: Date) =>
  useQuery({
    queryKey: ['publishing-calendar', from.getTime(), to.getTime()],
    queryFn: ({ signal }) =>
      callApi(calendar.read, { query: { from: from.toISOString(), to: to.toISOString() }, signal }),
    placeholderData: keepPreviousData,
  });
