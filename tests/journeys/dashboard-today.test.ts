import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { backupMessages as arabicBackups } from '../../language/ar/dashboard-backup.ts';
import { figureMessages as arabicFigures } from '../../language/ar/dashboard-figures.ts';
import { todayMessages as arabic } from '../../language/ar/dashboard-today.ts';
import { backupMessages as englishBackups } from '../../language/en/dashboard-backup.ts';
import { figureMessages as englishFigures } from '../../language/en/dashboard-figures.ts';
import { todayMessages as english } from '../../language/en/dashboard-today.ts';
import { openPage } from '../support/browser.ts';
import { flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import { openOwnSite } from '../support/open-site.ts';
import { sampleDocument } from '../support/sample-document.ts';

const { site, browser } = await openOwnSite('empty', {
  // No server listens on this port: `freePort` never returns it.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@wameed.example',
  MAIL_TO: 'us@wameed.example',
});

const words = { en: { ...english, ...englishFigures }, ar: { ...arabic, ...arabicFigures } };

const waitingOf = (page: Page) => page.getByRole('region', { name: english.needsYou });

describe('what needs the administrator today', () => {
  it('is nothing on a quiet day, and then what visitors left, each with the way to where it is done', async () => {
    const { page } = await openDashboard(browser, site, { path: '/' });
    await waitingOf(page).getByText(english.nothingWaits).waitFor();

    const post = { author_name: 'Sara', content: 'Held, because no form was open' };
    await callSite(site, '/communityposts/posts', 'POST', post);
    await callSite(site, '/category/add', 'POST', { name: { en: 'Walls' }, path: '/nowhere-at-all' });
    await page.reload();
    const pending = waitingOf(page).getByRole('link', { name: '1 comment or post awaits review' });
    await pending.waitFor();
    await expect
      .poll(() => waitingOf(page).getByRole('link').allTextContents())
      .toContain('1 item lacks text in Arabic');
    await expect.poll(() => page.getByText(english.nothingWaits).count()).toBe(0);

    await pending.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/moderation?held=true');
    await page.getByRole('button', { name: 'Release what Sara wrote' }).click();
    // Leaving the page at once would abort the call.
    await noticeOf(page, 'Released').waitFor();
    await page.goto('/dashboard/');
    await waitingOf(page).getByRole('link', { name: '1 item lacks text in Arabic' }).waitFor();
    await expect.poll(() => waitingOf(page).getByText('Loading').count()).toBe(0);
    await expect.poll(() => waitingOf(page).getByRole('link', { name: 'review' }).count()).toBe(0);
  });

  it('says so where it cannot be counted, and counts again', async () => {
    const { page } = await openDashboard(browser, site, { path: '/links' });
    await page.route('**/api/en/today', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await page.goto('/dashboard/');
    await waitingOf(page).getByRole('alert').waitFor();
    await page.unroute('**/api/en/today');
    await waitingOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => waitingOf(page).getByRole('alert').count()).toBe(0);
  });
});

describe.each(['en', 'ar'] as const)('a new enquiry in %s', (language) => {
  const replyWords = {
    en: { text: 'Text', send: 'Send the reply', sent: 'Will be sent in a moment' },
    ar: { text: 'النص', send: 'إرسال الرد', sent: 'سيُرسل بعد لحظات' },
  };
  const t = replyWords[language];

  it('is named where it is counted, and answered from there by two presses, a click into the text, and the text', async () => {
    // The text is longer than a line of a phone and is truncated there.
    const message = 'A wall for the lobby of the new house, twelve square metres, please';
    const fields = { name: 'Sara', email: 'sara@screens.example', message };
    const { answer } = await callSite(site, `/../${language}/send-email`, 'POST', { kind: 'contact', fields });
    const { id } = z.object({ id: z.number() }).parse(answer);
    await callSite(site, `/enquiries/${id}`, 'PATCH', { held: false });
    const { page } = await openDashboard(browser, site, { path: '/', language });
    const named = page.getByRole('region', { name: words[language].needsYou }).getByRole('link', { name: /^Sara/ });
    await named.waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await named.click();
    const text = page.getByRole('textbox', { name: t.text, exact: true });
    await text.click();
    await page.keyboard.insertText('Yes, on Sunday.');
    await page.getByRole('button', { name: t.send }).click();
    await page.getByText(t.sent).waitFor();
  });
});

describe.each(['en', 'ar'] as const)('the last days in %s', (language) => {
  const t = words[language];

  it('show what visitors opened, as plots and as tables, and have no flaw', async () => {
    const { page } = await openDashboard(browser, site, { path: '/', language });
    const visits = page.getByRole('img', { name: new RegExp(`^${t.visits}: \\d`) });
    await visits.waitFor();
    const countOf = async () => Number(/\d+/.exec((await visits.getAttribute('aria-label')) ?? '')?.[0]);
    const before = await countOf();

    await openPage(browser, { origin: site.origin, path: '/', language });
    const asked = await fetch(`${site.origin}/ar/contact`, {
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1' },
    });
    expect(asked.status).toBe(200);
    await page.reload();
    // A headless browser counts as a bot, so its visits are not counted.
    await visits.waitFor();
    await expect.poll(countOf).toBe(before + 1);

    await page.getByText(t.asTable).first().click();
    await page.getByRole('columnheader', { name: t.figureDay }).first().waitFor();
    await page.getByRole('table', { name: t.byCountry }).getByRole('rowheader', { name: t.noCountry }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('an import whose process died, in %s', (language) => {
  const t = { en: englishBackups, ar: arabicBackups }[language];
  const close = { en: 'Close', ar: 'إغلاق' }[language];

  /** Stores the state after an import whose process died after its second record. */
  async function storeHalfImport(): Promise<void> {
    const { answer } = await callSite(site, '/content/import', 'POST', sampleDocument('herobanner', 2));
    const { undo } = z.object({ undo: z.array(z.number()) }).parse(answer);
    const database = new DatabaseSync(join(site.dataDir, 'content.db'));
    database
      .prepare(
        'insert into change_run (kind, actor, started_at, first_id, written, unchanged) values (?, ?, ?, ?, 2, 0)',
      )
      .run('import', 'admin', new Date().toISOString(), undo[0] ?? null);
    database.close();
  }

  it('is undone, and the overview says so until the notice is closed [API-ADM-200]', async () => {
    await storeHalfImport();
    const { page } = await openDashboard(browser, site, { path: '/', language });
    await callSite(site, '/jobs/unfinished-changes/run', 'POST');
    const undone = page.getByText(t.importAgain);
    await undone.waitFor();
    expect(await flawsOf(page)).toEqual([]);
    expect((await callSite(site, '/herobanner')).answer).toMatchObject({ banners: [] });
    await page.locator('#screen').getByRole('button', { name: close, exact: true }).click();
    await undone.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: words[language].needsYou }).waitFor();
    await expect.poll(() => undone.count()).toBe(0);
  });
});
