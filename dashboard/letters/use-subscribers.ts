import { useQuery } from '@tanstack/react-query';
import { newsletter } from '../../calls/newsletter.ts';
import { ask } from '../ask.ts';
import { askAll } from '../ask-all.ts';

/** The addresses that asked for the company's news. */
export const useSubscribers = () =>
  useQuery({
    queryKey: ['subscribers'],
    queryFn: ({ signal }) => askAll((after) => ask(newsletter.subscribers, { query: { after }, signal })),
  });
