import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root.pathname }).filter((file) => !/\.test\.tsx?$/.test(file));

/** What several components share stands here. */
const shared = 'site/styles';
/** What everything looks like on paper, for who wants less motion, and the one look of all ticks: they name many classes. */
const across = ['print', 'reduced-motion', 'ticks'].map((name) => `${shared}/${name}.css`);
const sheets = filesOf('site/**/*.css').filter((file) => !across.includes(file));
const sources = filesOf('{site,ui}/**/*.{ts,tsx}');

/** The words in the quoted texts of a source, where its classes are written. */
const wordsOf = new Map(
  sources.map((file) => {
    const quoted = read(file)
      .replaceAll(/^import.*$|^\} from.*$|^ *\/?\*.*$/gm, '')
      .match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g);
    return [file, new Set(quoted?.join(' ').match(/[\w-]+/g))];
  }),
);
const usedBy = (name: string): readonly string[] => sources.filter((file) => wordsOf.get(file)?.has(name));

/** The classes that a sheet defines: those that have a rule of their own, outside conditions. */
const definedIn = (sheet: string): readonly string[] => {
  const css = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/^([^\s@}][^{}]*?)\s*\{/gm)].flatMap(([, text = '']) =>
    text.split(/,\s*(?![^(]*\))/),
  );
  return [...new Set(selectors.flatMap((selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? []))];
};
const definitions = sheets.flatMap((sheet) => definedIn(sheet).map((name) => ({ sheet, name })));

describe('the sheets of public pages', () => {
  it('are all in the one that is built, or stand in a page by themselves', () => {
    const built = new Set(
      [...read('site/styles.css').matchAll(/@import '\.\/([^']+)'/g)].map(([, file]) => `site/${file}`),
    );
    const inPages = new Set(
      sources.flatMap((file) =>
        [...read(file).matchAll(/from '\.\/([\w-]+\.css)\?inline'/g)].map(([, sheet]) => `${dirname(file)}/${sheet}`),
      ),
    );
    const known = (sheet: string) => sheet === 'site/styles.css' || built.has(sheet) || inPages.has(sheet);
    expect([...sheets, ...across].filter((sheet) => !known(sheet))).toEqual([]);
  });

  it('define a class in one place', () => {
    const places = Map.groupBy(definitions, ({ name }) => name);
    expect(
      [...places].flatMap(([name, all]) => (all.length > 1 ? [[name, ...all.map(({ sheet }) => sheet)]] : [])),
    ).toEqual([]);
  });

  it('stand beside what draws with their classes', () => {
    const beside = definitions.filter(({ sheet }) => dirname(sheet) !== shared);
    // What scripts and islands render belongs to the section or the page that shows them.
    const isBeside = (sheet: string) => (file: string) =>
      [dirname(sheet), 'site/elements', 'site/islands'].includes(dirname(file));
    const elsewhere = beside.filter(({ sheet, name }) => !usedBy(name).some(isBeside(sheet)));
    expect(elsewhere.map(({ sheet, name }) => `${sheet}: ${name}`)).toEqual([]);
  });

  it('are shared only where several components draw with a class', () => {
    const alone = definitions.filter(({ sheet, name }) => dirname(sheet) === shared && usedBy(name).length < 2);
    expect(alone.map(({ sheet, name }) => `${sheet}: ${name}`)).toEqual([]);
  });
});
