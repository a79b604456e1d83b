import { resolve } from 'node:path';
import type { Browser, Page, Response } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { recordMessages } from '../../language/ar/dashboard-records.ts';
import { dashboard } from '../../language/en/dashboard.ts';
import { closeContext, launchBrowser, openPage } from '../support/browser.ts';
import { openDashboard } from '../support/dashboard.ts';
import { callSite } from '../support/site-call.ts';
import type { VisitedSite } from '../support/open-site.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const desk = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;
/** CSS pixels between the pictures of one file. */
const gap = 10;

interface Shot {
  readonly path: string;
  readonly language: 'ar' | 'en';
  readonly size: typeof desk | typeof phone;
  readonly colorScheme?: 'light' | 'dark';
  /** Runs on the page before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Pages of the site by the name of the picture. */
const sitePictures: Readonly<Record<string, Shot>> = {
  'home-ar': { path: '/ar', language: 'ar', size: desk },
  'product-en': { path: '/en/product/1', language: 'en', size: desk },
  'products-ar': { path: '/ar/products', language: 'ar', size: desk },
  'home-phone-en': { path: '/en', language: 'en', size: phone },
  'product-phone-ar': { path: '/ar/product/1', language: 'ar', size: phone },
  'planner-ar': { path: '/ar/planner?width=6&height=3.4&nearest=4&farthest=14', language: 'ar', size: desk },
};

/** Screens of the dashboard by the name of the picture. */
const dashboardPictures: Readonly<Record<string, Shot>> = {
  'dashboard-preview-en': {
    path: '/product/3/edit',
    language: 'en',
    size: desk,
    colorScheme: 'dark',
    async prepare(page) {
      await page.getByRole('button', { name: dashboard.preview, exact: true }).click();
      await page.frameLocator('iframe').locator('main').waitFor();
    },
  },
  'dashboard-rows-en': {
    path: '/product/1/edit',
    language: 'en',
    size: desk,
    prepare: (page) =>
      page.locator('[id="field-products-specification-1-rows-0-name-en-"]').evaluate((field) => field.scrollIntoView()),
  },
  'dashboard-history-ar': {
    path: '/history',
    language: 'ar',
    size: desk,
    colorScheme: 'dark',
    prepare: (page) => page.getByRole('button', { name: recordMessages.showChange }).first().click(),
  },
  'dashboard-marks-ar': {
    path: '/manage_singel_project/5/edit',
    language: 'ar',
    size: desk,
    prepare: (page) =>
      page.locator('.marked-picture').evaluate((picture) => picture.scrollIntoView({ block: 'center' })),
  },
  'dashboard-products-en': { path: '/products', language: 'en', size: desk },
};

/**
 * The screens of a working day. Each is taken in both languages and both colour schemes, on a desktop and on a phone.
 */
const days = { today: '', table: '/products?view=table', product: '/product/1/edit', enquiries: '/enquiries' } as const;

const visitors = [
  { language: 'en', name: 'Layla Example', message: 'Do you rent screens for a week? We have a fair in March.' },
  { language: 'ar', name: 'محمد المثال', message: 'نحتاج جدار LED لبهو بعرض ستة أمتار. متى يمكن أن تزورونا؟' },
  { language: 'en', name: 'Omar Sample', message: 'Which interactive screen suits a classroom of forty?' },
] as const;

/** Sends enquiries as visitors, so that the screens of enquiries are not empty. */
async function sendEnquiries(browser: Browser, origin: string): Promise<void> {
  for (const [index, { language, name, message }] of visitors.entries()) {
    const { page } = await openPage(browser, { origin, path: `/${language}/contact`, hasSeenOffer: true });
    const form = page.locator('form:has([name=kind][value=contact])');
    await form.locator('[name=name]').fill(name);
    await form.locator('[name=email]').fill(`visitor-${index + 1}@screens.example`);
    await form.locator('[name=message]').fill(message);
    // With scripts the form posts to the call, without them to the page.
    const isSent = (answer: Response) =>
      answer.request().method() === 'POST' && /send-email|contact/.test(answer.url());
    await Promise.all([page.waitForResponse(isSent), form.locator('button:not([type=button])').click()]);
    await closeContext(page.context());
  }
}

async function take(page: Page, { size, colorScheme = 'light', prepare }: Shot): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await closeContext(page.context());
  return picture;
}

const takeOfDashboard = async (browser: Browser, site: VisitedSite, shot: Shot): Promise<Buffer> => {
  const { page } = await openDashboard(browser, site, { path: shot.path, language: shot.language });
  await page.locator('main').waitFor();
  return take(page, shot);
};

/**
 * Writes a picture as WebP for the documents.
 * @param width in pixels
 */
const write = (name: string, picture: Buffer, width: number) =>
  sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(resolve(folder, `${name}.webp`));

/** Takes the pictures of the README and of the guide. The site must have the demo content. */
export async function takeDocsPictures(site: VisitedSite, print: (line: string) => void): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    for (const [name, shot] of Object.entries(sitePictures)) {
      const { path, language } = shot;
      const { page } = await openPage(browser, { origin: site.origin, path, language, hasSeenOffer: true });
      await write(name, await take(page, shot), shot.size === desk ? 1200 : phone.width);
      print(name);
    }
    await sendEnquiries(browser, site.origin);
    // The history needs a change to show.
    const headline = { en: 'The wall becomes the world', ar: 'حيث يصبح الجدار عالمًا' };
    await callSite(site, '/products/1', 'PUT', { headline });
    for (const [name, shot] of Object.entries(dashboardPictures)) {
      await write(name, await takeOfDashboard(browser, site, shot), 1200);
      print(name);
    }
    for (const [name, path] of Object.entries(days)) {
      for (const size of [desk, phone]) {
        const shots = (['light', 'dark'] as const).flatMap((colorScheme) =>
          (['en', 'ar'] as const).map((language): Shot => ({ path, language, size, colorScheme })),
        );
        const pictures: OverlayOptions[] = [];
        const columns = size === desk ? 2 : shots.length;
        for (const [index, shot] of shots.entries()) {
          const [left, top] = [
            (index % columns) * (size.width + gap),
            Math.floor(index / columns) * (size.height + gap),
          ];
          pictures.push({ input: await takeOfDashboard(browser, site, shot), left, top });
        }
        const width = columns * (size.width + gap) - gap;
        const height = (shots.length / columns) * (size.height + gap) - gap;
        const sheet = sharp({ create: { width, height, channels: 3, background: '#808080' } }).composite(pictures);
        // The combined picture is encoded before it is resized: in one pipeline, sharp resizes before it composites.
        const file = `day-${name}-${size === desk ? 'desk' : 'phone'}`;
        await write(file, await sheet.png().toBuffer(), 1610);
        print(file);
      }
    }
    return true;
  } finally {
    await browser.close();
  }
}
