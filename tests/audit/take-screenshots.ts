import { mkdir } from 'node:fs/promises';
import { launchBrowser, openPage } from '../support/browser.ts';
import { showAll } from './show-all.ts';

const widths = [390, 820, 1440] as const;

const fileName = (path: string): string => decodeURIComponent(path).replaceAll('/', '_').slice(0, 80);

/** Takes a picture of every given page at three widths. Pictures below the fold are scrolled into view first. */
export async function takeScreenshots(origin: string, paths: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const path of paths) {
      for (const width of widths) {
        const { page } = await openPage(browser, { origin, path, width, height: 900, reducedMotion: true });
        await showAll(page);
        await page.screenshot({ path: `${folder}/${fileName(path)}-${width}.png`, fullPage: true });
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
  }
}
