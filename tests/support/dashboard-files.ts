import type { VisitedSite } from './open-site.ts';
import { samplePhoto } from './sample-files.ts';
import { callSite } from './site-call.ts';

interface Answered {
  readonly [name: string]: unknown;
}

const isAnswered = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/**
 * Calls an endpoint as the administrator.
 * @throws Error when the call fails
 */
export async function ask(site: VisitedSite, path: string, method = 'GET', body?: object): Promise<Answered> {
  const { status, answer } = await callSite(site, path, method, body);
  if (status >= 300 || !isAnswered(answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/**
 * Uploads a file as another client.
 * @returns its stored name
 */
export async function storeFile({ origin, session }: VisitedSite, name: string, type: string, bytes: Buffer) {
  const body = new FormData();
  body.append('file', new File([Uint8Array.from(bytes)], name, { type }));
  const headers = { cookie: `session=${session}`, origin };
  const answer = await fetch(`${origin}/api/en/media`, { method: 'POST', headers, body });
  const stored: unknown = await answer.json();
  if (!isAnswered(stored) || typeof stored['name'] !== 'string') throw new Error(`${name}: ${JSON.stringify(stored)}`);
  return stored['name'];
}

/**
 * Uploads a picture as another client.
 * @returns its stored name
 */
export const storePicture = async (site: VisitedSite, name: string, width = 640): Promise<string> =>
  storeFile(site, name, 'image/jpeg', await samplePhoto(width, 360).jpeg().toBuffer());

/**
 * Adds a product with a picture.
 * @returns its id
 */
export const addProduct = async (site: VisitedSite, name: string, image: string): Promise<number> =>
  Number((await ask(site, '/products', 'POST', { name: { en: name, ar: name }, image }))['id']);

/** The stored name of a product's picture for both languages. */
export async function imageOf(site: VisitedSite, id: number): Promise<unknown> {
  const answer = await ask(site, `/products/${id}?languages=all`);
  const record = isAnswered(answer['data']) ? answer['data'] : answer;
  return isAnswered(record['image']) ? record['image']['shared'] : null;
}

/** The original names of the library's files that match a query, newest first. */
export async function libraryOf(site: VisitedSite, query = ''): Promise<unknown[]> {
  const { files } = await ask(site, `/media?${query}`);
  return Array.isArray(files) ? files.map((file: Answered) => file['original_name']) : [];
}

/** @throws Error when a problem is not one of the refusals that tests of files cause */
export function assertOnlyRefusals(problems: readonly string[]): void {
  const others = problems.filter((problem) => !/status of 4(?:00|01|09|13|15)/.test(problem));
  if (others.length > 0) throw new Error(others.join('\n'));
}
