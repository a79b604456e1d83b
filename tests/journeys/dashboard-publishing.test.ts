import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { officeNames } from '../../content/countries.ts';
import { callMessage } from '../../language/call-messages.ts';
import { type DashboardMessage, loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { otherLanguage } from '../../language/languages.ts';
import { complaintsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const seen = async (path: string): Promise<string> => (await fetch(`${site.origin}${path}`)).text();
const cardOf = (page: Page, title: string): Locator => page.locator('.record-card', { hasText: title });

describe.each<Language>(['en', 'ar'])('publishing in the %s dashboard', (language) => {
  it('a draft is written, scheduled, published, changed unseen, and unpublished; the history names each', async () => {
    const t = await loadDashboardMessages(language);
    await callSite(site, '/products', 'POST', {
      name: { en: 'Torch', ar: 'شعلة' },
      description: 'On the site already',
    });
    const { page } = await openDashboard(browser, site, { path: '/products', language, width: 1440 });
    const name = { en: `Lantern ${language}`, ar: `فانوس ${language}` };
    const title = name[language];
    const secret = `A secret light ${language}`;
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: t('publishingMenu') }) });
    const choose = async (word: DashboardMessage) => {
      await form.getByRole('button', { name: t('publishingMenu') }).click();
      await page.getByRole('menuitem', { name: t(word), exact: true }).click();
    };
    const edit = () =>
      cardOf(page, title)
        .getByRole('button', { name: t('editNamed', { title }) })
        .click();

    await page.getByRole('button', { name: t('addNew') }).click();
    await form
      .getByLabel(`(${t('inEnglish')})`)
      .first()
      .fill(name.en);
    await form
      .getByLabel(`(${t('inArabic')})`)
      .first()
      .fill(name.ar);
    await form
      .getByLabel(`(${t('inEnglish')})`)
      .nth(1)
      .fill('A light');
    await choose('saveAsDraft');
    await page.waitForURL('**/edit');
    await page.goBack();
    await cardOf(page, title).getByText(t('stateDraft')).waitFor();
    expect(await seen('/en/products')).not.toContain(name.en);

    await edit();
    await choose('scheduleEllipsis');
    const schedule = page.getByRole('dialog', { name: t('scheduleTitle') });
    await schedule.getByLabel(t('scheduleDay')).fill('2026-01-01');
    await schedule.getByRole('button', { name: t('scheduleSave') }).click();
    await schedule.getByRole('alert').waitFor();
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await schedule.getByLabel(t('scheduleDay')).fill(day);
    await schedule.getByLabel(t('scheduleTime'), { exact: true }).fill('12:30');
    await schedule.getByLabel(t('scheduleZone')).selectOption('ae');
    await expect.poll(() => schedule.getByRole('status').innerText()).toContain('11:30');
    expect(await complaintsOf(page)).toEqual([]);
    await schedule.getByRole('button', { name: t('scheduleSave') }).click();
    await schedule.waitFor({ state: 'hidden' });
    await cardOf(page, title).getByText(officeNames.sa[language]).waitFor();
    await page.getByLabel(t('listFilter')).selectOption('scheduled');
    await expect.poll(() => page.locator('.record-card').count()).toBe(1);
    await page.getByLabel(t('listFilter')).selectOption('');
    await expect.poll(() => page.locator('.record-card').count()).toBe(2);

    await edit();
    await choose('publishArabic');
    await cardOf(page, title).getByText(officeNames.sa[language]).waitFor();
    await expect.poll(() => seen('/ar/products')).toContain(name.ar);
    expect(await seen('/en/products')).not.toContain(name.en);

    await edit();
    await choose('scheduleEllipsis');
    // The window starts with the current schedule: the same time, and only the language that is still scheduled.
    await expect.poll(() => schedule.getByLabel(t('scheduleDay')).inputValue()).toBe(day);
    await expect.poll(() => schedule.getByLabel(t('scheduleTime'), { exact: true }).inputValue()).toBe('11:30');
    await expect.poll(() => schedule.getByLabel(t('inArabic')).isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await schedule.waitFor({ state: 'hidden' });
    await form
      .getByLabel(`(${t('inEnglish')})`)
      .nth(1)
      .fill('A brighter light');
    await choose('publishEnglish');
    await cardOf(page, title).locator('.state-mark').waitFor({ state: 'detached' });
    await expect.poll(() => seen('/en/products')).toContain(name.en);
    // The edit and its publication are one revision.
    const { answer: history } = await callSite(site, '/revisions?limit=1');
    expect(history).toMatchObject([{ changed: ['headline'], publishing: { action: 'publish', languages: ['en'] } }]);

    await edit();
    await form
      .getByLabel(`(${t('inEnglish')})`)
      .nth(1)
      .fill(secret);
    await choose('saveAsDraft');
    await cardOf(page, title).locator('.state-mark').waitFor();
    expect(await seen('/api/en/products')).not.toContain(secret);
    await edit();
    await form.getByText(t('waitingNote')).waitFor();
    await form.locator('[type=submit]').click();
    await cardOf(page, title).locator('.state-mark').waitFor({ state: 'detached' });
    expect(await seen('/api/en/products')).toContain(secret);

    await edit();
    await choose('unpublishBoth');
    await cardOf(page, title).getByText(t('stateDraft')).waitFor();
    expect(await seen('/ar/products')).not.toContain(name.ar);
    await noticeOf(page, language === 'en' ? 'No longer published' : 'أُلغي النشر')
      .getByRole('button', { name: t('undo') })
      .last()
      .click();
    await cardOf(page, title).locator('.state-mark').waitFor({ state: 'detached' });
    expect(await seen('/ar/products')).toContain(name.ar);

    await page.goto(`${site.origin}/dashboard/history`);
    for (const word of ['changeUnpublish', 'changeSchedule', 'changeDraft'] as const) {
      await page
        .locator('.badge', { hasText: t(word) })
        .first()
        .waitFor();
    }
  });

  it('what one language lacks does not go live: the other language alone, or a draft, is one press away [ADM-GEN-83]', async () => {
    const t = await loadDashboardMessages(language);
    const { page } = await openDashboard(browser, site, { path: '/products', language, width: 390 });
    const form = page.locator('#add-form form');
    const refusal = form.getByRole('alert');
    const written = otherLanguage(language);
    const add = async (name: string) => {
      await page.getByRole('button', { name: t('addNew') }).click();
      await form.locator(`input[lang=${written}]`).first().fill(name);
      await form.locator('[type=submit]').click();
      await refusal.getByText(callMessage('emptyParts', language)).waitFor();
    };

    await add('Kept for later');
    await form.locator(`[lang=${language}][aria-invalid=true]`).waitFor();
    expect(await seen(`/api/${written}/products`)).toBe('[]');
    expect(await complaintsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await refusal.getByRole('button', { name: t('saveAsDraft') }).click();
    await page.waitForURL('**/edit');
    await page.goBack();
    await cardOf(page, 'Kept for later').getByText(t('stateDraft'), { exact: true }).waitFor();
    expect(await seen(`/api/${written}/products`)).toBe('[]');

    await add('Half the world');
    const half = refusal.getByRole('button').first();
    await expect.poll(() => half.textContent()).toBe(t(written === 'en' ? 'publishEnglishOnly' : 'publishArabicOnly'));
    await half.click();
    await page.waitForURL('**/edit');
    await page.goBack();
    await cardOf(page, 'Half the world').locator('.state-mark').waitFor();
    await expect.poll(() => seen(`/api/${written}/products`)).toContain('Half the world');
    expect(await seen(`/api/${language}/products`)).toBe('[]');
  });

  it('the card, the menu and the marks fit a phone and are accessible', async () => {
    const t = await loadDashboardMessages(language);
    const name = { en: 'Phone', ar: 'هاتف' };
    const { answer } = await callSite(site, '/category/add?save=draft', 'POST', { name });
    expect(answer).toMatchObject({ message: 'Saved as a draft' });
    const { page } = await openDashboard(browser, site, { path: '/categories', language, width: 390 });
    const card = page.locator('.record-card', { has: page.locator('.state-mark') }).first();
    await card.locator('.button').first().click();
    const opener = page.getByRole('button', { name: t('publishingMenu') });
    await opener.press('Enter');
    await page.getByRole('menuitem', { name: t('publishBoth') }).waitFor();
    const first = page.getByRole('menuitem').first();
    await expect.poll(() => first.evaluate((item) => item === document.activeElement)).toBe(true);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  });
});
