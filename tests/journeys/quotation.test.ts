import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../support/violations-on.ts';
import { openPage } from '../support/browser.ts';
import { openOwnSite } from '../support/open-site.ts';
import { sampleContent } from '../support/sample-quotation.ts';

// Links in emails need a public address. The test uses only their paths.
const { site, browser } = await openOwnSite('demo', { PUBLIC_URL: 'https://screens.example' });

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await fetch(`${site.origin}/api/en${path}`, {
    method,
    headers: {
      cookie: `session=${site.session}`,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** Sends a quotation and returns the path that the customer's email links to. */
async function send(language: 'ar' | 'en', items: number): Promise<{ readonly id: number; readonly path: string }> {
  const { id } = await call('POST', '/offers', { language, country: 'sa' });
  const { content, updated_at } = await call('GET', `/offers/${id}`);
  await call('PUT', `/offers/${id}`, { content: { ...content, ...sampleContent(language, items) }, updated_at });
  const written = await call('GET', `/offers/${id}`);
  await call('POST', `/offers/${id}/send`, { updated_at: written.updated_at });
  const outbox: { readonly id: number; readonly offer: number | null }[] = await call('GET', '/outbox');
  const { letter } = await call('GET', `/outbox/${outbox.find(({ offer: quotation }) => quotation === id)?.id}`);
  return { id, path: new URL(/https:\S+/.exec(letter.text)?.[0] ?? '').pathname };
}

const visit = async (path: string, options: { readonly width: number; readonly javaScript?: boolean }) =>
  (await openPage(browser, { origin: site.origin, path, reducedMotion: true, hasSeenOffer: true, ...options })).page;

const state = (page: Page) => page.locator('.offer-state');
const answer = (page: Page, form: string) => page.locator(`form[action*="/${form}?"]`);

describe('a quotation by the address in its email', () => {
  it.each([
    ['ar', 390],
    ['en', 1440],
  ] as const)('is read, asked about and accepted (%s, %i pixels)', async (language, width) => {
    const { id, path } = await send(language, 3);
    const page = await visit(path, { width });
    await page.getByRole('heading', { level: 1, name: /2026-0001|0001/ }).waitFor();
    await expect.poll(() => page.locator('.offer-items tbody tr').count()).toBe(3);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(async () => (await call('GET', `/offers/${id}`)).opened_count).toBe(1);

    const asking = answer(page, 'ask');
    await asking.locator('[name=question]').fill(language === 'ar' ? 'متى يبدأ التركيب؟' : 'When do you mount it?');
    await asking.getByRole('button').click();
    await expect.poll(() => page.locator('.offer-remarks li').count()).toBe(1);

    const accepting = answer(page, 'accept');
    await accepting.getByRole('checkbox').check();
    await accepting.getByRole('button').click();
    await expect
      .poll(() => state(page).textContent())
      .toMatch(language === 'ar' ? /^قُبل عرض السعر هذا.+ باسم / : /^This quotation was accepted by/);
    expect(await violationsOn(page)).toEqual([]);
    const { state: now } = await call('GET', `/offers/${id}`);
    expect(now).toBe('accepted');
  });

  it('is accepted without scripts, and tells beside the box that it must be ticked', async () => {
    const { id, path } = await send('ar', 1);
    const page = await visit(path, { width: 390, javaScript: false });
    const accepting = answer(page, 'accept');
    await accepting.getByRole('checkbox').check();
    await accepting.getByRole('button').click();
    await expect.poll(() => state(page).textContent()).toMatch(/^قُبل/);
    expect((await call('GET', `/offers/${id}`)).answer ?? (await call('GET', `/offers/${id}`)).state).toBe('accepted');
  });

  it('is printed as a sheet of its own, without what is pressed', async () => {
    const { path } = await send('en', 2);
    const page = await visit(path, { width: 1440 });
    await page.emulateMedia({ media: 'print' });
    await page.locator('.offer-sheet').waitFor();
    await expect.poll(() => page.locator('.offer-answer').first().isVisible()).toBe(false);
    await expect.poll(() => page.locator('.masthead').isVisible()).toBe(false);
  });
});
