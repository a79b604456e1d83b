import { useQuery } from '@tanstack/react-query';
import { today } from '../../../calls/today.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import { callApi } from '../call-api.ts';

/** The counters of work that waits for the administrator. */
export type Today = AnswerOf<typeof today.get.answer>;

/** Milliseconds between refetches while the dashboard is visible. */
const pause = 60_000;

/** Loads the counters: after every change, when the window gets the focus, and at an interval. */
export const useToday = () =>
  useQuery({
    queryKey: ['enquiries', 'waiting'],
    queryFn: ({ signal }) => callApi(today.get, { signal }),
    refetchInterval: pause,
  });
