import type { VisitedSite } from './open-site.ts';

/**
 * Calls an endpoint as the administrator, without a page.
 * @param path below `/api/en`, such as `/products`
 * @returns status and answer
 */
export async function callSite({ origin, session }: VisitedSite, path: string, method = 'GET', body?: object) {
  const answer = await fetch(`${origin}/api/en${path}`, {
    method,
    headers: {
      cookie: `session=${session}`,
      origin,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, answer: json };
}
