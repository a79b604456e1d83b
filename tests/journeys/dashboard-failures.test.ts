import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  bodySlider,
  categories,
  categoryCards,
  categoryGallery,
  categoryQuestions,
  categoryStrip,
  communityBlogs,
  heroBanners,
  homeContentSlider,
  homeSlider,
  productBanners,
  products,
  singleProjects,
  subCategories,
} from '../../content/collections/index.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { apiNameOf } from '../../fields/field.ts';
import { openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

// Every changing call fails once: the dashboard shows the sentence of the specification and loses no input.

/** Adds a record with the id 1 below the record 1 of its parent collection. */
async function addFirst(collection: Collection): Promise<void> {
  if (collection.parent !== undefined) await addFirst(collection.parent);
  const title = apiNameOf(collection.title, collection.fields[collection.title] ?? heroBanners.fields.title);
  await ask(site, `/${collection.base}${legacyApiOf(collection).createdAt}`, 'POST', {
    id: 1,
    ...(collection.parent && { category_id: 1 }),
    [title]: 'Kept',
    ...('path' in collection.fields && { path: '/about' }),
    ...('text' in collection.fields && { text: 'Words' }),
  });
}

const openScreen = async (path: string): Promise<Page> => (await openDashboard(browser, site, { path })).page;

interface Failure {
  readonly collection: Collection;
  readonly add: string;
  readonly update: string;
  readonly remove: string;
  readonly ids: string;
}

const list = (collection: Collection, ids: string, update = 'Failed to update'): Failure => ({
  collection,
  add: 'Failed to add item',
  update,
  remove: 'Failed to delete item',
  ids,
});
const section = (collection: Collection): Failure => ({
  collection,
  add: 'Failed to save item',
  update: 'Failed to save item',
  remove: 'Failed to delete',
  ids: 'MSG-50 MSG-51',
});

const failures: readonly Failure[] = [
  list(categories, 'ADM-CAT-05 ADM-CAT-07 ADM-CAT-08 ADM-GEN-39 MSG-49'),
  list(heroBanners, 'ADM-BANNER-09 ADM-BANNER-11 ADM-BANNER-12 ADM-GEN-35 ADM-GEN-37 MSG-73'),
  list(productBanners, 'ADM-BANNER-12'),
  list(homeSlider, 'ADM-BANNER-12'),
  list(bodySlider, 'ADM-BANNER-12'),
  list(homeContentSlider, 'ADM-BANNER-12'),
  list(subCategories, 'ADM-SUB-06 ADM-SUB-07'),
  list(products, 'ADM-PROD-05 ADM-PROD-07 ADM-PROD-08 MSG-56', 'Failed to update product.'),
  list(singleProjects, 'ADM-SPROJ-05 ADM-SPROJ-07'),
  list(communityBlogs, 'ADM-COMM-06'),
  list(categoryStrip, 'MSG-46 MSG-47 MSG-48 MSG-60', 'Failed to update item'),
  section(categoryGallery),
  section(categoryCards),
  section(categoryQuestions),
];

const addressOf = ({ placement }: Collection): string => `/${placement.screen.replace(':id', '1')}`;

/** Opens the section of the record and returns its card. */
async function cardOf(page: Page, { placement }: Collection): Promise<Locator> {
  const name = placement.section?.en;
  if (name !== undefined) {
    const opener = page.locator('.accordion-button', { hasText: name });
    await opener.waitFor();
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  }
  const card = page.locator('.record-card').first();
  await card.waitFor();
  return card;
}

/** Answers every change with 500. The answers wait until the returned function is called. */
async function failWrites(page: Page): Promise<() => void> {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/en/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await told;
    return route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.', issues: [] } });
  });
  return goOn;
}

async function titleBox(form: Locator): Promise<Locator> {
  const box = form.locator('input[lang=en], textarea[lang=en]').first();
  await box.waitFor();
  return box;
}

describe.each(failures.map((failure) => ({ base: failure.collection.base, ...failure })))(
  'a failing $base',
  ({ collection, add, update, remove, ids }) => {
    it(`is shown beside the form, which keeps the input [${ids} ADM-GEN-34 MSG-65]`, async () => {
      await addFirst(collection);
      const page = await openScreen(addressOf(collection));
      const goOn = await failWrites(page);
      await cardOf(page, collection);

      await page.getByRole('button', { name: '+ Add New', exact: true }).click();
      const addForm = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add', exact: true }) });
      const title = await titleBox(addForm);
      for (const box of await addForm.locator('[lang=en][aria-required]').all()) await box.fill('Typed with care');
      await title.fill('Typed with care');
      const path = addForm.locator('#field-path');
      if ((await path.count()) > 0) await path.fill('/about');
      await addForm.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Wait ...' }).waitFor();
      goOn();
      await page.getByRole('alert').getByText(add, { exact: true }).waitFor();
      await expect.poll(async () => (await titleBox(addForm)).inputValue()).toBe('Typed with care');

      await page.reload();
      const card = await cardOf(page, collection);
      await card.getByRole('button', { name: /^Edit/ }).click();
      const editForm = page.getByRole('dialog');
      await (await titleBox(editForm)).fill('Changed with care');
      await editForm.locator('button[type=submit]').click();
      await page.getByRole('alert').getByText(update, { exact: true }).waitFor();
      await expect.poll(async () => (await titleBox(editForm)).inputValue()).toBe('Changed with care');

      await page.reload();
      await cardOf(page, collection);
      await card.getByRole('button', { name: /^Delete/ }).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
      await question.getByRole('button', { name: 'Yes' }).click();
      await question.getByRole('alert').getByText(remove).waitFor();
      await question.getByRole('button', { name: 'No' }).click();
      await expect.poll(() => card.count()).toBe(1);
    });
  },
);

it('a list that cannot be read says so and is read again when asked [OP-090]', async () => {
  await addFirst(heroBanners);
  const page = await openScreen('/banners');
  const pattern = '**/api/en/herobanner?*';
  await page.route(pattern, (route) => route.abort());
  await page.goto('/dashboard/hero-banners');
  await page.getByRole('alert').getByText('The server cannot be reached. Please try again.').waitFor();
  await page.unroute(pattern);
  await page.getByRole('button', { name: 'Try again' }).click();
  const cards = page.locator('.record-card');
  await cards.first().waitFor();
  await expect.poll(() => cards.count()).toBe(1);
});

it('a product is waited for with "Loading..." [ADM-PRODMAN-02] [MSG-64]', async () => {
  await addFirst(products);
  const page = await openScreen('/banners');
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/en/products/1?*', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/dashboard/product/1');
  await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
  goOn();
  await page.getByRole('heading', { level: 2, name: 'Kept' }).waitFor();
  await expect.poll(() => page.getByText('Loading...', { exact: true }).count()).toBe(0);
});

it('banners show their flag as Active or Inactive, tiles as White or Black [ADM-BANNER-06] [ADM-BANNER-07] [MSG-72]', async () => {
  await Promise.all([addFirst(heroBanners), addFirst(productBanners)]);
  const page = await openScreen('/hero-banners');
  for (const [path, on, off] of [
    ['/hero-banners', 'Active', 'Inactive'],
    ['/product-banners', 'White', 'Black'],
  ] as const) {
    if (!page.url().endsWith(path)) await page.goto(`/dashboard${path}`);
    const card = page.locator('.record-card').first();
    await card.getByText(on, { exact: true }).waitFor();
    await card.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog');
    await form.locator('#field-active').waitFor();
    await expect.poll(() => form.locator('#field-active option').allTextContents()).toEqual([on, off]);
    await form.locator('#field-active').selectOption('0');
    await form.locator('button[type=submit]').click();
    await card.getByText(off, { exact: true }).waitFor();
  }
});

it('cards of the content slider show icon, title, info and a link that opens in a new tab [ADM-BANNER-18]', async () => {
  await addFirst(homeContentSlider);
  await ask(site, '/homecontentslider/1', 'PUT', {
    icon: 'bi-alarm',
    title: 'On time',
    info: 'We come when we say',
    link: '/about',
  });
  const page = await openScreen('/content-slider');
  const card = page.locator('.record-card').first();
  await card.getByRole('heading', { name: 'On time' }).waitFor();
  await card.getByText('We come when we say').waitFor();
  await card.getByText('bi-alarm').waitFor();
  await expect.poll(() => card.locator('svg use').first().getAttribute('href')).toBe('/icons/alarm.svg#i');
  await expect.poll(() => card.locator('a[href="/about"]').getAttribute('target')).toBe('_blank');
});
