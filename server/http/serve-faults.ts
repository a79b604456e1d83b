import { faults } from '../../calls/faults.ts';
import type { Serve } from './serve.ts';

/** Logs an error of the dashboard and answers its request id. */
export function serveFaults(serve: Serve): void {
  serve(faults.report, ({ body, request }) => {
    request.log.error({ fault: body, requestId: request.id }, 'The dashboard failed');
    return { number: request.id };
  });
}
