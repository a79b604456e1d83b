import { describe, expect, it } from 'vitest';
import { firstStyle } from './first-style.ts';

const styleOf = (rules: string, sources = '<p className="hero wide" data-near />') => firstStyle(rules, sources);

describe('the style of a first screen', () => {
  it('holds the rules of what its sources draw', () => {
    const css =
      'p{margin:0}h6{margin:0}.hero{color:red}.footer{color:red}[data-near]{color:red}.hero .footer{color:red}';
    expect(styleOf(css)).toContain('p{margin:0}.hero{color:red}[data-near]{color:red}');
    expect(styleOf(css)).not.toMatch(/footer|h6/);
  });

  it('leaves out other selectors of a rule', () => {
    expect(styleOf('.hero,.footer,.wide .footer{color:red}')).toBe('@layer ;.hero{color:red}');
  });

  it('leaves out what a hand, a wide screen or a printer brings about', () => {
    const css = `.hero:hover{color:red}p::selection{color:red}@media (min-width:768px){.hero{color:red}}
      @media print{.hero{color:red}}@media not all and (min-width:48rem){.hero{color:blue}}`;
    expect(styleOf(css)).toMatch(/^@layer ;@media not all and \(width>=48rem\)\{\.hero\{color:#00f\}\}$/);
  });

  it('keeps that pages fade into each other', () => {
    const css = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}.hero{color:red}}';
    expect(styleOf(css)).toContain('@view-transition{navigation:auto}');
  });

  it('keeps the order of layers, and of variables those that are read', () => {
    const css = `@layer late{.footer{color:red}}
      @layer theme{:root{--a:red;--b:var(--c);--c:blue;--d:0}}@layer parts{.hero{color:var(--b)}}`;
    expect(styleOf(css)).toBe(
      '@layer late,theme,parts;@layer theme{:root{--b:var(--c);--c:blue;}}@layer parts{.hero{color:var(--b)}}',
    );
  });

  it('says what is meant where a default of Tailwind is set, or never is', () => {
    const css =
      ':root{--default-a:red}.hero{color:var(--default-a,blue);fill:var(--default-b, blue);stroke:var(--c,blue)}';
    expect(styleOf(css)).toContain('.hero{color:var(--default-a);fill:blue;stroke:var(--c,blue)}');
  });

  it('takes no name from imports and comments', () => {
    const sources = "import { A } from './footer.tsx';\n/** The 'footer' */\n<p />";
    expect(styleOf('.footer{color:red}', sources)).not.toContain('footer');
  });
});
