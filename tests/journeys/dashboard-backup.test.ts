import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFrom, complaintsOf, logIn, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { callSite } from '../support/site-call.ts';
import { administrator } from '../support/start-site.ts';
import { openOwnSite } from '../support/open-site.ts';

const { site, browser } = await openOwnSite('empty');

// Backups are files, which resetting the database does not remove.
beforeEach(() => rm(join(site.dataDir, 'backups'), { recursive: true, force: true }));

const words = {
  en: {
    make: 'Make a backup',
    made: 'The backup was made.',
    download: /^Download the backup of/,
    restore: /^Restore the backup of/,
    remove: /^Delete the backup of/,
    question: 'Replace the whole site with this backup?',
    yes: 'Yes',
    restored: 'The site was restored. The state before it is kept as a backup.',
    outcome: 'The site was restored',
    goBack: 'Go back to it',
    close: 'Close',
    upload: 'Add a backup from a file',
    foreign: 'This file is not a backup of this software. Nothing was changed.',
    arrived: 'The backup has arrived and is complete',
    content: 'Import content',
    noContent: 'This file holds no content of this kind of site, or is damaged. Nothing was changed.',
    changes: 'Make these changes?',
    same: 'Everything in this file is on the site already, so nothing would change.',
    takenIn: 'The content was imported',
    undo: 'Undo',
    deleted: 'The backup was deleted',
  },
  ar: {
    make: 'إنشاء نسخة احتياطية',
    made: 'أُنشئت النسخة الاحتياطية.',
    download: /^تنزيل النسخة الاحتياطية/,
    restore: /^استعادة النسخة الاحتياطية/,
    remove: /^حذف النسخة الاحتياطية/,
    question: 'هل تريد استبدال الموقع كله بهذه النسخة؟',
    yes: 'نعم',
    restored: 'استُعيد الموقع، وحُفظت حالته السابقة نسخةً احتياطية.',
    outcome: 'استُعيد الموقع',
    goBack: 'العودة إليه',
    close: 'إغلاق',
    upload: 'إضافة نسخة احتياطية من ملف',
    foreign: 'هذا الملف ليس نسخة احتياطية من هذا البرنامج. لم يتغيّر شيء.',
    arrived: 'وصلت النسخة الاحتياطية وهي سليمة',
    content: 'استيراد محتوى',
    noContent: 'ليس في هذا الملف محتوى موقع كهذا أو أنه تالف. لم يتغيّر شيء.',
    changes: 'هل تريد إجراء هذه التغييرات؟',
    same: 'كل ما في هذا الملف موجود في الموقع، فلن يتغيّر شيء.',
    takenIn: 'استُورد المحتوى',
    undo: 'تراجع',
    deleted: 'حُذفت النسخة الاحتياطية',
  },
} as const;

const banners = async (page: Page): Promise<readonly string[]> => {
  const { answer } = await callFrom(page, '/herobanner');
  return [...JSON.stringify(answer).matchAll(/"title":"([^"]*)"/g)].map(([, title = '']) => title);
};

describe.each(['en', 'ar'] as const)('backups in %s', (language) => {
  const t = words[language];

  it('are made, given out, taken in, and restored: the site is as it was, after a new login [ADM-GEN-60]', async () => {
    await ask(site, '/herobanner/add', 'POST', { title: `Kept ${language}` });
    const { page } = await openDashboard(browser, site, { path: '/backup', language });
    await page.getByRole('button', { name: t.make, disabled: false }).press('Enter');
    await page.getByRole('alert').getByText(t.made).waitFor();
    expect(await complaintsOf(page)).toEqual([]);

    await page.getByRole('button', { name: t.download }).first().click();
    const asked = page.getByRole('dialog', { name: t.download });
    await asked.locator('[name=password]').fill(administrator.password);
    const [download] = await Promise.all([page.waitForEvent('download'), asked.locator('[type=submit]').click()]);
    const given = await buffer(await download.createReadStream());
    expect(given.subarray(0, 2).toString('hex')).toBe('1f8b');

    await ask(site, '/herobanner/add', 'POST', { title: `Lost ${language}` });
    await page.getByRole('button', { name: t.restore }).first().click();
    const question = page.getByRole('dialog', { name: t.question });
    await question.locator('[name=password]').fill(administrator.password);
    expect(await complaintsOf(page)).toEqual([]);
    await question.getByRole('button', { name: t.yes }).click();
    // The restore ended the session. The screen asks for the password without leaving.
    await question.waitFor({ state: 'detached' });
    await page.locator('[name=password]').waitFor();
    await logIn(page);
    await page.getByRole('alert').getByText(t.restored).waitFor();
    const outcome = page.getByRole('region', { name: t.outcome });
    await expect
      .poll(() => outcome.getByRole('heading').evaluate((title) => title === document.activeElement))
      .toBe(true);
    await expect.poll(() => outcome.getByRole('row').count()).toBe(6);
    await outcome.getByRole('button', { name: t.goBack }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await outcome.getByRole('button', { name: t.close }).click();
    await outcome.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: t.download }).first().waitFor();
    await expect.poll(() => outcome.count()).toBe(0);
    const titles = await banners(page);
    expect(titles).toContain(`Kept ${language}`);
    expect(titles).not.toContain(`Lost ${language}`);

    await page.getByLabel(t.upload).setInputFiles({
      name: 'x.tar.gz',
      mimeType: 'application/gzip',
      buffer: Buffer.from('a text'),
    });
    await page.getByRole('alert').getByText(t.foreign).waitFor();
    await page.getByLabel(t.upload).setInputFiles({
      name: download.suggestedFilename(),
      mimeType: 'application/gzip',
      buffer: given,
    });
    await page.getByRole('alert').getByText(t.arrived).waitFor();

    await page.getByRole('button', { name: t.remove }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes }).click();
    await page.getByRole('alert').getByText(t.deleted).waitFor();
  });

  it('content is given out as a document, and taken in after a look at what it changes', async () => {
    await ask(site, '/herobanner/add', 'POST', { title: `Written ${language}` });
    const { answer } = await callSite(site, '/content/export');
    const { page } = await openDashboard(browser, site, { path: '/backup', language });
    const send = (text: string) =>
      page
        .getByLabel(t.content)
        .setInputFiles({ name: 'content.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await send('{"a":');
    await page.getByRole('alert').getByText(t.noContent).waitFor();
    await send(JSON.stringify(answer));
    await page.getByText(t.same).waitFor();
    await send(JSON.stringify(answer).replaceAll(`Written ${language}`, `Rewritten ${language}`));
    const question = page.getByRole('alertdialog', { name: t.changes });
    await question
      .getByText(language === 'en' ? 'Title' : 'العنوان')
      .first()
      .waitFor();
    expect(await banners(page)).toContain(`Written ${language}`);
    expect(await complaintsOf(page)).toEqual([]);
    await question.getByRole('button', { name: t.yes }).click();
    await page.getByRole('alert').getByText(t.takenIn).waitFor();
    expect(await banners(page)).toContain(`Rewritten ${language}`);
    await page.getByRole('button', { name: t.undo, exact: true }).first().click();
    await expect.poll(() => banners(page)).toContain(`Written ${language}`);
  });
});

it('a backup and a restore that end before their progress is read are still reported', async () => {
  const t = words.en;
  const { page } = await openDashboard(browser, site, { path: '/backup' });
  const make = page.getByRole('button', { name: t.make, disabled: false });
  await make.waitFor();
  const isOver = async () => !JSON.stringify((await callSite(site, '/backups')).answer).includes('"running"');
  await page.route('**/api/en/backups', async (route) => {
    if (route.request().method() === 'GET') await vi.waitUntil(isOver, { timeout: 60_000 });
    await route.fallback();
  });
  await make.click();
  await page.getByRole('alert').getByText(t.made).waitFor();

  await page.getByRole('button', { name: t.restore }).click();
  const question = page.getByRole('dialog', { name: t.question });
  await question.locator('[name=password]').fill(administrator.password);
  await question.getByRole('button', { name: t.yes }).click();
  await question.waitFor({ state: 'detached' });
  await logIn(page);
  await page.getByRole('alert').getByText(t.restored).waitFor();
  // The backup that the test made, and the one that the restore made of the state before.
  await expect.poll(() => page.getByRole('button', { name: t.download }).count()).toBe(2);
});

it.each([
  ['en', 'The newest 10 are kept on the server', 'One is made every day in the storage bucket'],
  ['ar', 'تُحفظ أحدث 10 نسخ على الخادم', 'تُنشأ نسخة كل يوم في مخزن الملفات'],
] as const)('in %s the stored backups are listed with and without a bucket', async (language, byHand, byClock) => {
  const { page } = await openDashboard(browser, site, { path: '/backup', language });
  const list = page.locator('[aria-labelledby=kept-backups]');
  await expect.poll(() => list.textContent()).toContain(byHand);
  await page.route('**/api/*/backups', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_scheduled: true } });
  });
  await page.reload();
  await expect.poll(() => list.textContent()).toContain(byClock);
  await expect.poll(() => list.textContent()).not.toContain(byHand);
});
