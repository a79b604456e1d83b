import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addProduct,
  assertOnlyRefusals,
  imageOf,
  libraryOf,
  storeFile,
  storePicture,
} from '../support/dashboard-files.ts';
import { complaintsOf, type DashboardRequest, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { pictureEntry, sampleMp4, samplePdf, samplePhoto } from '../support/sample-files.ts';

const { site, browser } = await openSite('empty');

let page: Page;
let problems: readonly string[] = [];

async function openLibrary(request: Partial<DashboardRequest> = {}): Promise<void> {
  ({ page, problems } = await openDashboard(browser, site, { path: '/media', ...request }));
}

afterEach(() => assertOnlyRefusals(problems));

describe('the media library', () => {
  const tile = (name: string) => page.locator('main .file-tile', { hasText: name });
  const openFile = async (name: string): Promise<Locator> => {
    await page.getByRole('searchbox').fill(name);
    // The list is rendered again under the pointer.
    await page
      .getByRole('status')
      .filter({ hasText: /^1 file$/ })
      .waitFor();
    await tile(name).click();
    const window = page.getByRole('dialog', { name });
    await window.waitFor();
    return window;
  };

  it('takes several files at once, one after the other, and says which were refused', async () => {
    await openLibrary();
    const buffer = await samplePhoto(300, 200).jpeg().toBuffer();
    await page.locator('input[type=file][multiple]').setInputFiles([
      { name: 'first of many.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 900) },
      { name: 'second of many.pdf', mimeType: 'application/pdf', buffer: samplePdf },
    ]);
    const list = page.getByRole('list', { name: 'Uploads' });
    await expect.poll(() => list.getByText('Uploaded').count()).toBe(2);
    await expect.poll(() => list.getByRole('alert').textContent()).toBe('The file is damaged or incomplete');
    await tile('second of many.pdf').waitFor();
    expect(await libraryOf(site, 'q=many')).toEqual(['second of many.pdf', 'first of many.jpg']);
  });

  it('names what cannot be shown without "Try again", and asks before it takes what not everybody can open [ADM-GEN-66, ADM-GEN-68]', async () => {
    await openLibrary();
    await page
      .locator('.file-drop', { hasText: 'Picture (JPEG, PNG, WebP, GIF, AVIF, SVG) up to 15 MB · Video' })
      .waitFor();
    await page.locator('input[type=file][multiple]').setInputFiles([
      { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04photos') },
      { name: 'old.mov', mimeType: 'video/quicktime', buffer: sampleMp4({ brand: 'qt  ' }) },
      { name: 'old.mp4', mimeType: 'video/mp4', buffer: sampleMp4({ pictures: [pictureEntry('mp4v')] }) },
      { name: 'asked-film.mp4', mimeType: 'video/mp4', buffer: sampleMp4({ pictures: [pictureEntry('hvc1')] }) },
    ]);
    const list = page.getByRole('list', { name: 'Uploads' });
    const question = list.getByRole('alert').filter({ hasText: 'coded as HEVC' });
    await question.getByRole('button', { name: 'Use it anyway' }).waitFor();
    await expect
      .poll(() => list.locator('li > div > [role=alert]').allTextContents())
      .toEqual([
        'ZIP archive: unpack it, and upload the files that are in it',
        'QuickTime (MOV) film: export it as MP4 with H.264 and AAC',
        'No browser plays this film, since it is coded as MPEG-4 Part 2. Export it as MP4 with H.264 and AAC, and upload that',
      ]);
    await expect.poll(() => list.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await libraryOf(site, 'kind=video')).not.toContain('asked-film.mp4');
    await question.getByRole('button', { name: 'Use it anyway' }).click();
    await list.getByText('Uploaded').waitFor();
    expect(await libraryOf(site, 'kind=video')).toContain('asked-film.mp4');
  });

  it('is searched, and narrowed down to a kind or to what nothing uses', async () => {
    await addProduct(site, 'Showing', await storePicture(site, 'shown.jpg'));
    await storePicture(site, 'unused.jpg');
    await storeFile(site, 'sheet.pdf', 'application/pdf', samplePdf);
    await openLibrary();
    await tile('shown.jpg').waitFor();
    const count = page.getByRole('status').filter({ hasText: /file/ });
    await page.getByRole('combobox', { name: 'Kind of file' }).selectOption('Documents');
    await count.filter({ hasText: /^1 file$/ }).waitFor();
    await page.getByRole('combobox', { name: 'Kind of file' }).selectOption('All kinds');
    await tile('shown.jpg').waitFor();
    await page.getByRole('checkbox', { name: 'Only unused files' }).check();
    await tile('shown.jpg').waitFor({ state: 'detached' });
    await tile('unused.jpg').waitFor();
    await page.getByRole('searchbox').fill('no such file');
    await count.filter({ hasText: 'No files found.' }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('holds both of two filters that are pressed one right after the other', async () => {
    await openLibrary();
    const filters = page.getByRole('checkbox', { name: /^Only/ });
    await filters.first().waitFor();
    // The screen is not rendered between the two clicks.
    await filters.evaluateAll(async (boxes) => {
      for (const box of boxes) {
        if (box instanceof HTMLElement) box.click();
        await Promise.resolve();
      }
    });
    await expect.poll(() => new URL(page.url()).search).toBe('?unused=1&wordless=1');
    await expect
      .poll(() => filters.evaluateAll((boxes) => boxes.map((box) => box.matches(':checked'))))
      .toEqual([true, true]);
  });

  it('shows where a used file is used instead of deleting it [ADM-GEN-88]', async () => {
    await addProduct(site, 'Using', await storePicture(site, 'in use.jpg'));
    await openLibrary();
    const window = await openFile('in use.jpg');
    await window.getByRole('heading', { name: 'Linked from' }).waitFor();
    const place = window.getByRole('link', { name: 'Using' });
    await place.waitFor();
    await window.getByText('A file in use cannot be deleted.').waitFor();
    await expect.poll(() => window.getByRole('button', { name: 'Delete the file' }).count()).toBe(0);
    expect(await complaintsOf(page)).toEqual([]);
    await place.click();
    await page.waitForURL('**/dashboard/product/*/edit');
  });

  it('deletes a file that nothing uses, after a question', async () => {
    const name = await storePicture(site, 'forgotten.jpg');
    await openLibrary();
    const window = await openFile('forgotten.jpg');
    await window.getByRole('button', { name: 'Delete the file' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this file?' });
    await question.getByRole('button', { name: 'No' }).click();
    expect((await page.request.get(`/uploads/${name}`)).status()).toBe(200);
    await window.getByRole('button', { name: 'Delete the file' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await noticeOf(page, '1 file was deleted').waitFor();
    await window.waitFor({ state: 'detached' });
    expect([await libraryOf(site), (await fetch(`${site.origin}/uploads/${name}`)).status]).toEqual([[], 404]);
  });

  it('replaces a file everywhere after showing where, and takes all of it back', async () => {
    const old = await storePicture(site, 'spread.jpg');
    const ids = [await addProduct(site, 'Spread one', old), await addProduct(site, 'Spread two', old)];
    const other = await storePicture(site, 'successor.jpg');
    await openLibrary();
    const window = await openFile('spread.jpg');
    await window.getByRole('button', { name: 'Replace everywhere' }).click();
    const chooser = page.getByRole('dialog', { name: 'Media library' });
    await chooser.getByRole('searchbox').fill('successor');
    await chooser.getByRole('button', { name: /^successor\.jpg/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Put the new file in all 2 places?' });
    await expect.poll(() => question.getByRole('link').allTextContents()).toEqual(['Spread one', 'Spread two']);
    await question.getByRole('button', { name: 'Yes' }).click();
    const notice = noticeOf(page, 'The file was replaced everywhere');
    await notice.waitFor();
    expect(await Promise.all(ids.map((id) => imageOf(site, id)))).toEqual([other, other]);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await Promise.all(ids.map((id) => imageOf(site, id)))).toEqual([old, old]);
  });

  it('takes the poster of a video from the video', async () => {
    await openLibrary();
    // The tested browser records the film itself, so that it can play the format.
    const film = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 320, height: 180 });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start();
      for (let frame = 0; frame < 20; frame += 1) {
        if (context !== null) {
          context.fillStyle = `hsl(${frame * 18} 90% 50%)`;
          context.fillRect(0, 0, 320, 180);
        }
        await new Promise(requestAnimationFrame);
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return Array.from(bytes);
    });
    const file = { name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(film) };
    await page.locator('input[type=file][multiple]').setInputFiles(file);
    const window = await openFile('film.webm');
    await expect.poll(async () => (await window.locator('video').boundingBox())?.height).toBe(200);
    await expect
      .poll(() => window.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.readyState))
      .toBeGreaterThan(1);
    await window.getByRole('button', { name: 'Use this frame' }).click();
    await window.getByRole('img', { name: 'Poster' }).waitFor();
    await window.getByRole('button', { name: 'Remove the poster' }).waitFor();
    expect(await libraryOf(site, 'q=poster')).toEqual(['film-poster.jpg']);
  });

  it.each([
    ['ar', 390],
    ['en', 1440],
  ] as const)('has no flaw and nothing that sticks out (%s, %i px)', async (language, width) => {
    await storePicture(site, 'picture.jpg');
    await storeFile(site, 'sheet.pdf', 'application/pdf', samplePdf);
    await openLibrary({ language, width });
    await page.locator('.file-tile').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await complaintsOf(page)).toEqual([]);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tile('picture.jpg').click();
    await page.getByRole('dialog').locator('.focal-picture').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });
});
