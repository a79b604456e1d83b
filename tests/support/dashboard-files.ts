import type { Page } from 'playwright-core';
import { samplePhoto } from '../../server/media/sample-files.ts';
import { callFrom } from './dashboard.ts';

interface Answered {
  readonly [name: string]: unknown;
}

const isAnswered = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/** Makes a call, as the page's administrator, that must succeed. */
export async function ask(page: Page, path: string, method = 'GET', body?: object): Promise<Answered> {
  const { status, answer } = await callFrom(page, path, method, body);
  if (status >= 300 || !isAnswered(answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Stores a picture as another client would. @returns its stored name */
export async function storePicture(page: Page, name: string, width = 640): Promise<string> {
  const buffer = await samplePhoto(width, 360).jpeg().toBuffer();
  const answer = await page.request.post('/api/en/media', {
    multipart: { file: { name, mimeType: 'image/jpeg', buffer } },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const stored: unknown = await answer.json();
  if (!isAnswered(stored) || typeof stored['name'] !== 'string') throw new Error(`${name}: ${JSON.stringify(stored)}`);
  return stored['name'];
}

/** Adds a product with a picture. @returns its id */
export const addProduct = async (page: Page, name: string, image: string): Promise<number> =>
  Number((await ask(page, '/products', 'POST', { name: { en: name, ar: name }, image }))['id']);

/** Stored name of the picture that a product has for both languages. */
export async function imageOf(page: Page, id: number): Promise<unknown> {
  const answer = await ask(page, `/products/${id}?languages=all`);
  const record = isAnswered(answer['data']) ? answer['data'] : answer;
  return isAnswered(record['image']) ? record['image']['shared'] : null;
}

/** Original names of the files of the library that a question finds, newest first. */
export async function libraryOf(page: Page, query = ''): Promise<unknown[]> {
  const { files } = await ask(page, `/media?${query}`);
  return Array.isArray(files) ? files.map((file: Answered) => file['original_name']) : [];
}
