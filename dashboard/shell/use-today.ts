import { useQuery } from '@tanstack/react-query';
import { today } from '../../calls/today.ts';
import { ask } from '../ask.ts';

/** How much waits among what visitors sent. */
export const useToday = () =>
  useQuery({ queryKey: ['enquiries', 'waiting'], queryFn: ({ signal }) => ask(today.get, { signal }) });
