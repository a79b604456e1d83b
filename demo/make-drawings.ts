/**
 * Draws into `media`: every product of the demo with its dimensions, the drawings of project stories in both languages,
 * and the emblems of the crew. Uses a headless browser for the font. Run it when a number changes: `node
 * demo/make-drawings.ts`, or with the names of single drawings.
 */
import { readFileSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { allProducts } from './content/products.ts';
import { drawingFile } from './drawings/drawing-file.ts';
import { drawingOf, sheetSize } from './drawings/drawing.ts';
import { emblems } from './drawings/emblems.ts';
import { stories } from './drawings/stories/index.ts';
import { wordedDrawings } from './picture.ts';

const font = readFileSync(new URL('../site/typeface/readex-pro.ttf', import.meta.url)).toString('base64');
const face = `<style>@font-face { font-family: 'Readex Pro'; font-weight: 160 700; src: url(data:font/ttf;base64,${font}); } body { margin: 0; }</style>`;

const wanted = process.argv.slice(2);
const products = allProducts.map((product) => [drawingFile(product), drawingOf(product)] as const);
const told = wordedDrawings.flatMap((name) => [
  [`${name}.jpg`, stories[name]('en')] as const,
  [`${name}-ar.jpg`, stories[name]('ar')] as const,
]);

const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] });
/** The largest drawing. */
const page = await browser.newPage({ viewport: sheetSize });
for (const [file, svg] of [...products, ...told, ...Object.entries(emblems)].filter(
  ([file]) => wanted.length === 0 || wanted.includes(file),
)) {
  await page.setContent(face + svg);
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.locator('svg').screenshot())
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(new URL(`media/${file}`, import.meta.url).pathname);
}
await browser.close();
