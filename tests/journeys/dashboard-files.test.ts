import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { isolate } from '../../language/bidi.ts';
import { addProduct, assertOnlyRefusals, ask, imageOf, libraryOf, storePicture } from '../support/dashboard-files.ts';
import { complaintsOf, type DashboardRequest, openDashboard } from '../support/dashboard.ts';
import { openOwnSite } from '../support/open-site.ts';
import { lockedPdf, samplePdf, samplePhoto } from '../support/sample-files.ts';

const { site, browser } = await openOwnSite('empty');

const facade = resolve(import.meta.dirname, '../../demo/media/hero-facade.jpg');
const auditorium = resolve(import.meta.dirname, '../../demo/media/hero-auditorium.jpg');

let page: Page;
let problems: readonly string[] = [];

async function open(request: Partial<DashboardRequest> = {}): Promise<void> {
  ({ page, problems } = await openDashboard(browser, site, { path: '/products', ...request }));
}

afterEach(() => assertOnlyRefusals(problems));

const card = (name: string): Locator => page.locator('.record-card', { hasText: name });

/** Opens the list of products and the edit form of one. */
async function edit(name: string): Promise<Locator> {
  await open();
  await card(name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Item' });
  await dialog.waitFor();
  return dialog;
}

const slotOf = (place: Page | Locator): Locator => place.locator('.file-slot').first();
const inputOf = (place: Page | Locator): Locator => slotOf(place).locator('input[type=file]');
const alertOf = (place: Page | Locator): Locator => slotOf(place).getByRole('alert');
/** The description of the file in a slot. */
const arrivalOf = (place: Page | Locator, name: string): Locator =>
  slotOf(place).locator('.field-hint bdi', { hasText: name });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Update', exact: true }).click();

describe('a file on its way', () => {
  it('shows its bytes, holds the form back, and leaves nothing behind when it is cancelled', async () => {
    const stored = () => readdir(join(site.dataDir, 'uploads'));
    const before = await stored();
    await open();
    await page.getByRole('button', { name: '+ Add New' }).click();
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await inputOf(page).setInputFiles(facade);
    const bar = slotOf(page).getByRole('progressbar');
    await expect
      .poll(() => bar.evaluate((element) => element instanceof HTMLProgressElement && element.value > 0))
      .toBe(true);
    await expect.poll(() => bar.getAttribute('value')).not.toBe('1');
    await expect.poll(() => slotOf(page).innerText()).toMatch(/hero-facade\.jpg\s+\d+ kB of \d{3} kB\s+\d+%/);

    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect
      .poll(() => alertOf(page).textContent())
      .toBe('A file is still uploading. Wait until it has finished, or cancel the upload.');
    await slotOf(page).getByRole('button', { name: 'Cancel upload' }).click();
    await bar.waitFor({ state: 'detached' });
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await network.detach();
    expect(await libraryOf(site)).toEqual([]);
    await expect.poll(() => readdir(join(site.dataDir, 'incoming'))).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [
      'en',
      'PDF is not taken here, only pictures: JPEG, PNG, WebP, GIF, AVIF or SVG',
      'The file is damaged or incomplete',
      'The file is larger than 15 MB',
    ],
    [
      'ar',
      `لا يُقبل ${isolate('PDF')} هنا، بل الصور فقط: JPEG أو PNG أو WebP أو GIF أو AVIF أو SVG`,
      'الملف تالف أو غير مكتمل',
      'حجم الملف أكبر من 15 ميغابايت',
    ],
  ] as const)('is refused with the reason, and nothing of it is kept (%s)', async (language, kind, broken, large) => {
    await open({ language });
    await page.locator('[aria-controls=add-form]').click();
    await expect.poll(() => inputOf(page).getAttribute('accept')).toBe('image/*');
    const photo = await samplePhoto(300, 200).jpeg().toBuffer();
    for (const [reason, name, mimeType, buffer] of [
      [kind, 'sheet.pdf', 'application/pdf', samplePdf],
      [kind, 'disguised.jpg', 'image/jpeg', samplePdf],
      [broken, 'cut.jpg', 'image/jpeg', photo.subarray(0, photo.length / 2)],
    ] as const) {
      await inputOf(page).setInputFiles({ name, mimeType, buffer });
      await alertOf(page).filter({ hasText: reason }).waitFor();
    }
    // A file of this size is created in the page, because sending it to the browser takes long.
    await slotOf(page).evaluate((slot) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'huge.jpg', { type: 'image/jpeg' }));
      slot.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    });
    await alertOf(page).filter({ hasText: large }).waitFor();
    expect(await libraryOf(site)).toEqual([]);
    expect(await complaintsOf(page)).toEqual([]);
  });

  it.each([
    [
      'en',
      'used pictures, fonts or parts of other files',
      'It looks different from the file you sent',
      'It looks the same as the file you sent',
    ],
    ['ar', 'صورًا أو خطوطًا أو أجزاء من ملفات أخرى', 'يختلف شكله عن الملف الذي أرسلته', 'شكله كالملف الذي أرسلته'],
  ] as const)(
    'names what was left out of a drawing before it is saved, and shows both where it looks different (%s) [ADM-GEN-69, ADM-GEN-70]',
    async (language, sentence, heading, same) => {
      await open({ language });
      await page.locator('[aria-controls=add-form]').click();
      const send = (name: string, content: string) =>
        inputOf(page).setInputFiles({
          name,
          mimeType: 'image/svg+xml',
          buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">${content}</svg>`),
        });
      const both = slotOf(page).getByRole('group', { name: heading });
      const words =
        '<foreignObject width="90" height="60"><p xmlns="http://www.w3.org/1999/xhtml" style="background:#e30613;height:60px">LED</p></foreignObject>';
      await send('changed.svg', `<image href="a.png"/><rect width="90" height="60" fill="#00a651"/>${words}`);
      await alertOf(page).filter({ hasText: sentence }).waitFor();
      await expect.poll(() => both.getByRole('img').count()).toBe(2);
      await send('same.svg', '<image href="a.png"/><rect width="90" height="60" fill="#e30613"/>');
      await alertOf(page).filter({ hasText: sentence }).filter({ hasText: same }).waitFor();
      await expect.poll(() => both.count()).toBe(0);
      expect(await complaintsOf(page)).toEqual([]);
    },
  );

  it.each([
    ['en', /^Picture \(JPEG, PNG, WebP, GIF, AVIF, SVG\) up to 15 MB$/, /^iPhone photo: export it as JPEG, or set/],
    ['ar', /^صورة \(JPEG وPNG وWebP وGIF وAVIF وSVG\) حتى 15 ميغابايت$/, /^صورة آيفون: صدّرها بصيغة JPEG/],
  ] as const)(
    'is told from what its field takes by its kind, before it is sent (%s) [ADM-GEN-66]',
    async (language, takes, reason) => {
      await open({ language });
      await page.locator('[aria-controls=add-form]').click();
      await slotOf(page).locator('.field-hint', { hasText: takes }).waitFor();
      const sent: string[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
      const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
      await inputOf(page).setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: photo });
      await alertOf(page).filter({ hasText: reason }).waitFor();
      await expect
        .poll(() =>
          slotOf(page)
            .getByRole('button', { name: /Try again|حاول/ })
            .count(),
        )
        .toBe(0);
      expect(sent.filter((url) => url.includes('/media'))).toEqual([]);
      expect(await complaintsOf(page)).toEqual([]);
    },
  );

  it.each([
    [
      'en',
      /^This PDF opens with a password only/,
      'Please decide about the new file first.',
      'Do not use it',
      'Use it anyway',
    ],
    [
      'ar',
      /^لا يُفتح ملف PDF هذا إلا بكلمة مرور/,
      'يرجى أن تقرر بشأن الملف الجديد أولًا.',
      'عدم استخدامه',
      'استخدامه رغم ذلك',
    ],
  ] as const)(
    'is used only after what must be known of it is confirmed (%s) [ADM-GEN-67, ADM-GEN-68]',
    async (language, sentence, held, no, yes) => {
      await open({ language });
      await page.locator('[aria-controls=add-form]').click();
      // The same content in both languages would be reported as a duplicate.
      const buffer = Buffer.concat([lockedPdf.subarray(0, 9), Buffer.from(`%${language}\n`), lockedPdf.subarray(9)]);
      const slot = page.locator('.file-slot', { has: page.locator('input[accept="application/pdf"]') }).first();
      const send = (name: string) =>
        slot.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
      const question = slot
        .getByRole('alert')
        .filter({ hasText: 'password' })
        .or(slot.getByRole('alert').filter({ hasText: 'مرور' }));
      await send(`left-${language}.pdf`);
      await question.locator('p', { hasText: sentence }).waitFor();
      expect(await complaintsOf(page)).toEqual([]);
      await page.locator('form [type=submit]').first().click();
      await slot.getByRole('alert').filter({ hasText: held }).waitFor();
      await question.getByRole('button', { name: no }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => slot.locator('.document-preview').count()).toBe(0);
      await send(`taken-${language}.pdf`);
      await question.getByRole('button', { name: yes }).click();
      await slot.locator('.document-preview').waitFor();
      expect(await libraryOf(site, 'kind=document')).toContain(`taken-${language}.pdf`);
      expect(await libraryOf(site, 'kind=document')).not.toContain(`left-${language}.pdf`);
    },
  );

  it('can be dropped or pasted', async () => {
    await open();
    await page.getByRole('button', { name: '+ Add New' }).click();
    const bytes = (await samplePhoto(320, 200).jpeg().toBuffer()).toString('base64');
    for (const [event, name] of [
      ['drop', 'dropped.jpg'],
      ['paste', 'pasted.jpg'],
    ] as const) {
      await slotOf(page).evaluate(
        (slot, [event, name, bytes]) => {
          const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([content], name, { type: 'image/jpeg' }));
          const init = { bubbles: true, cancelable: true };
          slot.dispatchEvent(
            event === 'drop'
              ? new DragEvent(event, { ...init, dataTransfer: data })
              : new ClipboardEvent(event, { ...init, clipboardData: data }),
          );
        },
        [event, name, bytes] as const,
      );
      await arrivalOf(page, name).waitFor();
    }
    expect(await libraryOf(site)).toEqual(['pasted.jpg', 'dropped.jpg']);
  });
});

describe('the file of a record', () => {
  it('is marked required where a new one is awaited, and may stay as it is on edit [ADM-PATTERN-13, ADM-GEN-36]', async () => {
    const icon = await storePicture(site, 'icon.jpg');
    const id = await addProduct(site, 'Parent', icon);
    await ask(site, '/productssectionone', 'POST', {
      category_id: id,
      title: 'Bright',
      text: 'In sun',
      path: '/x',
      icon,
    });
    await open({ path: `/product/${id}` });
    await page.getByRole('button', { name: '+ Add New' }).first().click();
    const adding = page.getByRole('dialog', { name: 'Add New Item' });
    const legend = (dialog: Locator) =>
      dialog.locator('fieldset', { has: page.locator('.file-slot') }).locator('legend');
    await expect.poll(() => legend(adding).first().textContent()).toMatch(/ \*$/);
    await expect.poll(() => inputOf(adding).getAttribute('required')).not.toBeNull();
    await expect.poll(() => inputOf(adding).getAttribute('accept')).toBe('image/*');
    await adding.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Edit Bright' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Item' });
    await expect.poll(() => legend(editing).first().textContent()).not.toContain('*');
    await expect.poll(() => inputOf(editing).getAttribute('required')).toBeNull();
    await slotOf(editing).getByText('Upload to change').waitFor();
    await editing.getByRole('button', { name: 'Cancel' }).click();
  });

  it('is kept by an edit that chooses no other, and shown 100 by 100 px [ADM-GEN-33, ADM-GEN-40, ADM-PATTERN-05, ADM-PATTERN-16]', async () => {
    const name = await storePicture(site, 'kept.jpg');
    const id = await addProduct(site, 'Kept', name);
    const dialog = await edit('Kept');
    const preview = slotOf(dialog).locator('img');
    await expect.poll(() => preview.boundingBox()).toMatchObject({ width: 100, height: 100 });
    await dialog.getByRole('textbox').first().fill('Kept still');
    await save(dialog);
    await dialog.waitFor({ state: 'detached' });
    expect(await imageOf(site, id)).toBe(name);
    expect((await fetch(`${site.origin}/api/en/uploads/${name}`)).status).toBe(200);
  });

  it('stays in place until the new one is saved, and can be restored before', async () => {
    const former = await storePicture(site, 'former.jpg');
    const id = await addProduct(site, 'Changing', former);
    const dialog = await edit('Changing');
    await inputOf(dialog).setInputFiles(auditorium);
    await slotOf(dialog).getByText('The previous file stays on the site until you save.').waitFor();
    expect(await imageOf(site, id)).toBe(former);
    await slotOf(dialog).getByRole('button', { name: 'Keep the previous file' }).click();
    await arrivalOf(dialog, 'former.jpg').waitFor();
    await inputOf(dialog).setInputFiles(auditorium);
    await arrivalOf(dialog, 'hero-auditorium.jpg').waitFor();
    await save(dialog);
    await dialog.waitFor({ state: 'detached' });
    expect(await imageOf(site, id)).toMatch(/^hero-auditorium-/);
  });

  it('is chosen from the library without being sent again', async () => {
    const name = await storePicture(site, 'chosen from shelf.jpg');
    const id = await addProduct(site, 'Choosing', await storePicture(site, 'other.jpg'));
    const before = (await libraryOf(site)).length;
    const dialog = await edit('Choosing');
    await slotOf(dialog).getByRole('button', { name: 'Choose from the library' }).click();
    const window = page.getByRole('dialog', { name: 'Media library' });
    await window.getByRole('searchbox').fill('shelf');
    await window.getByRole('status').filter({ hasText: '1 file' }).waitFor();
    await window.getByRole('button', { name: 'chosen from shelf.jpg' }).click();
    await window.waitFor({ state: 'detached' });
    await save(dialog);
    await dialog.waitFor({ state: 'detached' });
    expect(await imageOf(site, id)).toBe(name);
    expect((await libraryOf(site)).length).toBe(before);
  });

  it('stands on its card 200 px high, as a small picture and not as the original [ADM-PATTERN-17]', async () => {
    await addProduct(site, 'Shown', await storePicture(site, 'shown.jpg'));
    await open({ path: '/banners' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/dashboard/products');
    const picture = card('Shown').locator('img');
    await picture.waitFor();
    await expect.poll(async () => (await picture.boundingBox())?.height).toBe(200);
    await expect.poll(() => asked.some((path) => path.startsWith('/images/'))).toBe(true);
    expect(asked.filter((path) => path.startsWith('/uploads/'))).toEqual([]);
  });
});

describe('what is said about a file', () => {
  it('is stored by itself and seen on the site: its words in both languages and its focal point', async () => {
    await addProduct(site, 'Described', await storePicture(site, 'described.jpg', 800));
    const dialog = await edit('Described');
    const slot = slotOf(dialog);
    await slot.getByText('Alternative text and focal point').click();
    await slot.getByRole('textbox', { name: 'Alternative text (English)' }).fill('A wall of light');
    await slot.getByRole('textbox', { name: 'Alternative text (Arabic)' }).fill('جدار من الضوء');
    const target = slot.getByRole('button', { name: /^Focal point:/ });
    const isDecoded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
    await expect.poll(() => target.locator('img').evaluate(isDecoded)).toBe(true);
    const box = await target.boundingBox();
    if (box === null) throw new Error('The picture is not shown');
    await target.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
    await slot.getByText('25% from the left, 75% from the top').waitFor();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await target.press(key);
    await slot.getByText('21% from the left, 73% from the top').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await slot.getByText('Saved for every place that uses this file.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    const visible = async (address: string) => (await fetch(`${site.origin}${address}`)).text();
    await expect.poll(() => visible('/en')).toContain('alt="A wall of light"');
    await expect.poll(() => visible('/ar')).toContain('alt="جدار من الضوء"');
    await expect.poll(() => visible('/en')).toContain('object-position:21% 73%');
  });

  it('cuts the picture to a shape around a point of its own, by keyboard, and can be undone', async () => {
    await addProduct(site, 'Cut', await storePicture(site, 'cut.jpg', 800));
    const dialog = await edit('Cut');
    const slot = slotOf(dialog);
    await slot.getByText('Alternative text and focal point').click();
    await slot.getByRole('button', { name: 'Cards' }).press('Enter');
    const target = slot.getByRole('button', { name: /^Crop: Cards:/ });
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await target.press(key);
    await slot.getByText('54% from the left, 52% from the top').waitFor();
    await slot.getByRole('button', { name: 'Cards custom crop' }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    const home = async () => (await fetch(`${site.origin}/en`)).text();
    await expect.poll(home).toContain('-card{object-position:54% 52%}');

    await slot.getByRole('button', { name: 'Cards custom crop' }).click();
    await slot.getByRole('button', { name: /^Focal point: 50% from the left/ }).waitFor();
    await slot.getByRole('button', { name: 'Undo these changes' }).click();
    await slot.getByRole('button', { name: 'Cards custom crop' }).waitFor({ state: 'detached' });
    await expect.poll(home).not.toContain('-card{object-position');
  });

  it('is stored also when the window is closed at once', async () => {
    await addProduct(site, 'Hasty', await storePicture(site, 'hasty.jpg'));
    const dialog = await edit('Hasty');
    await slotOf(dialog).getByText('Alternative text and focal point').click();
    await slotOf(dialog).getByRole('textbox', { name: 'Alternative text (English)' }).fill('Typed in haste');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => libraryOf(site, 'q=haste')).toEqual(['hasty.jpg']);
  });
});
