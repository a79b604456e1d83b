import { describe, expect, it } from 'vitest';
import { sampleSweep } from './sweep.ts';

const pages = Array.from({ length: 60 }, (_, index) => `page-${index}`);
const options = { keyOf: (page: string) => page, sourcesOf: (page: string) => [`site/${page}/`] };
const sample = (seed: number, changed: readonly string[] = []) =>
  sampleSweep('pages', pages, options, { seed, changed });

describe('the sample of a sweep', () => {
  it('is a sixth of the items, in their order', () => {
    const chosen = sample(1);
    expect(chosen).toHaveLength(10);
    expect(chosen).toEqual(pages.filter((page) => chosen.includes(page)));
  });

  it('is the same for the same seed, and another for another', () => {
    expect(sample(7)).toEqual(sample(7));
    expect(sample(7)).not.toEqual(sample(8));
  });

  it('reaches every item within some seeds', () => {
    const reached = new Set(Array.from({ length: 60 }, (_, seed) => sample(seed)).flat());
    expect(reached.size).toBe(pages.length);
  });

  it('contains what the change touches, for any seed', () => {
    for (const seed of [1, 2, 3]) {
      expect(sample(seed, ['site/page-11/view.tsx', 'README.md'])).toContain('page-11');
    }
  });

  it('takes one item of a few', () => {
    expect(sampleSweep('few', ['a', 'b'], { keyOf: (item) => item }, { seed: 1, changed: [] })).toHaveLength(1);
  });
});
