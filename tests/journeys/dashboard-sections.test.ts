import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { callFrom, complaintsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { startSite, type StartedSite } from '../support/start-site.ts';

let browser: Browser;
let site: StartedSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite({ DEMO: '0' })]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const open = async (path: string, language: Language = 'en', width = 1440): Promise<Page> =>
  (await openDashboard(browser, site, { path, language, width })).page;

const idIn = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number' ? answer.id : 0;

/** Adds a record by its call, and answers its id. */
async function add(page: Page, address: string, fields: object): Promise<number> {
  const { status, answer } = await callFrom(page, address, 'POST', fields);
  expect(status, JSON.stringify(answer)).toBe(201);
  return idIn(answer);
}

const listOf = async (page: Page, address: string): Promise<readonly unknown[]> => {
  const { answer } = await callFrom(page, address);
  const list =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? Object.values(answer).find((value) => Array.isArray(value))
      : answer;
  return Array.isArray(list) ? list : [];
};

/** Opens a section of an accordion. */
async function openSection(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole('button', { name: title, exact: true, expanded: false });
  await button
    .or(page.getByRole('button', { name: title, exact: true, expanded: true }))
    .first()
    .waitFor();
  if ((await button.count()) > 0) await button.click();
  return page.locator('section.card', { has: page.getByRole('button', { name: title, exact: true }) });
}

const english = (label: string): string => `${label} (English)`;

async function answerQuestion(
  page: Page,
  answer: 'Yes' | 'No',
  question = 'Are you sure you want to delete this item?',
) {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: answer }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('Info & Products', () => {
  it('is one form which adds the record, then changes it, and deletes it after a question [ADM-CATMAN-05..10, MSG-36..38, OP-033]', async () => {
    const page = await open('/categories');
    const category = await add(page, '/category/add', { name: 'Walls', path: '/walls' });
    await page.goto(`/dashboard/categories/${category}`);
    const section = await openSection(page, 'Info & Products');
    await section.getByRole('group', { name: 'Product 2', exact: true }).waitFor();

    await section.getByLabel(english('Headline')).fill('Light');
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await section.getByRole('alert').filter({ hasText: 'All fields are required' }).waitFor();
    expect(await listOf(page, `/sectionone/category/${category}`)).toEqual([]);

    for (const label of ['Product 1: Name', 'Product 1: Description', 'Product 2: Name', 'Product 2: Description']) {
      await section.getByLabel(english(label)).fill(label);
    }
    const sheet = section
      .getByRole('group', { name: 'Product 1: Spec sheet (PDF)' })
      .locator('input[type=file]')
      .first();
    expect(await sheet.getAttribute('accept')).toBe('application/pdf');
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await noticeOf(page, 'Section added successfully!').waitFor();
    expect(await listOf(page, `/sectionone/category/${category}`)).toMatchObject([
      { headline: 'Light', product2_description: 'Product 2: Description' },
    ]);

    await section.getByLabel(english('Headline')).fill('More light');
    await section.getByRole('button', { name: 'Update', exact: true }).click();
    await noticeOf(page, 'Section updated successfully!').waitFor();
    await section.getByLabel(english('Headline')).fill('Even more');
    await section.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(async () => noticeOf(page, 'Section updated successfully!').count()).toBe(2);
    await noticeOf(page, 'Section updated successfully!').last().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => section.getByLabel(english('Headline')).inputValue()).toBe('More light');
    expect(await listOf(page, `/sectionone/category/${category}`)).toMatchObject([{ headline: 'More light' }]);

    await page.route('**/sectionone/**', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { message: 'No' } }) : route.continue(),
    );
    await section.getByLabel(english('Headline')).fill('Lost?');
    await section.getByRole('button', { name: 'Update', exact: true }).click();
    await section.getByRole('alert').filter({ hasText: 'Error occurred while saving data.' }).waitFor();
    expect(await section.getByLabel(english('Headline')).inputValue()).toBe('Lost?');
    await page.unroute('**/sectionone/**');
    await section.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(() => listOf(page, `/sectionone/category/${category}`)).toMatchObject([{ headline: 'Lost?' }]);

    await section.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerQuestion(page, 'No');
    expect(await listOf(page, `/sectionone/category/${category}`)).toHaveLength(1);
    await section.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerQuestion(page, 'Yes');
    await section.getByRole('button', { name: 'Add', exact: true }).waitFor();
    expect(await section.getByLabel(english('Headline')).inputValue()).toBe('');
    await noticeOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click();
    await section.getByRole('button', { name: 'Update', exact: true }).waitFor();
    expect(await section.getByLabel(english('Headline')).inputValue()).toBe('Lost?');
    await page.context().close();
  });

  it.each(['en', 'ar'] as const)('has no flaw in %s at 390 and 1440 pixels', async (language) => {
    const page = await open('/categories', language);
    const category = await add(page, '/category/add', { name: 'Walls', path: '/walls' });
    await page.goto(`/dashboard/categories/${category}`);
    await page.locator('.accordion-button').nth(1).click();
    await page.locator('.field-group').nth(2).waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await complaintsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.context().close();
  });
});

it('a banner without its category is refused by name, and nothing typed is lost [ADM-CATMAN-11..16, MSG-39..42]', async () => {
  const page = await open('/categories');
  const category = await add(page, '/category/add', { name: 'Walls', path: '/walls' });
  await page.goto(`/dashboard/categories/${category}`);
  const section = await openSection(page, 'Media Upload');
  await section.getByText('No items found for this category.').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await section.getByRole('button', { name: '+ Add New' }).click();
  expect(await dialog.locator('input[type=file]').first().getAttribute('accept')).toBe('image/*,video/*');
  await dialog.getByLabel(english('Headline')).fill('Opening');

  await page.route('**/api/en/sectiontwo?*', async (route) => {
    const { category_id: _left, ...body } = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify(body) });
  });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog
    .getByRole('alert')
    .filter({ hasText: /^Category ID is required$/ })
    .waitFor();
  await page.unroute('**/api/en/sectiontwo?*');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await noticeOf(page, 'Section Two added successfully').waitFor();

  await section.getByRole('button', { name: '+ Add New' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: 'All fields are required' }).waitFor();
  await dialog.getByLabel(english('Headline')).fill('Closing');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(
    await section
      .getByRole('listitem')
      .filter({ hasText: /Opening|Closing/ })
      .count(),
  ).toBe(2);

  await section.getByRole('button', { name: 'Edit Closing' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  await page.route('**/api/en/sectiontwo/*', (route) => route.abort());
  await edit.getByLabel(english('Headline')).fill('End');
  await edit.getByRole('button', { name: 'Update' }).click();
  await edit.getByRole('alert').filter({ hasText: 'Failed to save section two' }).waitFor();
  await page.unroute('**/api/en/sectiontwo/*');
  await edit.getByRole('button', { name: 'Update' }).click();
  await noticeOf(page, 'Section Two updated successfully').waitFor();

  await section.getByRole('button', { name: 'Delete End' }).click();
  await answerQuestion(page, 'Yes');
  await expect.poll(() => listOf(page, `/sectiontwo/category/${category}`)).toMatchObject([{ headline: 'Opening' }]);
  await page.context().close();
});
