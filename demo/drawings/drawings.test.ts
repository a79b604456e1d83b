import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allProducts, productOf } from '../content/products.ts';
import { drawingFile } from './drawing-file.ts';
import { drawingOf, sizesOf } from './drawing.ts';
import { projectFacts } from '../content/single-projects/facts.ts';
import { wordedDrawings } from '../picture.ts';
import { baseOf, outlineOf } from './outline.ts';
import { stories } from './stories/index.ts';

const figures = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, figure]) => `${figure}`);

describe('the drawings of the demo', () => {
  it('show every product with the width, height and depth of its own specification, and of its base', () => {
    const outlined = allProducts.filter((product) => sizesOf(product).length === 0);
    expect(outlined).toHaveLength(16);
    for (const product of outlined) {
      const { width, height, depth } = outlineOf(product);
      const base = baseOf(product);
      const measures = [height, width, depth, ...(base === undefined ? [] : [base.width, base.depth])];
      const expected = measures.map((length) => length.toLocaleString('en'));
      expect(figures(drawingOf(product)).toSorted()).toEqual(expected.toSorted());
    }
  });

  it('draw the plate of a kiosk that stands without bolts, broad enough for a push of a fifth of its weight', () => {
    const dalil = productOf(8);
    const { depth = 0 } = baseOf(dalil) ?? {};
    // A push at a height of 1.5 m tips a device whose base extends less than a fifth of that to the front and back.
    expect(depth / 2).toBeGreaterThanOrEqual(1500 / 5);
    expect(figures(drawingOf(dalil))).toEqual(expect.arrayContaining(['930', '600']));
  });

  it('show the five sizes of The Vision, with the measures of the largest', () => {
    const vision = productOf(68);
    expect(sizesOf(vision)).toHaveLength(5);
    expect(figures(drawingOf(vision))).toEqual(['295″', '231″', '178″', '147″', '115″', '6,531', '29.5', '3,674']);
  });

  it('belong to no language: they hold figures alone', () => {
    const said = allProducts.flatMap((product) => figures(drawingOf(product)));
    expect(said.filter((text) => !/^[\d,.]+″?$/.test(text))).toEqual([]);
  });

  it('are kept in a file of each product', () => {
    const files = allProducts.map((product) => drawingFile(product));
    expect(new Set(files).size).toBe(allProducts.length);
    expect(files.filter((file) => !existsSync(new URL(`../media/${file}`, import.meta.url)))).toEqual([]);
  });
});

describe('the drawings of stories', () => {
  const said = wordedDrawings.map((name) => ({
    name,
    en: figures(stories[name]('en')),
    ar: figures(stories[name]('ar')),
  }));
  const numbers = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\d[\d.,:]*/g) ?? []);

  it('say the same figures in English and in Arabic, each in its own words', () => {
    for (const { name, en, ar } of said) expect([name, numbers(ar)]).toEqual([name, numbers(en)]);
    expect(said.flatMap(({ en }) => en).filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(said.flatMap(({ ar }) => ar).filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });

  it('give every figure its unit; the four crews alone are numbered', () => {
    const bare = said.flatMap(({ en }) => en).filter((text) => /^[\d.,]+$/.test(text));
    expect(bare).toEqual(['1', '2', '3', '4']);
  });

  it('agree with the figures of their projects', () => {
    expect(figures(stories['project-mall-evening']('en'))).toContain(`${projectFacts[1]?.area} m²`);
    expect(figures(stories['project-stadium-summer']('en'))).toContain(`${projectFacts[3]?.days} days on site`);
  });

  it('are kept in a file of each language', () => {
    const files = wordedDrawings.flatMap((name) => [`${name}.jpg`, `${name}-ar.jpg`]);
    expect(files.filter((file) => !existsSync(new URL(`../media/${file}`, import.meta.url)))).toEqual([]);
  });
});
