import { useQuery } from '@tanstack/react-query';
import { today } from '../../../calls/today.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import { callApi } from '../call-api.ts';

/** How much waits for the administrator. */
export type Today = AnswerOf<typeof today.get.answer>;

/** How often it is asked again while the dashboard is looked at, in milliseconds. */
const pause = 60_000;

/** How much waits for the administrator: asked after every change, when he comes back to the window, and now and then. */
export const useToday = () =>
  useQuery({
    queryKey: ['enquiries', 'waiting'],
    queryFn: ({ signal }) => callApi(today.get, { signal }),
    refetchInterval: pause,
  });
