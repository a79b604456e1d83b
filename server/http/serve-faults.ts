import { faults } from '../../calls/faults.ts';
import type { Serve } from './serve.ts';

/** Writes what went wrong in the dashboard to the server's log, and answers the number it has there. */
export function serveFaults(serve: Serve): void {
  serve(faults.report, ({ body, request }) => {
    request.log.error({ fault: body, requestId: request.id }, 'The dashboard failed');
    return { number: request.id };
  });
}
