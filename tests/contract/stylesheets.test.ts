import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root.pathname }).filter((file) => !/\.test\.tsx?$/.test(file));

/** The folder of styles that several components share. */
const shared = 'site/styles';
/**
 * Stylesheets that name classes of many components: for print, for reduced motion, and for the common look of all
 * ticks.
 */
const across = ['print', 'reduced-motion', 'ticks'].map((name) => `${shared}/${name}.css`);
const stylesheets = filesOf('site/**/*.css').filter((file) => !across.includes(file));
const sources = filesOf('{site,ui}/**/*.{ts,tsx}');

/** The words in the string literals of each source, where classes are written. */
const wordsOf = new Map(
  sources.map((file) => {
    const quoted = read(file)
      .replaceAll(/^import.*$|^\} from.*$|^ *\/?\*.*$/gm, '')
      .match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g);
    return [file, new Set(quoted?.join(' ').match(/[\w-]+/g))];
  }),
);
const usedBy = (name: string): readonly string[] => sources.filter((file) => wordsOf.get(file)?.has(name));

/** The classes that a stylesheet defines by a rule of their own, outside conditions. */
const definedIn = (stylesheet: string): readonly string[] => {
  const css = read(stylesheet).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/^([^\s@}][^{}]*?)\s*\{/gm)].flatMap(([, text = '']) =>
    text.split(/,\s*(?![^(]*\))/),
  );
  return [...new Set(selectors.flatMap((selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? []))];
};
const definitions = stylesheets.flatMap((stylesheet) => definedIn(stylesheet).map((name) => ({ stylesheet, name })));

describe('the sheets of public pages', () => {
  it('are all in the one that is built, or stand in a page by themselves', () => {
    const built = new Set(
      [...read('site/styles.css').matchAll(/@import '\.\/([^']+)'/g)].map(([, file]) => `site/${file}`),
    );
    const inPages = new Set(
      sources.flatMap((file) =>
        [...read(file).matchAll(/from '\.\/([\w-]+\.css)\?inline'/g)].map(
          ([, stylesheet]) => `${dirname(file)}/${stylesheet}`,
        ),
      ),
    );
    const known = (stylesheet: string) =>
      stylesheet === 'site/styles.css' || built.has(stylesheet) || inPages.has(stylesheet);
    expect([...stylesheets, ...across].filter((stylesheet) => !known(stylesheet))).toEqual([]);
  });

  it('define a class in one place', () => {
    const places = Map.groupBy(definitions, ({ name }) => name);
    expect(
      [...places].flatMap(([name, all]) =>
        all.length > 1 ? [[name, ...all.map(({ stylesheet }) => stylesheet)]] : [],
      ),
    ).toEqual([]);
  });

  it('stand beside what draws with their classes', () => {
    const beside = definitions.filter(({ stylesheet }) => dirname(stylesheet) !== shared);
    // Classes that scripts and islands render belong to the section or page that uses them.
    const isBeside = (stylesheet: string) => (file: string) =>
      [dirname(stylesheet), 'site/elements', 'site/islands'].includes(dirname(file));
    const elsewhere = beside.filter(({ stylesheet, name }) => !usedBy(name).some(isBeside(stylesheet)));
    expect(elsewhere.map(({ stylesheet, name }) => `${stylesheet}: ${name}`)).toEqual([]);
  });

  it('are shared only where several components draw with a class', () => {
    const alone = definitions.filter(
      ({ stylesheet, name }) => dirname(stylesheet) === shared && usedBy(name).length < 2,
    );
    expect(alone.map(({ stylesheet, name }) => `${stylesheet}: ${name}`)).toEqual([]);
  });
});
