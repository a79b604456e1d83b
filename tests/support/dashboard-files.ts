import type { VisitedSite } from './open-site.ts';
import { samplePhoto } from './sample-files.ts';
import { callSite } from './site-call.ts';

interface Answered {
  readonly [name: string]: unknown;
}

const isAnswered = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/** Makes a call, as the administrator, that must succeed. */
export async function ask(site: VisitedSite, path: string, method = 'GET', body?: object): Promise<Answered> {
  const { status, answer } = await callSite(site, path, method, body);
  if (status >= 300 || !isAnswered(answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Stores a file as another client would. @returns its stored name */
export async function storeFile({ origin, session }: VisitedSite, name: string, type: string, bytes: Buffer) {
  const body = new FormData();
  body.append('file', new File([Uint8Array.from(bytes)], name, { type }));
  const headers = { cookie: `session=${session}`, origin };
  const answer = await fetch(`${origin}/api/en/media`, { method: 'POST', headers, body });
  const stored: unknown = await answer.json();
  if (!isAnswered(stored) || typeof stored['name'] !== 'string') throw new Error(`${name}: ${JSON.stringify(stored)}`);
  return stored['name'];
}

/** Stores a picture as another client would. @returns its stored name */
export const storePicture = async (site: VisitedSite, name: string, width = 640): Promise<string> =>
  storeFile(site, name, 'image/jpeg', await samplePhoto(width, 360).jpeg().toBuffer());

/** Adds a product with a picture. @returns its id */
export const addProduct = async (site: VisitedSite, name: string, image: string): Promise<number> =>
  Number((await ask(site, '/products', 'POST', { name: { en: name, ar: name }, image }))['id']);

/** Stored name of the picture that a product has for both languages. */
export async function imageOf(site: VisitedSite, id: number): Promise<unknown> {
  const answer = await ask(site, `/products/${id}?languages=all`);
  const record = isAnswered(answer['data']) ? answer['data'] : answer;
  return isAnswered(record['image']) ? record['image']['shared'] : null;
}

/** Original names of the files of the library that a question finds, newest first. */
export async function libraryOf(site: VisitedSite, query = ''): Promise<unknown[]> {
  const { files } = await ask(site, `/media?${query}`);
  return Array.isArray(files) ? files.map((file: Answered) => file['original_name']) : [];
}

/** @throws Error where the browser complained about more than the refusals of calls that tests of files are about */
export function assertOnlyRefusals(problems: readonly string[]): void {
  const others = problems.filter((problem) => !/status of 4(?:00|01|09|13|15)/.test(problem));
  if (others.length > 0) throw new Error(others.join('\n'));
}
