import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaintsOf, flawsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { samplePhoto } from '../support/sample-files.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('empty');

const media = resolve(import.meta.dirname, '../../demo/media');

const open = async (path: string, language: Language = 'en', width = 1440): Promise<Page> =>
  (await openDashboard(browser, site, { path, language, width })).page;

const idIn = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number' ? answer.id : 0;

/** Adds a record and returns its id. */
async function add(address: string, fields: object): Promise<number> {
  const { status, answer } = await callSite(site, address, 'POST', fields);
  expect(status, JSON.stringify(answer)).toBe(201);
  return idIn(answer);
}

/** Adds a category without content and returns its id. */
const addCategory = (): Promise<number> => add('/category/add', { name: 'Walls', path: '/walls' });

const listOf = async (address: string): Promise<readonly unknown[]> => {
  const { answer } = await callSite(site, address);
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

/** The file input of a field, by the field's API name. */
const fileInput = (form: Locator, apiName: string): Locator =>
  form.locator(`#field-${apiName} input[type=file]`).first();

const english = (label: string): string => `${label} (English)`;
const arabic = (label: string): string => `${label} (Arabic)`;

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
  it('is one form which adds the record, then changes it, and deletes it after a question [ADM-CATMAN-05..10, ADM-CATMAN-30, MSG-36..38, OP-033]', async () => {
    const category = await addCategory();
    const page = await open(`/categories/${category}`);
    const section = await openSection(page, 'Info & Products');
    await section.getByRole('group', { name: 'Product 2', exact: true }).waitFor();

    await section.getByLabel(english('Headline')).fill('Light');
    await section.getByLabel(arabic('Headline')).fill('ضوء');
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await section.getByRole('alert').filter({ hasText: 'All fields are required' }).waitFor();
    expect(await listOf(`/sectionone/category/${category}`)).toEqual([]);

    for (const label of ['Product 1: Name', 'Product 1: Description', 'Product 2: Name', 'Product 2: Description']) {
      await section.getByLabel(english(label)).fill(label);
    }
    const sheet = section
      .getByRole('group', { name: 'Product 1: Spec sheet (PDF)' })
      .locator('input[type=file]')
      .first();
    await expect.poll(() => sheet.getAttribute('accept')).toBe('application/pdf');
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await section.locator('#field-image-issue').getByText('Please fill in this field').waitFor();
    expect(await listOf(`/sectionone/category/${category}`)).toEqual([]);
    await fileInput(section, 'image').setInputFiles(`${media}/blog-calibration.jpg`);
    const preview = section.locator('#field-image img').first();
    await expect.poll(() => preview.evaluate((image) => image.clientWidth)).toBeGreaterThan(100);
    await expect.poll(() => preview.evaluate((image) => image.clientWidth)).toBeLessThanOrEqual(200);
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await noticeOf(page, 'Section added successfully!').waitFor();
    expect(await listOf(`/sectionone/category/${category}`)).toMatchObject([
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
    expect(await listOf(`/sectionone/category/${category}`)).toMatchObject([{ headline: 'More light' }]);

    await page.route('**/sectionone/**', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { message: 'No' } }) : route.continue(),
    );
    await section.getByLabel(english('Headline')).fill('Lost?');
    await section.getByRole('button', { name: 'Update', exact: true }).click();
    await section.getByRole('alert').filter({ hasText: 'Error occurred while saving data.' }).waitFor();
    await expect.poll(() => section.getByLabel(english('Headline')).inputValue()).toBe('Lost?');
    await page.unroute('**/sectionone/**');
    await section.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(() => listOf(`/sectionone/category/${category}`)).toMatchObject([{ headline: 'Lost?' }]);

    await section.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerQuestion(page, 'No');
    expect(await listOf(`/sectionone/category/${category}`)).toHaveLength(1);
    await section.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerQuestion(page, 'Yes');
    await section.getByRole('button', { name: 'Add', exact: true }).waitFor();
    await expect.poll(() => section.getByLabel(english('Headline')).inputValue()).toBe('');
    await noticeOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click();
    await section.getByRole('button', { name: 'Update', exact: true }).waitFor();
    await expect.poll(() => section.getByLabel(english('Headline')).inputValue()).toBe('Lost?');
  });

  it.each(['en', 'ar'] as const)('has no flaw in %s at 390 and 1440 pixels', async (language) => {
    const category = await addCategory();
    const page = await open(`/categories/${category}`, language);
    await page.locator('.accordion-button').nth(1).click();
    await page.locator('.field-group').nth(2).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });
});

it('a banner without its category is refused by name, and nothing typed is lost [ADM-CATMAN-11..16, MSG-39..42]', async () => {
  const category = await addCategory();
  const page = await open(`/categories/${category}`);
  const section = await openSection(page, 'Media Upload');
  await section.getByText('No items found for this category.').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await section.getByRole('button', { name: '+ Add New' }).click();
  await expect.poll(() => dialog.locator('input[type=file]').first().getAttribute('accept')).toBe('image/*,video/*');
  await dialog.getByLabel(english('Headline')).fill('Opening');
  await dialog.getByLabel(arabic('Headline')).fill('البداية');

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
  await dialog.getByLabel(arabic('Headline')).fill('النهاية');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      section
        .getByRole('listitem')
        .filter({ hasText: /Opening|Closing/ })
        .count(),
    )
    .toBe(2);

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
  await expect.poll(() => listOf(`/sectiontwo/category/${category}`)).toMatchObject([{ headline: 'Opening' }]);
});

describe('Products Upload', () => {
  it('opens the first product or the empty tab, which goes when there are four [ADM-CATMAN-17..22, MSG-58, CONST-46, OP-035]', async () => {
    const category = await addCategory();
    const page = await open(`/categories/${category}`);
    const section = await openSection(page, 'Products Upload');
    const tabs = section.getByRole('tab');
    const selected = section.getByRole('tab', { selected: true });
    const panel = section.getByRole('tabpanel');
    await selected.filter({ hasText: /^New product$/ }).waitFor();

    const title = panel.locator('[id="field-headline_three-en-"]');
    const inArabic = panel.locator('[id="field-headline_three-ar-"]');
    await title.fill('First');
    await inArabic.fill('الأول');
    await panel.getByRole('button', { name: 'Add to Icons' }).click();
    await panel.getByLabel('Icons 1', { exact: true }).fill('bi-alarm');
    await panel.getByRole('button', { name: 'Add to Sizes' }).click();
    await panel.getByLabel('Sizes 1 (English)').fill('55 in');
    await panel.getByRole('button', { name: 'Add to Features' }).click();
    await panel.getByRole('group', { name: 'Features' }).getByLabel(english('Title')).fill('Bright');
    await panel.getByRole('button', { name: 'Add to Advantages' }).click();
    await panel.getByRole('group', { name: 'Advantages' }).getByLabel(english('Name')).fill('Quiet');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await noticeOf(page, 'Product added successfully').waitFor();
    await selected.filter({ hasText: /^First$/ }).waitFor();
    await expect.poll(() => selected.evaluate((tab) => tab === document.activeElement)).toBe(true);
    expect(await listOf(`/sectionthree/by-category/${category}`)).toMatchObject([
      {
        headline_three: 'First',
        icons: ['bi-alarm'],
        sizes: ['55 in'],
        features: [{ title: 'Bright' }],
        advantages: [{ name: 'Quiet', value: true }],
      },
    ]);

    await selected.press('ArrowRight');
    await selected.filter({ hasText: /^New product$/ }).waitFor();
    await selected.press('Home');
    await selected.filter({ hasText: /^First$/ }).waitFor();
    await title.fill('Bridge');
    await panel.getByRole('button', { name: 'Update', exact: true }).click();
    await noticeOf(page, 'Product updated successfully!').waitFor();
    await selected.filter({ hasText: /^Bridge$/ }).waitFor();

    for (const name of ['Second', 'Third', 'Fourth']) {
      await section.getByRole('tab', { name: 'New product' }).click();
      await selected.filter({ hasText: /^New product$/ }).waitFor();
      await title.fill(name);
      await inArabic.fill(`المنتج ${name}`);
      await panel.getByRole('button', { name: 'Add', exact: true }).click();
      await selected.filter({ hasText: name }).waitFor();
    }
    await expect.poll(() => noticeOf(page, 'Product added successfully').count()).toBe(3);
    await expect.poll(() => tabs.allTextContents()).toEqual(['Bridge', 'Second', 'Third', 'Fourth']);
    await page.reload();
    await openSection(page, 'Products Upload');
    await selected.filter({ hasText: /^Bridge$/ }).waitFor();

    await panel.getByRole('button', { name: 'Move later' }).click();
    await expect.poll(() => tabs.allTextContents()).toEqual(['Second', 'Bridge', 'Third', 'Fourth']);
    await panel.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerQuestion(page, 'Yes');
    await expect.poll(() => tabs.allTextContents()).toEqual(['Second', 'Third', 'Fourth', 'New product']);
    await expect.poll(() => selected.evaluate((tab) => tab === document.activeElement)).toBe(true);
    await noticeOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => tabs.allTextContents()).toEqual(['Second', 'Bridge', 'Third', 'Fourth']);
  });
});

describe('what visitors wrote', () => {
  /** Sends a comment without a form token, so that it is pending moderation. */
  const write = add;

  it('comments stand below their post, are released and deleted after a question [ADM-COMM-07..12, MSG-54, MSG-61]', async () => {
    const blog = await add('/community/add', { name: 'Know-how' });
    const text = ' First **bold** line \n\n1. one\n2. two\n- three\n• four\nlast';
    const post = await add('/communityonepost', { category_id: blog, title: 'Pitch', text, path: '/about' });
    const other = await add('/communityonepost', { category_id: blog, title: 'Care', text: 'x', path: '/about' });
    for (const name of ['Amal', 'Badr', 'Dana', 'Eman']) {
      await write('/communitypostcomments', { post_id: post, username: name, text: `${name} says` });
    }
    const page = await open(`/community/post/${blog}`);
    await page.getByRole('heading', { level: 2, name: 'Know-how' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Post Content' }).waitFor();

    const card = page.locator(`[data-id="${post}"]`);
    const words = card.locator('.formatted-text');
    await expect.poll(() => words.locator('strong').allTextContents()).toEqual(['bold']);
    await expect.poll(() => words.locator('p').allTextContents()).toEqual(['First bold line', 'last']);
    await expect.poll(() => words.locator('ol > li').allTextContents()).toEqual(['one', 'two']);
    await expect.poll(() => words.locator('ul > li').allTextContents()).toEqual(['three', 'four']);

    const comments = card.locator('.message');
    await card.getByRole('heading', { name: '4 comments' }).waitFor();
    await expect.poll(() => comments.count()).toBe(3);
    await card.getByRole('button', { name: 'Show more (1)' }).click();
    await expect.poll(() => comments.count()).toBe(4);
    await page.locator(`[data-id="${other}"]`).getByRole('heading', { name: '0 comments' }).waitFor();

    await card.getByRole('button', { name: 'Release what Amal wrote' }).click();
    await noticeOf(page, 'Released').waitFor();
    await expect.poll(() => listOf(`/communitypostcomments/${post}`)).toMatchObject([{ username: 'Amal' }]);
    // The buttons move when the list is loaded again. A click that starts earlier would miss them.
    await card.getByRole('button', { name: 'Hide what Amal wrote' }).waitFor();

    const question = 'Are you sure you want to delete this comment?';
    const remove = card.getByRole('button', { name: 'Delete the comment by Amal' });
    await remove.click();
    await answerQuestion(page, 'No', question);
    await expect.poll(() => comments.count()).toBe(4);
    await page.route('**/communitypostcomments/*', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await remove.click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Failed to delete comment' }).waitFor();
    await page.unroute('**/communitypostcomments/*');
    await answerQuestion(page, 'Yes', question);
    await card.getByRole('heading', { name: '3 comments' }).waitFor();
    expect(await listOf(`/communitypostcomments/${post}`)).toEqual([]);
    await noticeOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('heading', { name: '4 comments' }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('free posts and their comments are read, released, deleted and brought back below the blogs [ADM-COMM-02, ADM-COMM-03, CONST-29, OP-010]', async () => {
    const file = new FormData();
    file.append('name', 'Round');
    const photo = new Uint8Array(await samplePhoto(300, 200).png().toBuffer());
    file.append('icon', new File([photo], 'round.png', { type: 'image/png' }));
    const headers = { cookie: `session=${site.session}`, origin: site.origin };
    const added = await fetch(`${site.origin}/api/en/community/add`, { method: 'POST', headers, body: file });
    expect(added.status).toBe(201);
    const post = await write('/communityposts/posts', { author_name: 'Sara', content: 'Which pitch?\nThanks' });
    const page = await open('/community');
    await page.getByRole('heading', { level: 2, name: 'Open posts' }).waitFor();
    const sign = page.locator('.record-card', { hasText: 'Round' }).locator('img');
    await sign.waitFor();
    await expect
      .poll(() =>
        sign.evaluate((image) => [image.clientWidth, image.clientHeight, getComputedStyle(image).borderRadius]),
      )
      .toEqual([40, 40, '50%']);
    await page.getByRole('button', { name: 'Release what Sara wrote' }).click();
    await noticeOf(page, 'Released').waitFor();
    await write(`/communityposts/posts/${post}/comments`, { commenter_name: 'Omar', text: 'Two metres' });
    await page.reload();
    await page.getByRole('button', { name: 'Release what Omar wrote' }).click();
    await page.getByRole('heading', { name: '1 comment', exact: true }).waitFor();
    expect(await flawsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Delete the comment by Omar' }).click();
    await answerQuestion(page, 'Yes', 'Are you sure you want to delete this comment?');
    await expect.poll(() => listOf('/communityposts/posts')).toMatchObject([{ id: post, comments: [] }]);
    await noticeOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: '1 comment', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete the post by Sara' }).click();
    await page.getByText('Also deletes 1 comment.').waitFor();
    await answerQuestion(page, 'Yes');
    await expect.poll(() => listOf('/communityposts/posts')).toEqual([]);
    await noticeOf(page, 'Item deleted').last().getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: '1 comment', exact: true }).waitFor();
  });
});

it('videos of a product are uploaded and play in their card, 200 pixels high [ADM-PRODMAN-12..15, ADM-PATTERN-17, CONST-28]', async () => {
  const product = await add('/products', { name: 'Noor' });
  const page = await open(`/product/${product}`);
  const section = await openSection(page, 'Product videos Tickets Slider Sections');
  await section.getByRole('button', { name: '+ Add New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  for (const label of ['Title', 'Text']) await dialog.getByLabel(english(label)).fill(label);
  await dialog.getByLabel(arabic('Title')).fill('عنوان');
  await dialog.locator('#field-path').fill('/about');
  await expect.poll(() => fileInput(dialog, 'icon').getAttribute('accept')).toBe('video/*');
  await fileInput(dialog, 'icon').setInputFiles(`${media}/kiosk-loop.mp4`);
  await dialog.locator('video').first().waitFor();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await noticeOf(page, 'Item added').waitFor();

  const video = section.locator('.record-card video');
  const shown = () =>
    video.evaluate((player) =>
      player instanceof HTMLVideoElement ? { height: player.clientHeight, controls: player.controls } : null,
    );
  await expect.poll(shown).toMatchObject({ height: 200, controls: true });
  // The browser selects the source after the card is rendered.
  const kind = () =>
    video.evaluate(async (player) => {
      const source = player instanceof HTMLVideoElement ? player.currentSrc : '';
      return source === '' ? null : (await fetch(source)).headers.get('content-type');
    });
  await expect.poll(kind).toBe('video/mp4');
  await section.getByRole('button', { name: 'Edit Title' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  await expect
    .poll(() =>
      edit
        .locator('video')
        .first()
        .evaluate((player) => player.clientHeight),
    )
    .toBe(200);
});

it('a product is edited in a large window with all its words, and its failure is described exactly [ADM-PROD-03, ADM-PROD-04, MSG-55, MSG-56]', async () => {
  await add('/products', { name: 'Ufuq', description: 'Wide' });
  const page = await open('/products');
  await page.getByRole('button', { name: 'Edit Ufuq' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  const descriptionBox = edit.getByRole('textbox', { name: 'Description (English)', exact: true });
  await expect.poll(() => descriptionBox.textContent()).toBe('Wide');
  await expect.poll(async () => (await edit.boundingBox())?.width).toBeGreaterThan(700);
  await descriptionBox.fill('Wider');
  await page.route('**/api/en/products/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { message: '' } }) : route.fallback(),
  );
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await edit.getByRole('alert').filter({ hasText: 'Failed to update product.' }).waitFor();
  await page.unroute('**/api/en/products/*');
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await noticeOf(page, 'Product updated successfully!').waitFor();
});

it('the five parts of a sub-category page are numbered from 01 to 05 [ADM-GEN-42]', async () => {
  const family = await add('/sub_category', { name: 'Indoor' });
  const page = await open(`/sub_category/${family}`);
  const openers = page.locator('.accordion-button');
  await openers.first().waitFor();
  await expect
    .poll(() => openers.allTextContents())
    .toEqual([
      'Navbar Products',
      '01Three Tickets',
      '02Sub Category Slider',
      '03Sub Category Grid Layout',
      '04Sub Category Tickets Slider',
      '05Sub Category Questions & Awnsers',
    ]);
  await page.getByRole('button', { name: 'Three Tickets', exact: true }).waitFor();
});
