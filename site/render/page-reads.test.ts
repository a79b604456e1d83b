import { expect, it } from 'vitest';
import { catalogueContent } from '../../tests/support/catalogue-content.ts';
import { homeContent } from '../../tests/support/home-content.ts';
import { renderSite } from '../../tests/support/render-site.ts';

const content = { ...homeContent, ...catalogueContent };
const pages = [
  '/',
  '/product/1/noor',
  '/products',
  '/one-category/1',
  '/sub-category/1',
  '/single-project/1',
  '/about',
  '/contact',
  '/privacy-policy',
];

async function requestedBy(path: string): Promise<readonly string[]> {
  const requested: string[] = [];
  const { status } = await renderSite(content, { path, language: 'en', asked: requested });
  expect([path, status < 500]).toEqual([path, true]);
  return requested;
}

it.each(pages)('%s asks for no record, list or file twice', async (path) => {
  const requested = (await requestedBy(path)).filter((question) => question !== 'files');
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.toSorted()).toEqual([...new Set(requested)].toSorted());
});

it.each(pages)('%s asks at most three times for files', async (path) => {
  const requested = await requestedBy(path);
  expect(requested.filter((question) => question === 'files').length).toBeLessThanOrEqual(3);
});
