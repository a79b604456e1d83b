import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { complaintsOf, type DashboardRequest, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('empty');

// Notices of success, of refusals and of partial failures.

const base = '/productssectionone';
const updated = 'Item updated';

beforeEach(async () => {
  const item = { title: { en: 'Bright' }, text: { en: 'A bright panel' }, path: '/about', category_id: 1 };
  await callSite(site, '/products', 'POST', { name: 'Panel' });
  await callSite(site, base, 'POST', item);
});

const open = async (request: Partial<DashboardRequest> = {}): Promise<Page> =>
  (await openDashboard(browser, site, { path: '/product/1', ...request })).page;

async function saveTitle(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${from}`, exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Edit Item' });
  await window.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(to);
  await window.getByRole('button', { name: 'Update', exact: true }).click();
  await window.waitFor({ state: 'detached' });
}

const titleNow = async (): Promise<unknown> => (await callSite(site, `${base}/1?languages=all`)).answer;

/** Finishes the timers of notices that are not paused. */
const passTime = (page: Page) =>
  page.locator('.notice').evaluateAll((notices) => {
    for (const animation of notices.flatMap((notice) => notice.getAnimations())) {
      if (animation.playState !== 'paused') animation.finish();
    }
  });

describe('a notice', () => {
  it('names its record, offers to undo it for 20 s, and leaves by itself unless it is pointed at [ADM-GEN-82]', async () => {
    const page = await open({ keepsNotices: false });
    // The 20 seconds are stretched for a busy machine.
    await page.evaluate(() =>
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (animationName !== 'notice-stays' || !(target instanceof Element)) return;
        for (const animation of target.getAnimations()) animation.updatePlaybackRate(0.01);
      }),
    );
    await saveTitle(page, 'Bright', 'Brighter');
    const notice = noticeOf(page, updated);
    const seconds = () => notice.evaluate((card) => getComputedStyle(card).animationDuration);
    await expect.poll(seconds).toBe('20s');
    await notice.hover();
    await expect.poll(() => notice.getByText('Brighter', { exact: true }).count()).toBe(1);
    await passTime(page);
    await expect.poll(() => notice.count()).toBe(1);
    await page.mouse.move(0, 0);
    await expect
      .poll(async () => {
        await passTime(page);
        return notice.count();
      })
      .toBe(0);
  });

  it('undoes an older change only after it has said that newer ones go, too', async () => {
    const page = await open();
    await saveTitle(page, 'Bright', 'Brighter');
    await saveTitle(page, 'Brighter', 'Brightest');
    const older = noticeOf(page, updated).first();
    await older.getByRole('button', { name: english.undo, exact: true }).click();
    await older.getByText('This was changed again later').waitFor();
    expect(await titleNow()).toMatchObject({ title: { en: 'Brightest' } });
    await older.getByRole('button', { name: english.undoNewerToo }).click();
    await noticeOf(page, 'The change was undone').waitFor();
    expect(await titleNow()).toMatchObject({ title: { en: 'Bright' } });
  });

  it.each([390, 1440])('covers no button of a form at %i px', async (width) => {
    const page = await open({ width, path: '/settings?section=settings/country-sa' });
    const phone = page.getByLabel('Phone').first();
    const save = page.getByRole('button', { name: english.settingsSave, exact: true });
    for (const count of [1, 2, 3]) {
      await phone.fill(`+966 11 111 111${count}`);
      await save.click();
      await expect.poll(() => page.locator('.notice').count()).toBe(count);
    }
    await phone.focus();
    const room = async () => {
      const [button, notices] = await Promise.all([save.boundingBox(), page.locator('.notices').boundingBox()]);
      return (notices?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    expect(await complaintsOf(page)).toEqual([]);
  });
});

it('a refused save leads to the first field that needs attention, from the bar at the foot', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit Bright', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Edit Item' });
  const link = window.locator('#field-path');
  await link.fill('javascript:alert(1)');
  await window.getByRole('button', { name: 'Update', exact: true }).click();
  const bar = window.locator('.form-end').getByRole('alert');
  await bar.waitFor();
  await expect.poll(() => link.evaluate((box) => box === document.activeElement)).toBe(true);
  await window.getByRole('button', { name: 'Update', exact: true }).focus();
  await bar.getByRole('button', { name: '1 field needs you · Show' }).click();
  await expect.poll(() => link.evaluate((box) => box === document.activeElement)).toBe(true);
});

describe('a part of the dashboard', () => {
  it('that fails is reported in its place, with the number in the log and a link back', async () => {
    const page = await open({ path: '/' });
    await page.route('**/assets/jobs-screen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function JobsScreen() { throw new Error('Broken on purpose'); }",
      }),
    );
    await page.getByRole('button', { name: english.more, exact: true }).click();
    await page.getByRole('link', { name: english.jobs, exact: true }).click();
    const fault = page.getByRole('alert').filter({ hasText: english.partBroken });
    await fault.getByText(/Number in the log: \S+\./).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.unroute('**/assets/jobs-screen-*.js');
    await fault.getByRole('link', { name: english.toOverview }).click();
    await page.getByRole('heading', { name: english.overview }).waitFor();
  });

  it('that cannot be fetched offers to load again, and the header still works', async () => {
    const page = await open({ path: '/' });
    await page.route('**/assets/jobs-screen-*.js', (route) => route.abort());
    await page.getByRole('button', { name: english.more, exact: true }).click();
    await page.getByRole('link', { name: english.jobs, exact: true }).click();
    const fault = page.getByRole('alert').filter({ hasText: english.partMissing });
    await fault.waitFor();
    await page.unroute('**/assets/jobs-screen-*.js');
    await fault.getByRole('button', { name: english.loadAnew }).click();
    await page.getByRole('heading', { name: english.jobs }).waitFor();
    await expect.poll(() => fault.count()).toBe(0);
  });
});

it('keys that are typed while the palette loads go into the palette', async () => {
  const page = await open({ path: '/' });
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/palette-*.js', async (route) => {
    await told;
    return route.continue();
  });
  await page.getByRole('button', { name: english.search }).click();
  await page.keyboard.type('joxb');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  goOn();
  const box = page.getByRole('combobox', { name: english.paletteLabel });
  await box.waitFor();
  await page.keyboard.type('bs');
  await expect.poll(() => box.inputValue()).toBe('jobs');
});
