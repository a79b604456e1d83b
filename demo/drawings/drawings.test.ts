import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allProducts, productOf } from '../content/products.ts';
import { drawingFile } from './drawing-file.ts';
import { drawingOf, sizesOf } from './drawing.ts';
import { outlineOf } from './outline.ts';

const figures = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, figure]) => `${figure}`);

describe('the drawings of the demo', () => {
  it('show every product with the width, height and depth of its own specification', () => {
    const outlined = allProducts.filter((product) => sizesOf(product).length === 0);
    expect(outlined).toHaveLength(16);
    for (const product of outlined) {
      const { width, height, depth } = outlineOf(product);
      const expected = [height, width, depth].map((length) => length.toLocaleString('en'));
      expect(figures(drawingOf(product)).toSorted()).toEqual(expected.toSorted());
    }
  });

  it('show the five sizes of The Vision, with the measures of the largest', () => {
    const vision = productOf(68);
    expect(sizesOf(vision)).toHaveLength(5);
    expect(figures(drawingOf(vision))).toEqual(['295″', '231″', '178″', '147″', '115″', '3,674', '6,531', '29.5']);
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
