import { expect, it } from 'vitest';
import { nearVariants } from './near-variants.ts';

const meet = (a: string, b: string) => {
  const variants = new Set(nearVariants(a));
  return nearVariants(b).some((variant) => variants.has(variant));
};

it('words that few errors part have a variant in common', () => {
  for (const typed of ['flcker', 'fllicker', 'flikker', 'filcker', 'licker', 'flickers', 'xlicker']) {
    expect(meet(typed, 'flicker'), typed).toBe(true);
  }
  for (const typed of ['calibraton', 'claibratoin', 'calbration', 'kalibrasion', 'calibrationxx']) {
    expect(meet(typed, 'calibration'), typed).toBe(true);
  }
  expect(meet('تفاعبية', 'تفاعلية')).toBe(true);
});

it('codes and very short words have none', () => {
  expect([...nearVariants('p2.5'), ...nearVariants('of')]).toEqual([]);
});

it('a word has few variants, however long it is', () => {
  expect(nearVariants('x'.repeat(3) + 'abcdefghijklmnopqrstuvw').length).toBeLessThan(40);
});
