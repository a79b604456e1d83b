/**
 * Draws every product of the demo with the figures of its specification into `media`, through a headless browser for
 * the sake of the typeface. Run it when a figure changes: `node demo/make-drawings.ts`.
 */
import { readFileSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { allProducts } from './content/products.ts';
import { drawingFile } from './drawings/drawing-file.ts';
import { drawingOf, sheetSize } from './drawings/drawing.ts';

const font = readFileSync(new URL('../site/typeface/readex-pro.ttf', import.meta.url)).toString('base64');
const face = `<style>@font-face { font-family: 'Readex Pro'; font-weight: 160 700; src: url(data:font/ttf;base64,${font}); } body { margin: 0; }</style>`;

const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: sheetSize });
for (const product of allProducts) {
  await page.setContent(face + drawingOf(product));
  await page.evaluate(() => document.fonts.ready);
  const path = new URL(`media/${drawingFile(product)}`, import.meta.url).pathname;
  await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(path);
}
await browser.close();
