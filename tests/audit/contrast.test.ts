import { describe, expect, it } from 'vitest';
import { contrastOf, lowContrast } from './contrast.ts';

describe('contrast', () => {
  it('is that of WCAG, whichever colour comes first', () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrastOf([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
    expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  });

  it('spares single points of a ground, and not more', () => {
    const ground = Array.from({ length: 100 }, () => 8);
    expect(lowContrast([1, ...ground])).toBe(8);
    expect(lowContrast([1, 1, 1, ...ground])).toBe(1);
    expect(lowContrast([])).toBeNull();
  });
});
