import { faults, longestFaultText } from '../../../calls/faults.ts';
import { callApi } from '../call-api.ts';

const cut = (text: string): string => text.slice(0, longestFaultText);

/**
 * Writes a dashboard fault to the server's log.
 * @returns its number in the log
 * @throws CallFailure
 */
export async function reportFault(error: unknown): Promise<string> {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const body = { message: cut(message), stack: cut(stack), screen: location.pathname.slice(0, 500) };
  return (await callApi(faults.report, { body })).number;
}
