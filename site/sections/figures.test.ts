import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WithFigures } from './figures.tsx';

const drawn = (text: string) => renderToStaticMarkup(createElement(WithFigures, { text }));
const kept = (text: string) => [...drawn(text).matchAll(/<bdi dir="ltr">([^<]*)<\/bdi>/g)].map(([, figure]) => figure);

describe('figures among Arabic words', () => {
  it('keep the order in which a size is written', () => {
    expect(kept('4 × 4 وحدات، 2.40 × 1.35 م')).toEqual(['4 × 4', '2.40 × 1.35']);
    expect(kept('600 × 337.5 × 39 مم')).toEqual(['600 × 337.5 × 39']);
    expect(kept('1,488×898')).toEqual(['1,488×898']);
  });

  it('end before the full stop of their sentence', () => {
    expect(kept('بقياس 2.40 × 1.35، أو 3 × 2.')).toEqual(['2.40 × 1.35', '3 × 2']);
  });

  it('keep a sign before its number', () => {
    expect(kept('من -20 إلى +55 درجة')).toEqual(['-20', '+55']);
  });

  it('are left alone where they would not move', () => {
    for (const text of ['نور 1.2', '12-24 شهرًا', '2 × HDMI', 'USB-3', '16:9', '42,000 مقعد', '']) {
      expect(drawn(text)).toBe(text);
    }
  });
});
