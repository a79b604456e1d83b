import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../language/languages.ts';
import { catalogueContent } from '../../tests/support/catalogue-content.ts';
import { companyContent } from '../../tests/support/company-content.ts';
import { homeContent } from '../../tests/support/home-content.ts';
import { siteRequest } from '../../tests/support/render-site.ts';
import { renderPage } from '../pages.ts';
import { toHtml } from './to-html.ts';
import { markupAhead, writeAhead } from './write-ahead.ts';
import { drawings } from './write-ahead.fixture.tsx';

let folder = '';
const built = { renderPage, drawings, toHtml };

/** The site as visitors get it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-ahead-'));
  const root = resolve(import.meta.dirname, '../..');
  const sources = ['site/pages.ts', 'site/html/write-ahead.fixture.tsx', 'site/html/to-html.ts'];
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    plugins: [tailwindcss(), markupAhead],
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: { input: sources, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  for (const name of ['pages', 'write-ahead.fixture', 'to-html']) {
    Object.assign(built, await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.mjs`)).href));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** But for styles and files of their own names, which only a build has, and for quotes that it leaves out. */
const drawnIn = (html: string): readonly string[] =>
  html
    .replaceAll(/="([\w:.#-]*)"(?=[^<>]*>)/g, (_, value: string) => (value === '' ? '' : `=${value}`))
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/[\w/.-]+\.(?:woff2|css)\b(?:\?no-inline)?/g, '')
    .split(/(?=<)/);

describe('what is written ahead', () => {
  it.each(Object.keys(drawings))('is what is drawn: %s', (name) => {
    const html = toHtml(drawings[name]?.());
    expect(html.length).toBeGreaterThan(20);
    expect(drawnIn(built.toHtml(built.drawings[name]?.()))).toEqual(drawnIn(html));
  });

  it.each([
    [homeContent, ['/', '/adding_soon', '/privacy-policy', '/nowhere', '/search?q=wall']],
    [
      companyContent,
      ['/about', '/projects', '/project/1', '/contact?product=1', '/register', '/our-community', '/the-vision'],
    ],
    [
      catalogueContent,
      ['/products', '/product/68', '/product/68?print', '/one-category/1', '/sub-category/1', '/compare', '/planner'],
    ],
  ])('draws the same pages, byte for byte', async (content, addresses) => {
    for (const address of addresses) {
      const [path = '', query = ''] = address.split('?');
      for (const language of languages) {
        const { html } = await renderPage(siteRequest(content, { path, query, language }));
        const ahead = await built.renderPage(siteRequest(content, { path, query, language }));
        const drawn = drawnIn(html);
        const different = drawnIn(ahead.html).findIndex((piece, index) => piece !== drawn[index]);
        expect(different, `${address} in ${language}: ${drawn[different]}`).toBe(-1);
        expect(drawnIn(ahead.html)).toHaveLength(drawn.length);
      }
    }
  });
});

describe('a source whose elements are written ahead', () => {
  it('holds no element of which everything is known', () => {
    const written = writeAhead('a.tsx', 'export const a = () => <p className="b">{c}<i>d</i></p>;');
    expect(written).toContain('new $Written(["<p class=b>", c, "<i>d</i></p>"])');
  });

  it('quotes no attribute that needs none, but for what a slash follows', () => {
    expect(writeAhead('a.tsx', 'const a = <p id="b" title="c d" hidden><input name="e" /></p>;')).toContain(
      JSON.stringify('<p id=b title="c d" hidden><input name="e"/></p>'),
    );
  });

  it('chooses once what writes an attribute', () => {
    const written = writeAhead('a.tsx', 'const a = () => <p id={b}><i id={c} lang={d} /></p>;');
    expect(written).toContain(
      'const $attribute0 = $attributeNamed("id"); const $attribute1 = $attributeNamed("lang");',
    );
    expect(written).toContain('$attribute0(b)');
    expect(written).toContain('$attribute0(c) + $attribute1(d)');
  });

  it('is not built with a handler, a style or a name that no page may hold', () => {
    expect(() => writeAhead('a.tsx', 'const a = <p onClick={b} />;')).toThrow('No page has an attribute onClick');
    expect(() => writeAhead('a.tsx', 'const a = <p style={b} />;')).toThrow('No page has an attribute style');
  });

  it('has as many lines', () => {
    const source = 'const a = (\n  <p>\n    <b\n      id={\n        c\n      }\n    />\n  </p>\n);\nconst d = 1;';
    expect(writeAhead('a.tsx', source).split('\n').indexOf('const d = 1;')).toBe(
      source.split('\n').indexOf('const d = 1;'),
    );
  });

  it('makes what is always the same once', () => {
    const written = writeAhead('a.tsx', 'const a = () => <b>c</b>;\nconst d = () => <b>c</b>;');
    expect(written.match(/new \$Written/g)).toHaveLength(1);
  });
});
