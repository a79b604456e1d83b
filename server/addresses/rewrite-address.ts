import type { IncomingMessage } from 'node:http';

const ofCalls = /^\/api(?=\/|$)[^?]*/i;
const ofFiles = /^\/api\/(?:en|ar)\/uploads\//i;

/**
 * A path parameter can be as long as the longest address that Node accepts, so that the call answers that no such
 * record exists.
 */
export const routerOptions = { maxParamLength: 16_384 } as const;

/**
 * Makes addresses of calls match without regard to case, and with a trailing slash (`rewriteUrl` of the server). Other
 * addresses do not change; file names keep their case.
 */
export function rewriteAddress(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  return ofFiles.test(url) ? url : url.replace(ofCalls, (path) => path.toLowerCase().replace(/(?<=[^/])\/$/, ''));
}
