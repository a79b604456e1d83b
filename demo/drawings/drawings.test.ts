import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allProducts, productOf } from '../content/products.ts';
import { drawingFile } from './drawing-file.ts';
import { drawingOf, sizesOf } from './drawing.ts';
import { outlineOf } from './outline.ts';

const figures = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>(?:<tspan[^>]*>(.)<\/tspan> )?([^<]*)<\/text>/g)].map(([, sign, figure]) =>
    sign === undefined ? `${figure}` : `${sign} ${figure}`,
  );

describe('the drawings of the demo', () => {
  it('show every product with the width, height and depth of its own specification', () => {
    const outlined = allProducts.filter((product) => sizesOf(product).length === 0);
    expect(outlined).toHaveLength(16);
    for (const product of outlined) {
      const { width, height, depth } = outlineOf(product);
      const expected = [`H ${height}`, `W ${width}`, `D ${depth}`].map((text) => text.replace(/(\d)(?=\d{3}$)/, '$1,'));
      expect(figures(drawingOf(product)).toSorted()).toEqual(expected.toSorted());
    }
  });

  it('show The Vision with the widths and heights of its five sizes', () => {
    const vision = productOf(68);
    expect(sizesOf(vision)).toHaveLength(5);
    expect(figures(drawingOf(vision))).toEqual(expect.arrayContaining(['2,546', '1,432', '6,531', '3,674']));
  });

  it('belong to no language: they hold figures and the letters W, H and D alone', () => {
    const said = allProducts.flatMap((product) => figures(drawingOf(product)));
    expect(said.filter((text) => !/^(?:[WHD]|(?:[WHD] )?[\d,.]+)$/.test(text))).toEqual([]);
  });

  it('are kept in a file of each product', () => {
    const files = allProducts.map((product) => drawingFile(product));
    expect(new Set(files).size).toBe(allProducts.length);
    expect(files.filter((file) => !existsSync(new URL(`../media/${file}`, import.meta.url)))).toEqual([]);
  });
});
