import { describe, expect, it } from 'vitest';
import { elementsWith, renderSite, visibleText } from '../../../tests/support/render-site.ts';
import { toCadDrawing } from './cad-drawing.ts';

const panel = { widthMillimetres: 600, heightMillimetres: 337.5, widthPixels: 480, heightPixels: 270 };

/** The group codes and values of a file. */
function pairsOf(file: string): readonly (readonly [code: number, value: string])[] {
  const lines = file.trimEnd().split('\n');
  return Array.from({ length: lines.length / 2 }, (_, index) => [Number(lines[index * 2]), lines[index * 2 + 1] ?? '']);
}

const valuesOf = (file: string, wanted: number) =>
  pairsOf(file).flatMap(([code, value]) => (code === wanted ? [value] : []));

describe('the CAD drawing of a product [PUB-GEN-98]', () => {
  it('has the outline at true size, with both dimensions and the resolution', () => {
    const file = toCadDrawing([panel]);
    expect(valuesOf(file, 0).filter((entity) => entity === 'LINE')).toHaveLength(10);
    expect(valuesOf(file, 1)).toEqual(['AC1009', '600', '337.5', '480 x 270 px']);
    expect(pairsOf(file).at(-1)).toEqual([0, 'EOF']);
    expect(valuesOf(file, 11).map(Number)).toContain(600);
    expect(valuesOf(file, 21).map(Number)).toContain(337.5);
  });

  it('has several sizes beside each other, which do not touch', () => {
    const file = toCadDrawing([panel, { ...panel, widthMillimetres: 1200 }]);
    const outlines = pairsOf(file).flatMap(([code, value], index, all) =>
      code === 10 && all[index - 1]?.[1] === 'OUTLINE' ? [Number(value)] : [],
    );
    expect(outlines.slice(0, 4)).toEqual([0, 600, 600, 0]);
    expect(Math.min(...outlines.slice(4))).toBeGreaterThan(600);
  });

  it.each(['en', 'ar'] as const)(
    'can be downloaded beside the data sheet in %s, where cabinets are known',
    async (language) => {
      const product = { id: 1, fields: { name: { en: 'Noor', ar: 'نور' } } };
      const cabinet = {
        id: 3,
        fields: {
          name: { en: 'Noor', ar: 'نور' },
          product: 1,
          environment: 'indoor',
          width: 600,
          height: 337.5,
          widthPixels: 480,
          heightPixels: 270,
          weight: 5,
          maximumPower: 90,
          brightness: 800,
        },
      };
      const path = '/product/1/Noor';
      const { html } = await renderSite({ products: [product], cabinets: [cabinet] }, { path, language });
      const [link = ''] = elementsWith(html, 'a', 'data:application/dxf');
      expect(decodeURIComponent(/href="data:application\/dxf,([^"]*)"/.exec(link)?.[1] ?? '')).toContain('337.5');
      expect(link).toContain('download="Noor.dxf"'.replace('Noor', language === 'en' ? 'Noor' : 'نور'));
      expect(visibleText(link)).toContain('DXF');
      const without = await renderSite({ products: [product], cabinets: [] }, { path, language });
      expect(without.html).not.toContain('data:application/dxf');
    },
  );
});
