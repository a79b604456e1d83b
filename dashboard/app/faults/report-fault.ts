import { faults, longestFaultText } from '../../../calls/faults.ts';
import { callApi } from '../call-api.ts';

const cut = (text: string): string => text.slice(0, longestFaultText);

/** Has a fault of the dashboard written to the server's log. @returns the number it has there @throws CallFailure */
export async function reportFault(error: unknown): Promise<string> {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const body = { message: cut(message), stack: cut(stack), screen: location.pathname.slice(0, 500) };
  return (await callApi(faults.report, { body })).number;
}
