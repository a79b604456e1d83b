import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** The contrast of a text over a picture. */
export interface WordsOnPicture {
  readonly words: string;
  /** Contrast ratio (WCAG 2.2) with the worst 2 % of the pixels behind the text. */
  readonly contrast: number;
  /** The required contrast ratio: 3 for large text, 4.5 for other text. */
  readonly needed: number;
}

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Precomputed for each channel value, because a screenshot needs a million of them. */
const channels = Array.from({ length: 256 }, (_, value) => channel(value));

const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (channels[red] ?? 0) + 0.7152 * (channels[green] ?? 0) + 0.0722 * (channels[blue] ?? 0);

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box of whole pixels that contains all boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.max(Math.floor(Math.min(...boxes.map((box) => box.x))), 0);
  const y = Math.max(Math.floor(Math.min(...boxes.map((box) => box.y))), 0);
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/**
 * Measures the contrast of every visible text that the selector finds. The screenshot covers only the area of the text
 * and hides the text itself.
 */
export async function measureWordsOnPictures(page: Page, selector: string): Promise<readonly WordsOnPicture[]> {
  const texts = await page.locator(`${selector} >> visible=true`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const pixels = Number.parseFloat(fontSize);
      const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
      return [...range.getClientRects()]
        .filter(({ left, right, width, height }) => width > 8 && height > 8 && left >= 0 && right <= innerWidth)
        .map(({ x, y, width, height }) => ({
          words: element.textContent ?? '',
          colour: color.match(/[\d.]+/g)?.map(Number) ?? [],
          needed: isLarge ? 3 : 4.5,
          box: { x, y: y + scrollY, width, height },
        }));
    }),
  );
  // The content security policy refuses added style elements, but not a stylesheet that a script constructs.
  await page.evaluate((words) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${words}, ${words} * { color: transparent !important; text-decoration: none !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
  const region = around(texts.map(({ box }) => box));
  const picture = sharp(await page.screenshot({ fullPage: true, clip: region }));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const { width, height } = await picture.metadata();

  return Promise.all(
    texts.map(async ({ words, colour, needed, box }) => {
      const { x, y, ...size } = around([box]);
      const left = x - region.x;
      const top = y - region.y;
      const area = {
        left,
        top,
        width: Math.min(size.width, width - left),
        height: Math.min(size.height, height - top),
      };
      const { data } = await picture.clone().extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const own = luminance(...colour);
      const ratios = Float64Array.from({ length: data.length / 3 }, (_, pixel) =>
        contrastOf(own, luminance(data[pixel * 3], data[pixel * 3 + 1], data[pixel * 3 + 2])),
      ).toSorted();
      return { words, needed, contrast: Math.round((ratios[Math.floor(ratios.length * 0.02)] ?? 0) * 100) / 100 };
    }),
  );
}
