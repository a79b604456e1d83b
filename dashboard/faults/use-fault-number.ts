import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { faults, longestFaultText } from '../../calls/faults.ts';
import { ask } from '../ask.ts';
import { CallFailure } from '../call-failure.ts';

const cut = (text: string): string => text.slice(0, longestFaultText);

/**
 * Has a fault written to the server's log, once; one of a call stands there already.
 * @returns the number it has there; `null` until it is known, and for whoever is not online or not logged in
 */
export function useFaultNumber(error: unknown): string | null {
  const id = useId();
  const isOfCall = error instanceof CallFailure;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const report = useQuery({
    queryKey: ['faults', id, message],
    queryFn: () =>
      ask(faults.report, {
        body: { message: cut(message), stack: cut(stack), screen: location.pathname.slice(0, 500) },
      }),
    enabled: !isOfCall,
    staleTime: 'static',
  });
  return isOfCall ? error.number : (report.data?.number ?? null);
}
