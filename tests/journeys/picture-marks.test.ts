import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import { openPage } from '../support/browser.ts';
import { flawsOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('demo');

const marked = z.object({ marks: z.array(z.object({ record: z.number(), x: z.number(), y: z.number() })) });
const marksOf = async (id: number) => marked.parse((await callSite(site, `/singleproject/${id}`)).answer).marks;

/**
 * The positions of the hotspots on the first picture, and the positions where the picture shows these points, in CSS
 * pixels.
 */
const placesOn = (page: Page, shares: readonly { readonly x: number; readonly y: number }[]) =>
  page.evaluate((all) => {
    const picture = document.querySelector<HTMLImageElement>('.page-hero img');
    if (picture === null) throw new Error('There is no picture');
    const box = picture.getBoundingClientRect();
    const [across = 0, down = 0] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat);
    const scale = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    return {
      shown: all.map(({ x, y }) => ({
        x: Math.round(box.x + ((box.width - width) * across) / 100 + (width * x) / 100),
        y: Math.round(box.y + ((box.height - height) * down) / 100 + (height * y) / 100),
      })),
      marked: [...document.querySelectorAll('.page-hero .picture-mark')].map((mark) => {
        const { x, y } = mark.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      }),
    };
  }, shares);

describe.each(['en', 'ar'] as const)('names upon a picture (%s)', (language) => {
  it.each([390, 1024, 1920])('stand where it shows what they name, at %i px', async (width) => {
    const { page } = await openPage(browser, { origin: site.origin, path: `/${language}/project/5`, width });
    const marks = await marksOf(5);
    expect(marks.length).toBeGreaterThan(1);
    const { shown, marked: found } = await placesOn(page, marks);
    expect(found.length).toBe(marks.length);
    for (const [index, place] of found.entries()) {
      expect(Math.abs(place.x - (shown[index]?.x ?? Number.NaN))).toBeLessThanOrEqual(1);
      expect(Math.abs(place.y - (shown[index]?.y ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });

  it('lead to the product that is pressed', async () => {
    const { page } = await openPage(browser, { origin: site.origin, path: `/${language}/project/1`, width: 390 });
    await page.locator('.page-hero .picture-mark a').click();
    await expect.poll(() => page.url()).toContain('/product/4/');
  });
});

describe('the picture of a form', async () => {
  const t = await loadDashboardMessages('en');
  const label = 'Products in the picture';
  const nameOf = (number: number, title: string, across: number, down: number) =>
    t('markAt', { number, title, across, down });

  it('is marked by a press or a key, and visitors find there what was marked', async () => {
    const { page } = await openDashboard(browser, site, { path: '/manage_singel_project/6/edit' });
    const group = page.getByRole('group', { name: label });
    const picture = group.getByRole('button', { name: t('addToList', { label }) });
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await group.getByRole('button', { name: nameOf(1, 'Shafaf 3.9', 42, 54) }).waitFor();

    await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
    // After a hotspot is placed, its list of records has the focus.
    const record = group.getByLabel('2. Shown here');
    await expect.poll(() => record.evaluate((place) => place === document.activeElement)).toBe(true);
    await record.selectOption({ label: 'Sharit 37' });
    const second = group.getByRole('button', { name: nameOf(2, 'Sharit 37', 25, 75) });
    await second.press('ArrowRight');
    await group.getByRole('button', { name: nameOf(2, 'Sharit 37', 27, 75) }).press('ArrowUp');

    await picture.press('Enter');
    await group.getByRole('button', { name: nameOf(3, t('notChosen'), 50, 50) }).press('Delete');
    expect(await flawsOf(page)).toEqual([]);

    await page
      .locator('#section-fields form')
      .first()
      .getByRole('button', { name: t('update'), exact: true })
      .click();
    await expect
      .poll(async () => (await marksOf(6)).map(({ record: id, x, y }) => [id, Math.round(x), Math.round(y)]))
      .toEqual([
        [3, 42, 54],
        [12, 27, 73],
      ]);
    const { page: visited } = await openPage(browser, { origin: site.origin, path: '/en/project/6' });
    expect(await visited.locator('.page-hero .picture-mark').allInnerTexts()).toEqual(['Shafaf 3.9', 'Sharit 37']);
  });

  it('keeps a mark that names nothing from being saved, and says so beside it', async () => {
    const { page } = await openDashboard(browser, site, { path: '/manage_singel_project/6/edit' });
    const group = page.getByRole('group', { name: label });
    await group.getByRole('button', { name: t('addToList', { label }) }).press('Enter');
    await page
      .locator('#section-fields form')
      .first()
      .getByRole('button', { name: t('update'), exact: true })
      .click();
    const record = group.getByLabel('2. Shown here');
    await expect.poll(() => record.getAttribute('aria-invalid')).toBe('true');
    expect(await marksOf(6)).toHaveLength(1);
  });

  it('is dragged to another place, and asked for where there is none', async () => {
    const { page } = await openDashboard(browser, site, { path: '/manage_singel_project/6/edit' });
    const group = page.getByRole('group', { name: label });
    const mark = group.getByRole('button', { name: nameOf(1, 'Shafaf 3.9', 42, 54) });
    const moved = group.getByRole('button', { name: nameOf(1, 'Shafaf 3.9', 60, 30) });
    const picture = group.getByRole('button', { name: t('addToList', { label }) });
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
      .toBe(true);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await mark.dragTo(picture, { targetPosition: { x: width * 0.6, y: height * 0.3 } });
    await expect.poll(() => moved.count()).toBe(1);

    const { page: added } = await openDashboard(browser, site, { path: '/single_project' });
    await added.getByRole('button', { name: t('addNew') }).click();
    await added.getByRole('group', { name: label }).getByText(t('marksNeedPicture')).waitFor();
  });
});
