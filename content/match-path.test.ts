import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('a pattern', () => {
  it('gives its named parts', () => {
    expect(matchPath('/product/:id/:name?', '/product/68/the-vision')).toEqual({ id: '68', name: 'the-vision' });
  });

  it('fits without its optional parts, and with a slash at the end', () => {
    expect(matchPath('/product/:id/:name?', '/product/68')).toEqual({ id: '68' });
    expect(matchPath('/product/:id/:name?', '/product/68/')).toEqual({ id: '68' });
  });

  it('does not fit without a part it needs, nor with one too many', () => {
    expect(matchPath('/product/:id/:name?', '/product')).toBeNull();
    expect(matchPath('/product/:id/:name?', '/product/68/a/b')).toBeNull();
    expect(matchPath('/', '/product')).toBeNull();
  });

  it('does not mind letter case', () => {
    expect(matchPath('/adding_soon', '/Adding_Soon')).toEqual({});
    expect(matchPath('/', '/')).toEqual({});
  });
});
