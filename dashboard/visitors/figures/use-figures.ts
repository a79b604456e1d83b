import { useQuery } from '@tanstack/react-query';
import { overview } from '../../../calls/overview.ts';
import { ask } from '../../app/ask.ts';

/** Visits and messages of the last 30 days. */
export const useFigures = () =>
  useQuery({ queryKey: ['figures'], queryFn: ({ signal }) => ask(overview.figures, { signal }) });
