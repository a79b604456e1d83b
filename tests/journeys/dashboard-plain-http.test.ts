import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../content/collections/index.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { loadLateMessages } from '../../language/late-messages.ts';
import { plainHost } from '../support/browser.ts';
import { complaintsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { openSite, type VisitedSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

/** The site over plain HTTP with a host name, where browsers lack features that need a secure context. */
const plain: VisitedSite = { ...site, origin: site.origin.replace('127.0.0.1', plainHost) };

const both = (en: string, ar: string) => ({ en, ar });

beforeEach(async () => {
  await ask(site, '/category/add', 'POST', { name: both('Walls', 'جدران') });
  await ask(site, '/products', 'POST', { name: both('Skyline', 'أفق'), category: 1 });
});

describe.each<Language>(['en', 'ar'])('the dashboard over plain HTTP under a host name (%s)', async (language) => {
  const t = await loadDashboardMessages(language);
  const late = await loadLateMessages(language);
  let page: Page;
  let problems: readonly string[];
  const open = async (path: string): Promise<void> => {
    ({ page, problems } = await openDashboard(browser, plain, { path, language }));
    await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false);
  };
  const exceptions = () => problems.filter((problem) => problem.startsWith('exception'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('adds features, downloads and rows of parameters, and saves them [ADM-GEN-44]', async () => {
    await open('/product/1/edit');
    const form = page.locator('#section-fields form').first();
    for (const [name, field] of [
      ['features', products.fields.features],
      ['downloads', products.fields.downloads],
    ] as const) {
      const label = fieldLabel(name, field)?.[language] ?? name;
      await form.getByRole('button', { name: t('addToList', { label }), exact: true }).click();
      await expect.poll(() => form.locator(`[id^="field-products-${name}-0-"]`).count()).toBeGreaterThan(0);
    }
    await form.locator(`[id="field-products-features-0-title-${language}-"]`).fill('Bright');
    await form.locator(`[id="field-products-downloads-0-title-${language}-"]`).fill('Data sheet');
    for (const [part, text] of [
      ['name', 'Pitch'],
      ['value', '2.5'],
    ]) {
      await form.locator(`[id="field-products-specification-0-rows-0-${part}-${language}-"]`).focus();
      await page.keyboard.insertText(text ?? '');
    }
    await form.getByRole('button', { name: t('update'), exact: true }).click();
    await expect
      .poll(() => ask(site, '/products/1?languages=all'))
      .toMatchObject({
        features: [{ title: { [language]: 'Bright' } }],
        downloads: [{ title: { [language]: 'Data sheet' } }],
        specification: [{ rows: [{ name: { [language]: 'Pitch' } }] }],
      });
    expect(exceptions()).toEqual([]);
  });

  it('adds an item to a quotation [ADM-GEN-44]', async () => {
    const { id } = await ask(site, '/offers', 'POST', { language: 'en', country: 'sa' });
    await open(`/offers/${String(id)}`);
    await button(late('offerAddText')).click();
    const items = page.getByRole('region', { name: late('offerItems'), exact: true }).locator('ol > li');
    await expect.poll(() => items.count()).toBe(1);
    expect(exceptions()).toEqual([]);
  });

  it('shows a notice for an unexpected script error, once for one that repeats [ADM-GEN-45]', async () => {
    await open('/history');
    await page.getByRole('heading', { name: t('history') }).waitFor();
    await page.evaluate(() => {
      for (let time = 0; time < 5; time += 1)
        setTimeout(() => {
          throw new Error('Broken on purpose');
        });
      void Promise.reject(new Error('Left alone on purpose'));
    });
    const notices = noticeOf(page, t('scriptFailed'));
    await expect.poll(() => notices.count()).toBe(2);
    await expect.poll(() => notices.first().textContent()).toMatch(/: .+\./);
    expect(await complaintsOf(page)).toEqual([]);
  });
});
