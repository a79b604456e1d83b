import type { IncomingMessage } from 'node:http';

const ofCalls = /^\/api(?=\/|$)[^?]*/i;
const ofFiles = /^\/api\/(?:en|ar)\/uploads\//i;

/** A part of an address may be as long as Node lets an address be: the call it names says that there is no such thing. */
export const routerOptions = { maxParamLength: 16_384 } as const;

/**
 * Bases match without regard to case, and with a slash at the end (`rewriteUrl` of the server). Only addresses of
 * calls are touched; names of files keep their case.
 */
export function rewriteAddress(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  return ofFiles.test(url) ? url : url.replace(ofCalls, (path) => path.toLowerCase().replace(/(?<=[^/])\/$/, ''));
}
