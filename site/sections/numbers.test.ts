import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepUnits } from '../../language/numbers.ts';
import { WithNumbers } from './numbers.tsx';

const render = (text: string) => renderToStaticMarkup(createElement(WithNumbers, { text }));
const isolated = (text: string) =>
  [...render(text).matchAll(/<bdi dir="ltr">([^<]*)<\/bdi>/g)].map(([, figure]) => figure);

describe('figures in both languages', () => {
  it.each([
    ['4 × 4 كبائن، 2.40 × 1.35 م', '4_×_4 كبائن، 2.40_×_1.35_م'],
    ['250 mm/s, Wi-Fi 6, 29.5 mm slim', '250_mm/|s, Wi-Fi_6, 29.5_mm slim'],
    ['100 – 240 V, 50 / 60 Hz', '100 – 240_V, 50_/_60_Hz'],
    ['600 شمعة/م²', '600_شمعة/|م²'],
    ['to print and/or read, 4 walls', 'to print and/or read, 4 walls'],
    ['من 100 إلى 240 فولت، 50 / 60 هرتز', 'من 100 إلى 240_فولت، 50_/_60_هرتز'],
    ['Wi\u2011Fi and DCI\u2011P3', 'Wi|-|Fi and DCI|-|P3'],
    ['walls from 4 to 6 m', 'walls from 4 to 6_m'],
    ['Begun in 2024. Finished in 2025.', 'Begun in 2024. Finished_in_2025.'],
    ['اكتمل المشروع عام 2026.', 'اكتمل المشروع_عام_2026.'],
  ])('stay on the line of their unit: %s', (text, parts) => {
    expect(keepUnits(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(parts);
  });
});

describe('a name and its number', () => {
  it.each([
    ['Two Lawh 86 beside it', 'Two Lawh_86 beside it'],
    ['لوحين «لوح 86» بجانبه', 'لوحين «لوح_86» بجانبه'],
    ['كشك نافذة 43، وعلى الجدار نور 1.2.', 'كشك نافذة_43، وعلى الجدار نور_1.2.'],
    ['A wall of 600 × 337 mm', 'A wall of 600_×_337_mm'],
    ['بقياس 600 × 337 مم', 'بقياس 600_×_337_مم'],
    ['Noor 1.2', 'Noor 1.2'],
  ])('stand on one line where words are around them: %s', (text, parts) => {
    expect(keepUnits(text).replaceAll('\u00a0', '_')).toBe(parts);
  });
});

describe('figures among Arabic words', () => {
  it('keep the order in which a size is written', () => {
    expect(isolated('4 × 4 وحدات، 2.40 × 1.35 م')).toEqual(['4 × 4', '2.40 × 1.35']);
    expect(isolated('600 × 337.5 × 39 مم')).toEqual(['600 × 337.5 × 39']);
    expect(isolated('1,488×898')).toEqual(['1,488×898']);
  });

  it('end before the full stop of their sentence', () => {
    expect(isolated('بقياس 2.40 × 1.35، أو 3 × 2.')).toEqual(['2.40 × 1.35', '3 × 2']);
  });

  it('keep a sign before its number', () => {
    expect(isolated('من -20 إلى +55 درجة')).toEqual(['-20', '+55']);
  });

  it('are words where they are only a range', () => {
    expect(render('0 – 40')).toBe('من 0 إلى 40');
    expect(isolated('-20 – 55')).toEqual(['-20']);
    expect(render('الطابقان 0 – 40')).toBe('الطابقان 0 – 40');
  });

  it('are left alone where they would not move', () => {
    for (const text of ['نور 1.2', '12-24 شهرًا', '2 × HDMI', 'USB-3', '16:9', '42,000 مقعد', '']) {
      expect(render(text)).toBe(text);
    }
  });
});
