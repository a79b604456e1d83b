import { useQuery } from '@tanstack/react-query';
import { jobs } from '../../../calls/jobs.ts';
import { ask } from '../../app/ask.ts';

const whileRunning = 1000;
const atRest = 10_000;

/** What the server does by the clock; read again and again, more often while something runs. */
export const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => ask(jobs.list, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'running') === true ? whileRunning : atRest,
  });
