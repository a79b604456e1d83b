import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calendar } from '../../../calls/calendar.ts';
import { callApi } from '../../app/call-api.ts';

/** The publishing events between two timestamps. The previous range stays visible while another one loads. */
export const useCalendar = (from: Date, to: Date) =>
  useQuery({
    queryKey: ['publishing-calendar', from.getTime(), to.getTime()],
    queryFn: ({ signal }) =>
      callApi(calendar.read, { query: { from: from.toISOString(), to: to.toISOString() }, signal }),
    placeholderData: keepPreviousData,
  });
