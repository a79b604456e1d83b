import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColours } from '../../content/brand-colours.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root.pathname }).filter((file) => !/\.test\.tsx?$/.test(file));

/** The files that declare the tokens for colours and sizes. */
const declared = ['ui/tokens.css', 'site/styles/theme.css', 'dashboard/app/styles/theme.css'];
const stylesheets = filesOf('{site,dashboard,fields,ui}/**/*.css').filter((file) => !declared.includes(file));
const sources = filesOf('{site,dashboard,fields,ui,server,content,calls}/**/*.{ts,tsx}');

/** Sources that may contain colours, with the reason. */
const withColours: Readonly<Record<string, string>> = {
  'content/brand-colours.ts': 'they are declared there',
  'content/settings.ts': 'shows how a colour is typed',
  'server/description/documentation-page.ts': 'the page about calls has the colours of the browser',
  'site/planner/sample-picture.ts': 'a picture on a display, which no brand colours',
  'site/islands/wall-photo/draw-display.ts': 'the light in a photo is mixed from numbers',
  'site/render/edit-target-style.ts': 'what marks a place in a preview must look like no colour of the page',
  'ui/qr-code.tsx': 'cameras read black on white',
};

const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!;)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from)/gi;
const named = /(?<![\w-])(?:white|black|gray|grey|red|blue|green|orange|silver)(?![\w-])/g;
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
/** The values of a stylesheet's declarations whose property matches. */
const valuesOf = (css: string, property: RegExp): readonly string[] =>
  [...withoutComments(css).matchAll(/(?<=[\s{;])([a-z-]+):\s([^;{}]+);/g)].flatMap(([, name = '', value = '']) =>
    property.test(name) ? [value] : [],
  );
/** Applies `wrong` to every stylesheet and returns its findings with the file. */
const inStylesheets = (wrong: (css: string) => readonly string[]): readonly string[] =>
  stylesheets.flatMap((file) => wrong(read(file)).map((found) => `${file}: ${found}`));

describe('style sheets', () => {
  it('take every colour from the tokens', () => {
    const found = inStylesheets((css) => {
      const values = valuesOf(css, /./)
        .join('\n')
        .replaceAll(/(?:var|theme)\([^)]*\)|url\([^)]*\)/g, '');
      return [...(values.match(colour) ?? []), ...(values.match(named) ?? [])];
    });
    expect(found).toEqual([]);
  });

  it('take every size of words from the tokens, or measure it by the words around', () => {
    const drawing = ['300px', '340px'].map((size) => `site/pages/the-vision/vision-sizes.css: ${size}`);
    const allowed = /^(?:theme\(--text-[\w-]+\)|min\(theme\(--text-[\w-]+\), [\d.]+vw\)|[\d.]+(?:em|%)|inherit)$/;
    const found = inStylesheets((css) => valuesOf(css, /^font-size$/).filter((value) => !allowed.test(value)));
    // In this drawing to scale one pixel is one millimetre.
    expect(found).toEqual(drawing);
  });

  it('take every space between things, and every corner, from the tokens', () => {
    const found = inStylesheets((css) => [
      ...valuesOf(css, /^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/).filter((value) => /\drem/.test(value)),
      ...valuesOf(css, /-radius$/).filter((value) => /\drem|\d{2,}px/.test(value)),
    ]);
    expect(found).toEqual([]);
  });

  it('keep to the scale of spaces', () => {
    const scale = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 56];
    const found = inStylesheets((css) =>
      [...css.matchAll(/--spacing\(-?([\d.]+)\)/g)].flatMap(([said, steps]) =>
        scale.includes(Number(steps)) ? [] : [said],
      ),
    );
    expect(found).toEqual([]);
  });

  it('change at the breakpoints of the tokens alone, and leave no width between two rules', () => {
    const found = inStylesheets((css) =>
      [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        (query.match(/\([^()]*\bwidth\b(?:[^()]|\([^()]*\))*\)/g) ?? []).filter(
          (condition) => !/^\(width (?:>=|<) theme\(--breakpoint-\w+\)\)$/.test(condition),
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  it('name only tokens that exist', () => {
    const known = declared.map(read).join('\n');
    const found = inStylesheets((css) =>
      [...css.matchAll(/theme\((--[\w-]+)\)/g)].flatMap(([, name = '']) => (known.includes(`${name}:`) ? [] : [name])),
    );
    expect(found).toEqual([]);
  });
});

describe('sources', () => {
  it('say no colour but those that give a reason', () => {
    const found = sources.filter((file) => {
      const text = withoutComments(read(file));
      return /(?<![\w.&])#(?:[\da-f]{6}|[\da-f]{3,4})\b(?![(-])|(?<![\w.])(?:rgba?|hsla?|oklch)\(/i.test(text);
    });
    expect(found.toSorted()).toEqual(Object.keys(withColours).toSorted());
  });

  it('ask for the breakpoints of the tokens where scripts and pictures turn', () => {
    const pixels = [...read('site/styles/theme.css').matchAll(/--breakpoint-\w+: (\d+)px/g)].map(
      ([, width]) => `${width}px`,
    );
    const rems = [...read('dashboard/app/styles/theme.css').matchAll(/--breakpoint-\w+: (\d+rem)/g)].map(
      ([, width]) => width,
    );
    // 1320px and 1416px are the widths of the site's container, without and with its edges; above them a box grows only
    // once, by a sixth from 1920px.
    const allowed = new Set([...pixels, ...rems, '767.98px', '1023.98px', '1320px', '1416px']);
    const found = sources.flatMap((file) =>
      [
        ...withoutComments(read(file)).matchAll(/\((?:min-width:|max-width:|width (?:>=|<)) ?([\d.]+(?:px|rem))\)/g),
      ].flatMap(([, width = '']) => (allowed.has(width) ? [] : [`${file}: ${width}`])),
    );
    expect(found).toEqual([]);
  });

  it('know the colours that no style sheet reaches as the style sheets name them', () => {
    const said = declared.map(read).join('\n');
    expect(said).toContain(`--color-ink: ${brandColours.ink};`);
    expect(said).toContain(`--color-night: ${brandColours.ink};`);
    expect(said).toContain(`--color-cloud: ${brandColours.cloud};`);
    expect(said).toContain(`--accent: ${brandColours.accent};`);
  });
});
