import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isolate } from '../../language/bidi.ts';
import { dashboard as arabicDashboard } from '../../language/ar/dashboard.ts';
import { moderationMessages as arabicWords } from '../../language/ar/dashboard-moderation.ts';
import { dashboard as englishDashboard } from '../../language/en/dashboard.ts';
import { moderationMessages as englishWords } from '../../language/en/dashboard-moderation.ts';
import { formatMessage } from '../../language/message.ts';
import { complaintsOf, flawsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const arabic = { ...arabicDashboard, ...arabicWords };
const english = { ...englishDashboard, ...englishWords };
const words = { en: english, ar: arabic };
const own = {
  en: {
    held: 'Hidden from visitors',
    released: 'Released',
    deleted: 'Everything written under this name was deleted',
    undo: 'Undo',
    yes: 'Yes',
    release: 'Release what Spam Sam wrote',
    nothing: 'Nothing found.',
  },
  ar: {
    held: 'أُخفي عن الزوار',
    released: 'اعتُمد',
    deleted: 'حُذف كل ما كُتب بهذا الاسم',
    undo: 'تراجع',
    yes: 'نعم',
    release: `اعتماد ما كُتب باسم ${isolate('Spam Sam')}`,
    nothing: 'لا نتائج.',
  },
};

const idOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? Number(answer.id) : 0;

/** Two comments below a section, and a free post with one comment. */
async function letVisitorsWrite(): Promise<void> {
  const add = async (path: string, body: object) => idOf((await callSite(site, path, 'POST', body)).answer);
  const blog = await add('/community/add', { name: { en: 'Know-how', ar: 'معرفة' } });
  const title = { en: 'Pitch and distance', ar: 'المسافة بين النقاط' };
  const section = await add('/communityonepost', { category_id: blog, title, text: 'Text', path: '/about' });
  await add('/communitypostcomments', { post_id: section, username: 'سارة', text: 'شاشة جميلة' });
  const post = await add('/communityposts/posts', { author_name: 'Spam Sam', content: 'Cheap screens, call now' });
  await callSite(site, `/held/post/${post}/release`, 'POST');
  await add(`/communityposts/posts/${post}/comments`, { commenter_name: 'Omar', text: 'Is this real?' });
  await add('/communitypostcomments', { post_id: section, username: 'Spam Sam', text: 'Cheap '.repeat(60) });
}

const items = (page: Page) => page.locator('.message');

const authorsOf = (page: Page) => items(page).locator('bdi.font-medium').allTextContents();

describe.each(['en', 'ar'] as const satisfies Language[])('moderation in %s', (language) => {
  const t = words[language];
  const tell = own[language];

  it('lists what visitors wrote, finds it, holds and shows it, and deletes all of one author [OP-010]', async () => {
    await letVisitorsWrite();
    const { page } = await openDashboard(browser, site, { path: '/moderation', language });
    await page.getByRole('heading', { level: 2, name: t.moderation }).waitFor();
    await expect.poll(() => authorsOf(page)).toEqual(['Spam Sam', 'Omar', 'Spam Sam', 'سارة']);
    expect(await flawsOf(page)).toEqual([]);

    await page.getByRole('searchbox', { name: t.moderationSearch }).fill('شاشه جميله');
    await expect.poll(() => authorsOf(page)).toEqual(['سارة']);
    const edit = items(page).getByRole('link', { name: t.toSection });
    await expect
      .poll(() => edit.getAttribute('href'))
      .toMatch(/^\/dashboard\/community\/post\/\d+\?section=communityonepost&record=\d+$/);
    await page.getByRole('searchbox').fill('zzz');
    await page.getByText(tell.nothing).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: t.moderationKind }).selectOption('post');
    await expect.poll(() => authorsOf(page)).toEqual(['Spam Sam']);
    await page.getByRole('combobox', { name: t.moderationState }).selectOption('true');
    await page.getByText(tell.nothing).waitFor();
    await page.goto('/dashboard/moderation?kind=post&held=false');
    await expect.poll(() => authorsOf(page)).toEqual(['Spam Sam']);
    await expect.poll(() => items(page).getByRole('link').getAttribute('href')).toBe(`/${language}/our-community#talk`);

    const named = formatMessage(t.holdNamed, language, { name: 'Spam Sam' });
    await page.getByRole('button', { name: named }).focus();
    await page.keyboard.press('Enter');
    await noticeOf(page, tell.held).waitFor();
    await page.getByText(tell.nothing).waitFor();
    await noticeOf(page, tell.held).getByRole('button', { name: tell.undo, exact: true }).click();
    await expect.poll(() => authorsOf(page)).toEqual(['Spam Sam']);
    await page.goto('/dashboard/moderation?kind=comment&held=true');
    await page.getByRole('button', { name: tell.release }).click();
    await noticeOf(page, tell.released).getByRole('button', { name: tell.undo, exact: true }).click();
    await page.getByRole('button', { name: tell.release }).waitFor();

    await page.goto('/dashboard/moderation');
    const all = page.getByRole('button', { name: formatMessage(t.deleteAllBy, language, { name: 'Spam Sam' }) });
    await all.first().click();
    const question = page.getByRole('alertdialog', { name: t.deleteAllQuestion });
    await question.getByText(t.deleteAllHint).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => authorsOf(page)).toHaveLength(4);
    await all.first().click();
    await question.getByRole('button', { name: tell.yes }).click();
    await expect.poll(() => authorsOf(page)).toEqual(['سارة']);
    await noticeOf(page, tell.deleted).getByRole('button', { name: tell.undo, exact: true }).click();
    await expect.poll(() => authorsOf(page)).toEqual(['Spam Sam', 'Omar', 'Spam Sam', 'سارة']);
  });
});

it('a list of nothing says so', async () => {
  const { page } = await openDashboard(browser, site, { path: '/moderation' });
  await page.getByText(english.moderationNone).waitFor();
  await expect.poll(() => items(page).count()).toBe(0);
});

it('a list that cannot be read says so and is read again', async () => {
  await letVisitorsWrite();
  const { page } = await openDashboard(browser, site, { path: '/overview-is-elsewhere' });
  await page.route('**/api/en/messages*', (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await page.goto('/dashboard/moderation');
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await alert.waitFor();
  await page.unroute('**/api/en/messages*');
  await alert.getByRole('button').click();
  await expect.poll(() => authorsOf(page)).toHaveLength(4);
});
