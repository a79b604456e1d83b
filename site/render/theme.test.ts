import { describe, expect, it } from 'vitest';
import { themeCss } from './theme.ts';

describe("the brand's colour", () => {
  it('is readable as words on dark, and carries readable words itself', () => {
    const css = themeCss({ accent: '#003366' });
    expect(css).toContain('--accent:#003366');
    expect(css).toContain('--on-accent:#ffffff');
    expect(css).toMatch(/--accent-on-dark:#(?!003366)/);
    expect(css).toContain('--accent-on-light:#003366');
  });

  it('of a light tone carries dark words and is darkened on light', () => {
    const css = themeCss({ accent: '#FFE000' });
    expect(css).toContain('--on-accent:#070b16');
    expect(css).toContain('--accent-on-dark:#ffe000');
    expect(css).toMatch(/--accent-on-light:#(?!ffe000)/);
  });

  it('that is none leaves the style sheet alone', () => {
    for (const accent of ['', 'red', '#12', '#ff9a52', 'url(x)']) expect(themeCss({ accent })).toBe('');
  });
});
