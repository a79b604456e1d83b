import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { type LateMessage, loadLateMessages } from '../../language/late-messages.ts';
import { flawsOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('empty');

/** Creates an enquiry that needs a reply. Returns its id. */
async function receive(name: string): Promise<number> {
  const fields = { name, email: 'layla@screens.example', message: 'A wall for the lobby, please' };
  const { answer } = await callSite(site, '/../en/send-email', 'POST', { kind: 'contact', fields });
  const { id } = z.object({ id: z.number() }).parse(answer);
  await callSite(site, `/enquiries/${id}`, 'PATCH', { held: false });
  return id;
}

const hold = (author: string) =>
  callSite(site, '/communityposts/posts', 'POST', { author_name: author, content: 'Held, because no form was open' });

/** Returns the number in the badge of Today. */
const badgeOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.needs .need').first().locator('.need-count').textContent()) ?? '0');

describe.each(['en', 'ar'] as const)('Today in %s', (language) => {
  const open = async (path = '/') => {
    const t = await loadDashboardMessages(language);
    const late = await loadLateMessages(language);
    const { page } = await openDashboard(browser, site, { path, language });
    const today = page.getByRole('region', { name: t('needsYou') });
    const button = (word: LateMessage, name: string) =>
      today.getByRole('button', { name: late('taskNamed', { action: late(word), name }) });
    return { page, say: t, today, button };
  };

  it('counts what it lists, and each task is dealt with there: put off, shown again, done [ADM-GEN-85]', async () => {
    const id = await receive('Layla');
    const { page, say: t, today, button } = await open();
    const row = today.getByRole('link', { name: 'Layla', exact: true });
    await row.waitFor();
    expect(await flawsOf(page)).toEqual([]);
    const before = await badgeOf(page);

    await button('taskSnooze', 'Layla').click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => badgeOf(page)).toBe(before - 1);
    await page.getByRole('button', { name: t('undo') }).click();
    await row.waitFor();
    await expect.poll(() => badgeOf(page)).toBe(before);

    await button('taskDone', 'Layla').click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => badgeOf(page)).toBe(before - 1);
    expect((await callSite(site, `/enquiries/${id}`)).answer).toMatchObject({ status: 'contacted' });
  });

  it('assigns an enquiry, and releases or deletes a comment, by one press each [ADM-GEN-85]', async () => {
    const id = await receive('Omar');
    await hold('Sara');
    const { page, say: t, today, button } = await open();
    await button('taskAssign', 'Omar').click();
    await page.getByRole('menuitem').first().click();
    await expect
      .poll(async () => (await callSite(site, `/enquiries/${id}`)).answer)
      .toMatchObject({ assigned_to: expect.any(Number) });
    await button('release', 'Sara').click();
    await today.getByRole('link', { name: t('waitingComments', { count: 1 }) }).waitFor({ state: 'detached' });
    // A comment that an administrator released is not news.
    await expect.poll(() => today.getByRole('link', { name: t('waitingNewComments', { count: 1 }) }).count()).toBe(0);
    await callSite(site, `/enquiries/${id}`, 'PATCH', { status: 'lost' });
  });

  it('says so where its tasks cannot be read, and reads them again [ADM-GEN-85]', async () => {
    const id = await receive('Huda');
    const { page, say: t, today } = await open('/links');
    await page.route('**/today/tasks', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await page.goto('/dashboard/');
    const again = today.getByRole('button', { name: t('tryAgain') }).first();
    await again.waitFor();
    await page.unroute('**/today/tasks');
    await again.click();
    await today.getByRole('link', { name: 'Huda', exact: true }).waitFor();
    await expect.poll(() => again.count()).toBe(0);
    await callSite(site, `/enquiries/${id}`, 'PATCH', { status: 'lost' });
  });
});
