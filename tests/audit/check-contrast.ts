import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axeOn } from '../support/axe-on.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { contrastOf, lowContrast, type Colour } from './contrast.ts';
import { showAll } from './show-all.ts';
import { sitePages } from './site-pages.ts';

const widths = [390, 1440] as const;

/**
 * Text whose background axe cannot determine: its lines in CSS pixels of the page, its colour, and whether it is large.
 */
interface Words {
  readonly text: string;
  readonly colour: string;
  readonly isLarge: boolean;
  readonly lines: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** Returns the text that axe reports as incomplete: text over a picture, a gradient or another element. */
async function unsureWords(page: Page): Promise<readonly Words[]> {
  const { incomplete } = await axeOn(page)
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withRules(['color-contrast'])
    .analyze();
  const selectors = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target.at(-1))));
  return page.evaluate((found) => {
    return found.flatMap((selector) => {
      const element = document.querySelector(selector);
      if (element === null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const style = getComputedStyle(element);
      const colour = element instanceof SVGElement ? style.fill : style.color;
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return {
            text: (node.textContent ?? '').trim().slice(0, 60),
            colour,
            isLarge,
            lines: [...range.getClientRects()].map(({ left, top, width, height }) => ({
              x: left + scrollX,
              y: top + scrollY,
              width,
              height,
            })),
          };
        });
    });
  }, selectors);
}

/** Returns the page with transparent text: red, green and blue of every pixel, row by row. */
async function groundOf(page: Page) {
  // The content security policy refuses added style elements, but not a stylesheet that a script constructs.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,::before,::after{color:transparent!important;text-shadow:none!important;caret-color:transparent!important}text{fill:transparent!important;stroke:transparent!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });
  return sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Converts computed colours to red, green and blue from 0 to 255. The browser paints them, because it knows every
 * notation.
 */
const coloursOf = (page: Page, said: readonly string[]): Promise<readonly Colour[]> =>
  page.evaluate((texts) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser paints nothing');
    return texts.map((text) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as const;
    });
  }, said);

async function faultsOf(page: Page, label: string): Promise<readonly string[]> {
  await showAll(page);
  const words = await unsureWords(page);
  if (words.length === 0) return [];
  const colours = await coloursOf(
    page,
    words.map(({ colour }) => colour),
  );
  const { data, info } = await groundOf(page);
  return words.flatMap(({ text, isLarge, lines }, index) => {
    const colour = colours[index];
    if (colour === undefined) return [];
    const contrasts: number[] = [];
    for (const { x, y, width, height } of lines) {
      for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row += 2) {
        for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, x + width); column += 2) {
          const at = (row * info.width + column) * 3;
          contrasts.push(contrastOf(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
        }
      }
    }
    const lowest = lowContrast(contrasts);
    const wanted = isLarge ? 3 : 4.5;
    return lowest === null || lowest >= wanted ? [] : [`${label}: ${lowest.toFixed(2)} for ${wanted} “${text}”`];
  });
}

/**
 * Measures the contrast of all text over pictures in the painted page, on a phone and on a desktop.
 * @returns whether every text has the contrast that WCAG 2.2 AA requires
 */
export async function checkContrast(origin: string, log: (line: string) => void): Promise<boolean> {
  const paths = await sitePages(origin);
  const browser = await launchBrowser();
  try {
    let faults = 0;
    for (const width of widths) {
      // One browser context for all pages, so that shared files stay in its cache.
      const { page } = await openPage(browser, {
        origin,
        path: '/robots.txt',
        width,
        hasSeenOffer: true,
        reducedMotion: true,
        asksNobodyElse: true,
      });
      for (const path of paths) {
        await page.goto(path);
        const found = await faultsOf(page, `${width} px ${path}`);
        for (const fault of found) log(fault);
        faults += found.length;
      }
      await page.context().close();
    }
    log(`Contrast over pictures on ${paths.length} pages: ${faults} faults.`);
    return faults === 0;
  } finally {
    await browser.close();
  }
}
