import { useQuery } from '@tanstack/react-query';
import { jobs } from '../../../calls/jobs.ts';
import { callApi } from '../../app/call-api.ts';

const whileRunning = 1000;
const atRest = 10_000;

/** The scheduled jobs; polled, more often while one runs. */
export const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => callApi(jobs.list, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'running') === true ? whileRunning : atRest,
  });
