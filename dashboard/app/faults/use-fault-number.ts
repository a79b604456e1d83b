import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CallFailure } from '../call-failure.ts';
import { reportFault } from './report-fault.ts';

/**
 * Has a fault written to the server's log, once; one of a call stands there already.
 * @returns the number it has there; `null` until it is known, and for whoever is not online or not logged in
 */
export function useFaultNumber(error: unknown): string | null {
  const id = useId();
  const isOfCall = error instanceof CallFailure;
  const message = error instanceof Error ? error.message : String(error);
  const report = useQuery({
    queryKey: ['faults', id, message],
    queryFn: () => reportFault(error),
    enabled: !isOfCall,
    staleTime: 'static',
  });
  return isOfCall ? error.number : (report.data ?? null);
}
