import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  categoryBanners,
  categoryHero,
  categoryProducts,
  collections,
  communityBlogs,
  productVideos,
  subCategories,
} from '../../content/collections/index.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, apiNameOf } from '../../fields/field.ts';
import { managerOf } from '../../content/derive/screens.ts';
import { screens } from '../../content/screens.ts';
import { callMessage } from '../../language/call-messages.ts';
import { noticeOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

// Adds, edits and deletes a record of every collection with generic screens in a real browser.
const media = resolve(import.meta.dirname, '../../demo/media');
const picture = resolve(media, 'blog-calibration.jpg');
const film = resolve(media, 'kiosk-loop.mp4');

/** Adds the parent of a collection's records. */
async function addParent({ parent }: Collection): Promise<void> {
  if (parent === undefined) return;
  await ask(site, `/${parent.base}${legacyApiOf(parent).createdAt}`, 'POST', {
    id: 1,
    [apiNameIn(parent, parent.title)]: 'Parent',
  });
}

const fieldOf = ({ fields }: Collection, name: string): Field => {
  const field = fields[name];
  if (field === undefined) throw new Error(`There is no field ${name}`);
  return field;
};

function apiNameIn(collection: Collection, name: string): string {
  return apiNameOf(name, fieldOf(collection, name));
}

const labelOf = (collection: Collection, name: string): string =>
  fieldLabel(name, fieldOf(collection, name))?.en ?? name;

/** Acceptance ids that the loop proves for a collection, in addition to those of the generic section. */
const idsOf: Readonly<Record<string, string>> = {
  herobanner: 'ADM-BANNER-04 ADM-BANNER-05 ADM-BANNER-10 ADM-BANNER-13 ADM-GEN-10',
  productbanner: 'ADM-BANNER-14 ADM-GEN-11',
  homeslider: 'ADM-BANNER-15 ADM-GEN-13',
  bodyslider: 'ADM-BANNER-16 ADM-GEN-14',
  homecontentslider: 'ADM-BANNER-17 ADM-BANNER-19 ADM-GEN-12',
  category: 'ADM-CAT-01 ADM-CAT-02 ADM-CAT-03 ADM-GEN-15',
  subcategorysectionzero: 'ADM-CATMAN-04',
  sectionfour: 'ADM-CATMAN-23 ADM-CATMAN-24 MSG-43 MSG-52 MSG-53',
  sectionfive: 'ADM-CATMAN-25 ADM-CATMAN-26 MSG-44',
  sectionsix: 'ADM-CATMAN-27 ADM-CATMAN-28',
  sub_category: 'ADM-SUB-01 ADM-SUB-02 ADM-SUB-03 ADM-SUB-04 ADM-GEN-17 MSG-70',
  products: 'ADM-PROD-01 ADM-PROD-02 ADM-PROD-03 ADM-PROD-04 ADM-GEN-19 MSG-55',
  productssectionone: 'ADM-PRODMAN-04',
  productssectiontwo: 'ADM-PRODMAN-05',
  productssectionthree: 'ADM-PRODMAN-06',
  productssectionfour: 'ADM-PRODMAN-07',
  productssectionfive: 'ADM-PRODMAN-08',
  productssectionsix: 'ADM-PRODMAN-09',
  productssectionseven: 'ADM-PRODMAN-10',
  productssectionnine: 'ADM-PRODMAN-11',
  productssectionten: 'ADM-PRODMAN-12 ADM-PRODMAN-15',
  subcategoryproducts: 'ADM-SUBMAN-04',
  subcategorysectionone: 'ADM-SUBMAN-05',
  subcategorysectiontwo: 'ADM-SUBMAN-06',
  subcategorysectionthree: 'ADM-SUBMAN-07',
  subcategorysectionfour: 'ADM-SUBMAN-08',
  subcategorysectionfive: 'ADM-SUBMAN-09',
  projectcrew: 'ADM-PROJ-04',
  projectcontentslider: 'ADM-PROJ-05',
  projectcycle: 'ADM-PROJ-06',
  clientslogos: 'ADM-PROJ-07',
  projegridctcontent: 'ADM-PROJ-08',
  projectblogs: 'ADM-PROJ-09',
  projectpreprojects: 'ADM-PROJ-10',
  projectteammembers: 'ADM-PROJ-11',
  projectquestions: 'ADM-PROJ-12',
  singleproject: 'ADM-SPROJ-01 ADM-SPROJ-02 ADM-SPROJ-06 ADM-GEN-22',
  singleprojectcontent: 'ADM-SPROJ-10 MSG-45',
  singleprojectquestions: 'ADM-SPROJ-11',
  community: 'ADM-COMM-01 ADM-COMM-02 ADM-COMM-05 ADM-GEN-24',
  communityonepost: 'ADM-COMM-08',
  communitysideblogs: 'ADM-COMM-13 ADM-GEN-25',
};

const pattern =
  'ADM-PATTERN-01..18 CONST-27 ADM-GEN-36 ADM-GEN-32 ADM-GEN-39 MSG-59 MSG-63 MSG-66 MSG-67 MSG-68 MSG-69 ADM-CATMAN-29';

const special: readonly Collection[] = [categoryHero, categoryBanners, categoryProducts];
const generic = collections.filter((collection) => !special.includes(collection));

/**
 * Opens the screen of a collection and, if it has several, the collection's section. Returns the part of the screen
 * that shows it.
 */
async function openSection(collection: Collection): Promise<Locator> {
  const { screen, section } = collection.placement;
  const { page } = await openDashboard(browser, site, { path: `/${screen.replace(':id', '1')}` });
  const name = (section ?? collection.label).en;
  if (section === undefined) {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    return page.locator('main');
  }
  const opener = page.locator('main button[aria-expanded]').filter({ hasText: new RegExp(`${escape(name)}$`) });
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  if ((await opener.count()) > 0 && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page.getByRole('heading', { level: 3, name, exact: true }).last().waitFor();
  return page.locator('main');
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fills in every required text, the title in both languages, and the link. */
async function fill(form: Locator, collection: Collection, title: string): Promise<void> {
  for (const [name, field] of Object.entries(collection.fields)) {
    const label = labelOf(collection, name);
    const apiName = apiNameOf(name, field);
    if (field.translated && (field.options.required === true || name === collection.title)) {
      const box = form.getByRole('textbox', { name: `${label} (English)`, exact: true });
      // The editor of rich text is loaded when the form opens.
      if (field.kind === 'rich-text') await box.waitFor();
      if ((await box.count()) > 0) await box.fill(name === collection.title ? title : `${label} of the test`);
      const arabic = form.getByRole('textbox', { name: `${label} (Arabic)`, exact: true });
      if (name === collection.title) await arabic.fill('عنوان الاختبار');
    } else if (apiName === 'path' || apiName === 'link') {
      await form.locator(`#field-${apiName}`).fill('/about');
    } else if (field.kind === 'number' && field.options.required === true) {
      await form.locator(`#field-${apiName}`).fill('100');
    } else if (field.kind === 'choice' && field.options.required === true) {
      await form.locator(`#field-${apiName}`).selectOption({ index: 1 });
    }
  }
}

const hasPicture = (collection: Collection, apiName: string): boolean =>
  Object.entries(collection.fields).some(
    ([name, field]) =>
      apiNameOf(name, field) === apiName && 'accept' in field.options && isImageOnly(field.options.accept),
  );
const isImageOnly = (accept: unknown): boolean => Array.isArray(accept) && accept.includes('image');

/** Opens the form of "+ Add New": a window for items of a section, a part of the screen for other records. */
async function openAddForm(page: Page, collection: Collection): Promise<Locator> {
  await page.getByRole('button', { name: '+ Add New', exact: true }).click();
  const isWindow = collection.placement.section !== undefined;
  const form = isWindow ? page.getByRole('dialog', { name: 'Add New Item' }) : page.locator('#add-form form');
  await form.waitFor();
  if (isWindow) await form.getByText(`Add to: ${collection.placement.shows.en.replace(': ', ' – ')}`).waitFor();
  return form;
}

describe.each(generic.map((collection) => ({ base: collection.base, collection })))('$base', ({ base, collection }) => {
  const isSection = collection.placement.section !== undefined;
  const title = `Test of ${base}`;
  const requiresTitle = fieldOf(collection, collection.title).options.required === true;

  it(`is added to, edited, deleted and brought back [${pattern} ADM-GEN-89 ADM-PATTERN-21 ${idsOf[base] ?? ''}]`, async () => {
    await addParent(collection);
    const screen = await openSection(collection);
    const page = screen.page();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/api/en/${base}`)) sent.push(request.method());
    });
    const own = screen.locator('.record-card').filter({ hasText: title });
    const isOfParent = collection.parent !== undefined;
    await screen
      .getByText(isOfParent ? 'No items found for this category.' : 'No items found.', { exact: true })
      .first()
      .waitFor();

    const addForm = await openAddForm(page, collection);
    if (requiresTitle) {
      sent.length = 0;
      await addForm.getByRole('button', { name: 'Add', exact: true }).click();
      await addForm
        .getByRole('alert')
        .getByText(callMessage(collection.messages.required, 'en'), { exact: true })
        .waitFor();
      const changes = sent.filter((method) => method !== 'GET');
      if (changes.length > 0) throw new Error(`A form without its required fields was sent: ${changes.join()}`);
    }
    await fill(addForm, collection, title);
    const pictureField = ['icon', 'image', 'media_file', 'banner'].find((apiName) => hasPicture(collection, apiName));
    if (pictureField !== undefined) {
      await addForm.locator(`#field-${pictureField} input[type=file]`).first().setInputFiles(picture);
      await addForm.locator(`#field-${pictureField} img`).first().waitFor();
    }
    if (collection === productVideos) {
      await addForm.locator('#field-icon input[type=file]').first().setInputFiles(film);
      await addForm.locator('video').first().waitFor();
    }
    sent.length = 0;
    await addForm.getByRole('button', { name: 'Add', exact: true }).click();
    await noticeOf(page, callMessage(collection.messages.created, 'en')).first().waitFor();
    if (managerOf(collection, screens) !== undefined) {
      // What has a page of its own is shown on it; Back leads to the list without the form.
      await page.waitForURL('**/edit');
      await page.goBack();
    }
    await own.waitFor();
    await addForm.waitFor({ state: 'hidden' });
    expect(sent).toContain('GET');
    const heights = () =>
      own.locator('img').evaluateAll((images) => images.slice(0, 1).map((image) => image.clientHeight));
    // Blogs have a small round icon.
    const height = collection === communityBlogs ? 40 : 200;
    await expect.poll(heights).toEqual(pictureField === undefined ? [] : [height]);

    await own.getByRole('button', { name: 'Edit' }).click();
    const editForm = page.getByRole('dialog', { name: 'Edit Item' });
    const titleBox = editForm.getByRole('textbox', {
      name: `${labelOf(collection, collection.title)} (English)`,
      exact: true,
    });
    await expect.poll(() => titleBox.inputValue()).toBe(title);
    const previews = editForm.locator(`#field-${pictureField ?? 'none'} img`);
    if (pictureField !== undefined) await previews.first().waitFor();
    const sizes = () =>
      previews.evaluateAll((images) =>
        images.slice(0, 1).map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
      );
    await expect.poll(sizes).toEqual(pictureField === undefined ? [] : [[100, 100]]);
    const hints = editForm.locator(`#field-${pictureField ?? 'none'}`).getByText('Upload to change');
    await expect.poll(async () => (await hints.count()) > 0).toBe(pictureField !== undefined);
    await titleBox.fill(`${title} again`);
    await editForm
      .getByRole('button', { name: base === subCategories.base ? 'Save Changes' : 'Update', exact: true })
      .click();
    await noticeOf(page, callMessage(collection.messages.updated, 'en')).first().waitFor();
    await editForm.waitFor({ state: 'detached' });
    await own.getByText(`${title} again`).first().waitFor();
    await expect.poll(async () => (await own.locator('img').count()) > 0).toBe(pictureField !== undefined);

    await own.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
    sent.length = 0;
    await question.getByRole('button', { name: 'No' }).click();
    await question.waitFor({ state: 'detached' });
    expect(sent.filter((method) => method !== 'GET')).toEqual([]);
    await own.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await own.waitFor({ state: 'detached' });
    await noticeOf(page, callMessage('itemDeleted', 'en')).last().getByRole('button', { name: 'Undo' }).click();
    await own.waitFor();
    if (isSection) await page.getByRole('heading', { level: 3 }).first().waitFor();
  });
});
