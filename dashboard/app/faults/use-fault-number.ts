import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CallFailure } from '../call-failure.ts';
import { reportFault } from './report-fault.ts';

/**
 * Writes a fault to the server's log once. A failed call is already logged.
 * @returns its number in the log; `null` until it is known, and without a network or a session
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
