import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { complaintsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { samplePhoto } from '../support/sample-files.ts';

const { site, browser } = await openSite('demo');

// A person who has never seen the dashboard uses only what the screen shows.
let page: Page;

beforeEach(async () => {
  ({ page } = await openDashboard(browser, site, { path: '' }));
});

const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const press = (where: Locator | Page, name: string) => where.getByRole('button', { name, exact: true }).click();

/** Returns the page that a visitor gets at once, without a wait. */
async function visit(path: string): Promise<{ readonly status: number; readonly html: string }> {
  const answer = await fetch(`${site.origin}${path}`);
  return { status: answer.status, html: await answer.text() };
}

async function write(form: Locator, label: string, english: string, arabic: string): Promise<void> {
  await form.getByRole('textbox', { name: `${label} (English)`, exact: true }).fill(english);
  await form.getByRole('textbox', { name: `${label} (Arabic)`, exact: true }).fill(arabic);
}

it('changes the picture at the top of the home page', async () => {
  const firstPicture = async () => /\/images\/[\w-]+?-\d+\.\w+/.exec((await visit('/en')).html)?.[0];
  const before = await firstPicture();
  await go('Banners');
  await page.locator('main').getByRole('link', { name: 'Hero Banners' }).click();
  await page
    .locator('.record-card')
    .first()
    .getByRole('button', { name: /^Edit / })
    .click();
  const window = page.getByRole('dialog', { name: 'Edit Item' });
  const picture = window
    .getByRole('group', { name: /^Image/ })
    .locator('input[type=file]')
    .first();
  const buffer = await samplePhoto(1600, 900).jpeg().toBuffer();
  await picture.setInputFiles({ name: 'tower-at-night.jpg', mimeType: 'image/jpeg', buffer });
  await window.getByText('The previous file stays on the site until you save.').waitFor();
  expect(await firstPicture()).toBe(before);
  await press(window, 'Update');
  await window.waitFor({ state: 'detached' });
  expect(await firstPicture()).not.toBe(before);
});

it('adds a product with a section, in both languages', async () => {
  await go('Products');
  await press(page, '+ Add New');
  const form = page.locator('#add-form form');
  await write(form, 'Name', 'Majlis Wall', 'جدار المجلس');
  await press(form, 'Add');
  await noticeOf(page, 'Product added successfully').waitFor();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await page.getByRole('link', { name: 'Manage Majlis Wall' }).click();
  await page.getByRole('heading', { level: 2, name: 'Majlis Wall' }).waitFor();
  await press(page, '+ Add New');
  const window = page.getByRole('dialog', { name: 'Add New Item' });
  await write(window, 'Title', 'Calm at night', 'هادئ في الليل');
  await write(window, 'Text', 'Dims with the room', 'يخفت مع إضاءة الغرفة');
  await window.locator('#field-path').fill('/about');
  const buffer = await samplePhoto(400, 300).jpeg().toBuffer();
  const icon = { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer };
  await window.locator('#field-icon input[type=file]').first().setInputFiles(icon);
  await window.locator('#field-icon img').first().waitFor();
  await press(window, 'Add');
  await noticeOf(page, 'Item added').waitFor();
  const product = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  expect((await visit(`/en/product/${product}`)).html).toContain('Calm at night');
  expect((await visit(`/ar/product/${product}`)).html).toContain('هادئ في الليل');
  expect(await complaintsOf(page)).toEqual([]);
});

it('puts a gallery into another order', async () => {
  await go('Categories');
  await page
    .getByRole('link', { name: /^Manage / })
    .first()
    .click();
  await press(page, 'Gallary');
  const titles = page.locator('.record-card h4');
  await titles.nth(1).waitFor();
  const [first = '', second = ''] = await titles.allTextContents();
  const path = `/en/one-category/${/\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''}`;
  const isFirstAhead = async () => {
    const { html } = await visit(path);
    return html.indexOf(`>${first}<`) < html.indexOf(`>${second}<`);
  };
  expect(await isFirstAhead()).toBe(true);
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await expect.poll(() => handle.getAttribute('title')).toBe('Drag, or press the arrow keys, to change the order');
  await handle.press('ArrowRight');
  await expect.poll(isFirstAhead).toBe(false);
  await press(page.locator('.notice').last(), 'Undo');
  await expect.poll(isFirstAhead).toBe(true);
});

it('brings back a product that was deleted by mistake, with everything below it', async () => {
  await go('Products');
  const card = page.locator('.record-card', { hasText: 'The Vision Studio' });
  const path = `/en/product/${(await card.getAttribute('data-id')) ?? ''}`;
  const { html: before } = await visit(path);
  await press(card, 'Delete The Vision Studio');
  const question = page.getByRole('alertdialog');
  await question.getByText(/^Also deletes \d+ items?\.$/).waitFor();
  await press(question, 'Yes');
  await card.waitFor({ state: 'detached' });
  expect((await visit(path)).status).toBe(410);

  await press(page, 'More');
  await go('History');
  await press(page, 'Restore: Products: The Vision Studio');
  await noticeOf(page, 'The change was undone').waitFor();
  const { status, html } = await visit(path);
  expect(status).toBe(200);
  const headings = (text: string) => text.match(/<h[1-4][^>]*>[^<]*/g);
  expect(headings(html)).toEqual(headings(before));
});
