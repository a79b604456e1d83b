import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type DashboardMessage, loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { callMessage } from '../../language/call-messages.ts';
import { flawsOf, type Language, openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const cardOf = (page: Page, title: string): Locator => page.locator('.record-card', { hasText: title });
const name = { en: 'Torch', ar: 'شعلة' };
const addProduct = (save = 'live') =>
  callSite(site, `/products?save=${save}`, 'POST', { name, description: { en: 'A light', ar: 'ضوء' } });
const hold = (author: string) =>
  callSite(site, '/communityposts/posts', 'POST', { author_name: author, content: 'Held, because no form was open' });

/** A date two months ahead: every calendar of that month shows it. */
function dayThen(day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, day)).toISOString().slice(0, 10);
}

/** Presses Ctrl and the S key on an Arabic keyboard layout. */
const pressOtherLayout = (page: Page) =>
  page.evaluate(() => {
    const event = { code: 'KeyS', key: 'س', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
  });

describe.each<Language>(['en', 'ar'])('the header in %s', (language) => {
  it('shows on every screen the tasks of Today, one press away, and announces new ones to screen readers', async () => {
    const t = await loadDashboardMessages(language);
    await hold('Sara');
    const { page } = await openDashboard(browser, site, { path: '/login', language });
    await page.clock.install();
    await page.goto('/dashboard/products');
    const bar = page.getByRole('group', { name: t('needsYou') });
    const held = (count: number) => bar.getByRole('link', { name: t('waitingComments', { count }) });
    await held(1).waitFor();
    await expect.poll(() => bar.getByRole('link').count()).toBe(4);
    await expect.poll(() => page.locator('.pill-bar .pill').count()).toBe(9);
    expect(await flawsOf(page)).toEqual([]);

    await hold('Omar');
    await page.clock.fastForward(61_000);
    await held(2).waitFor();
    await bar
      .getByRole('status')
      .getByText(t('waitingComments', { count: 2 }))
      .waitFor();

    await held(2).press('Enter');
    await page.waitForURL('**/dashboard/moderation?held=true');
    await page.getByRole('button', { name: t('releaseNamed', { name: 'Omar' }) }).click();
    await held(1).waitFor();
    await expect.poll(() => bar.getByRole('status').textContent()).toBe('');
  });

  it('has a second menu in five groups, gone through by the arrow keys, that knows what was used last [ADM-GEN-95]', async () => {
    const t = await loadDashboardMessages(language);
    const { page } = await openDashboard(browser, site, { path: '/backup', language });
    const button = page.getByRole('button', { name: t('more'), exact: true });
    const menu = page.getByRole('navigation', { name: t('more') });
    const group = (word: DashboardMessage) => menu.getByRole('region', { name: t(word), exact: true });
    await button.press('Enter');
    await group('groupOperation')
      .getByRole('link', { name: t('jobs') })
      .waitFor();
    await expect
      .poll(() => menu.getByRole('heading').allTextContents())
      .toEqual([t('groupVisitors'), t('groupSite'), t('groupContent'), t('groupTeam'), t('groupOperation')]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/offers');
    await page.getByRole('heading', { name: t('offers') }).waitFor();
    await button.press('Enter');
    await expect.poll(() => group('groupRecent').getByRole('link').allTextContents()).toEqual([t('backup')]);
    expect(await flawsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await flawsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe.each<Language>(['en', 'ar'])('keys in %s', (language) => {
  it('save the topmost form and publish it, not while a question is open, and are listed', async () => {
    const t = await loadDashboardMessages(language);
    await addProduct('draft');
    const { page } = await openDashboard(browser, site, { path: '/products', language });
    const title = name[language];
    const edit = cardOf(page, title).getByRole('button', { name: t('editNamed', { title }) });
    await edit.waitFor();
    await page.keyboard.press('Shift+?');
    const list = page.getByRole('dialog', { name: t('shortcuts') });
    await list.getByText(t('shortcutPublish')).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });

    await edit.click();
    const window = page.getByRole('dialog', { name: t('editItem') });
    const english = window.getByLabel(`(${t('inEnglish')})`).nth(1);
    await english.fill('Typed? Yes');
    await window.getByRole('button', { name: t('cancel') }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await page.keyboard.press('Control+s');
    await question.getByRole('button', { name: t('no') }).click();
    await expect.poll(() => english.inputValue()).toBe('Typed? Yes');
    await english.focus();
    await pressOtherLayout(page);
    await window.waitFor({ state: 'hidden' });
    await cardOf(page, title).getByText(t('stateDraft')).waitFor();

    await edit.click();
    await english.fill('Published by keys');
    await page.keyboard.press('Control+Enter');
    await window.waitFor({ state: 'hidden' });
    await expect.poll(() => cardOf(page, title).getByText(t('stateDraft')).count()).toBe(0);
    const seen = await fetch(`${site.origin}/en/products`);
    expect(await seen.text()).toContain(name.en);
  });
});

describe.each<Language>(['en', 'ar'])('times in %s', (language) => {
  it('a record is published and unpublished at its times, which the calendar shows and moves', async () => {
    const t = await loadDashboardMessages(language);
    await addProduct();
    const { page } = await openDashboard(browser, site, { path: '/products', language });
    const title = name[language];
    const card = cardOf(page, title);
    await card.getByRole('button', { name: t('editNamed', { title }) }).click();
    await page.getByRole('button', { name: t('publishingMenu') }).click();
    await page.getByRole('menuitem', { name: t('scheduleEllipsis') }).click();
    const window = page.getByRole('dialog', { name: t('scheduleTitle') });
    // Nothing is unpublished, so only the time of unpublishing is requested.
    await expect.poll(() => window.getByLabel(t('scheduleDay')).count()).toBe(1);
    await window.getByLabel(t('inEnglish')).uncheck();
    await window.getByLabel(t('scheduleDay')).fill(dayThen(15));
    await page.keyboard.press('Control+s');
    await card.getByText(t('stateUntil', { moment: '' }).trim()).waitFor();

    await page.goto(`/dashboard/calendar?day=${dayThen(15)}`);
    const table = page.getByRole('table');
    await table.getByText(t('calendarTakeBack')).waitFor();
    await table.getByRole('link', { name: title }).first().waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await table.getByRole('button', { name: t('calendarMoveNamed', { title }) }).click();
    const move = page.getByRole('dialog', { name: t('scheduleTitleOf', { title }) });
    await move.getByLabel(t('scheduleDay')).fill('2026-01-01');
    await move.getByRole('button', { name: t('scheduleSave') }).click();
    await move.getByText(callMessage('timeRefused', language)).waitFor();
    await move.getByLabel(t('scheduleDay')).fill(dayThen(16));
    await move.getByRole('button', { name: t('scheduleSave') }).click();
    await move.waitFor({ state: 'hidden' });
    const day = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${dayThen(16)}"]`) });
    await day.getByText(t('calendarTakeBack')).waitFor();

    await day.getByRole('button', { name: t('calendarMoveNamed', { title }) }).click();
    await move.getByLabel(t('scheduleEnd')).uncheck();
    await move.getByRole('button', { name: t('scheduleSave') }).click();
    await move.waitFor({ state: 'hidden' });
    await expect.poll(() => table.getByText(t('calendarTakeBack')).count()).toBe(0);
    await page.getByRole('button', { name: t('bookingsToday'), exact: true }).click();
    await table.getByText(t('calendarPublished')).first().waitFor();
    await table.getByRole('link', { name: title }).first().press('Enter');
    await page.waitForURL('**/dashboard/product/*/edit');
  });
});
