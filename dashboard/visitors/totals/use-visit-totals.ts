import { useQuery } from '@tanstack/react-query';
import { overview } from '../../../calls/overview.ts';
import { callApi } from '../../app/call-api.ts';

/** Visits and enquiries of the last 30 days. */
export const useVisitTotals = () =>
  useQuery({ queryKey: ['figures'], queryFn: ({ signal }) => callApi(overview.figures, { signal }) });
