import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toHtml, Within } from './to-html.ts';

const texts = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '&', '<', '>', '"', "'", '\n', '=', '/', ';', 'ش', '😀'),
});
const properties = fc.record(
  {
    className: texts,
    id: texts,
    title: texts,
    lang: fc.constantFrom('ar', 'en'),
    tabIndex: fc.integer(),
    hidden: fc.boolean(),
    'aria-label': texts,
    'aria-hidden': fc.boolean(),
    'data-day': fc.oneof(texts, fc.boolean(), fc.integer()),
    role: fc.constantFrom(undefined, null, 'group'),
  },
  { requiredKeys: [] },
);
const { node: trees } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.integer(),
    fc.constantFrom(null, undefined, true, false),
    fc
      .tuple(fc.constantFrom('div', 'p', 'a', 'li', 'svg'), properties, fc.array(tie('node')))
      .map(([type, props, children]) => createElement(type, props, ...children)),
    fc.array(tie('node')).map((children) => createElement(Fragment, null, ...children)),
    fc.tuple(fc.constantFrom('br', 'img', 'input'), properties).map(([type, props]) => createElement(type, props)),
    fc.array(tie('node')).map((children) => createElement(() => children)),
  ),
}));

/** As React writes it, but that shapes end where they begin. */
const byReact = (tree: ReactNode): string =>
  renderToStaticMarkup(tree).replaceAll(/(<(path|stop)\b[^>]*)><\/\2>/g, '$1/>');

describe('the HTML of elements', () => {
  it('is what React writes for them, whatever they hold', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(toHtml(tree)).toBe(byReact(tree));
      }),
    );
  });

  it.each<[string, ReactNode]>([
    [
      'pictures',
      createElement('img', { srcSet: '/a 1w', sizes: '1px', width: 3, fetchPriority: 'low', loading: 'lazy', alt: '' }),
    ],
    ['flags', createElement('details', { open: true, hidden: false })],
    ['judgements', createElement('div', { 'aria-hidden': true, draggable: false, spellCheck: true })],
    ['markup that is given', createElement('g', { dangerouslySetInnerHTML: { __html: '<path d="M0 0"/>' } })],
    [
      'lists',
      createElement(
        'select',
        { defaultValue: 'b' },
        ['a', 'b'].map((each) => createElement('option', { key: each, value: each }, each)),
      ),
    ],
    ['boxes', createElement('textarea', { defaultValue: 'a<b', rows: 5 })],
    ['ticks', createElement('input', { type: 'checkbox', defaultChecked: true })],
    ['fields', createElement('input', { type: 'text', maxLength: 3, defaultValue: '"' })],
    ['labels', createElement('label', { htmlFor: 'a' }, 'A')],
    ['downloads', createElement('a', { href: '/a', download: true }, 'a')],
    [
      'drawings',
      createElement(
        'svg',
        { viewBox: '0 0 9 9', shapeRendering: 'crispEdges', focusable: false },
        createElement('stop', { stopColor: '#fff', stopOpacity: 0.5, offset: 1 }),
        createElement('path', { d: 'M0 0', strokeWidth: 2, strokeOpacity: 0.4, strokeLinecap: 'round' }),
        createElement('pattern', { patternUnits: 'userSpaceOnUse' }),
        createElement('text', { fontSize: 12.5, textAnchor: 'middle' }, '٣'),
      ),
    ],
    ['styles', createElement('style', { dangerouslySetInnerHTML: { __html: 'a > b { content: "&" }' } })],
  ])('is what React writes for %s', (_, node) => {
    expect(toHtml(node)).toBe(byReact(node));
  });

  it('spells Arabic names of addresses in letters', () => {
    const href = '/ar/product/1/%D9%86%D9%88%D8%B1-1.2?a=%20%26%22%C3%A9';
    expect(toHtml(createElement('a', { href }, 'a'))).toBe('<a href="/ar/product/1/نور-1.2?a=%20%26%22%C3%A9">a</a>');
  });

  it('has no address that would run a script', () => {
    for (const href of ['javascript:alert(1)', ' \u0001java\nscript:alert(1)', 'JAVASCRIPT:']) {
      expect(toHtml(createElement('a', { href }, 'a'))).toBe('<a>a</a>');
      expect(toHtml(createElement('form', { action: href }))).toBe('<form></form>');
    }
  });

  it('never holds a style attribute, a handler or a name that ends its attribute', () => {
    const draw = (props: Readonly<Record<string, unknown>>) => () => toHtml(createElement('p', props));
    expect(draw({ style: { color: 'red' } })).toThrow('No page has an attribute style');
    expect(draw({ onClick: () => undefined })).toThrow('No page has an attribute onClick');
    expect(draw({ 'a"><b': 'c' })).toThrow('No page has an attribute');
    expect(draw({ title: {} })).toThrow('title');
  });

  it('knows what stands around its components', () => {
    let around = 'page';
    const part = () => around;
    const by = (draw: () => void) => {
      around = 'inside';
      draw();
      around = 'page';
    };
    const inside = createElement(Within, { by }, createElement(part));
    expect(toHtml([createElement(part), ' ', inside, ' ', createElement(part)])).toBe('page inside page');
  });
});
