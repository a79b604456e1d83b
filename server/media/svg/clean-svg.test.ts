import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UploadError } from '../upload-error.ts';
import { cleanSvg as writeAnew } from './clean-svg.ts';

const cleanSvg = (source: string): string => writeAnew(source).toString();

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (content: string) => `<svg ${namespace} viewBox="0 0 9 9">${content}</svg>`;
/** What is left of the content of a drawing. */
const left = (content: string) => cleanSvg(drawing(content)).replace(/^<svg [^>]*>|<\/svg>$/g, '');

describe('drawings', () => {
  it('keep shapes, groups, gradients, text and own references', () => {
    const content =
      '<defs><linearGradient id="g" x1="0"><stop offset=".5" stop-color="#fff"/></linearGradient></defs>' +
      '<g transform="scale(2)"><path d="M0 0" fill="url(#g)"/><use href="#g"/><text x="1">A &amp; ب</text></g>';
    expect(left(content)).toBe(content);
  });

  it('keep their style sheets and styles where these load nothing', () => {
    const content = '<style>.a{fill:#fff;stroke:url(#g)}</style><path class="a" style="opacity:.5"/>';
    expect(left(content)).toBe(content);
  });

  it('keep embedded pictures', () => {
    const content = '<image width="9" href="data:image/png;base64,AAAA"/>';
    expect(left(content)).toBe(content);
    expect(left('<image xlink:href="data:image/png;base64,AAAA" width="9"/>')).toContain(
      'href="data:image/png;base64,AAAA"',
    );
  });

  it('lose links but not what the link shows', () => {
    expect(left('<a href="https://example.org"><path d="M0"/></a>')).toBe('<g><path d="M0"/></g>');
  });

  it('are read past declaration, comments and a plain document type', () => {
    const before =
      '\uFEFF<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">';
    expect(cleanSvg(`${before.slice(1)}\n${drawing('<!-- a --><path/>')}\n`)).toBe(drawing('<path/>'));
  });

  it('of the demo come out as they were', () => {
    const folder = join(import.meta.dirname, '../../../demo/media/icons');
    const names = readdirSync(folder);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const source = readFileSync(join(folder, name), 'utf8').trim();
      const attributes = (svg: string) => [...svg.matchAll(/[\w:-]+="[^"]*"/g)].map(String).toSorted();
      expect(attributes(cleanSvg(source))).toEqual(attributes(source));
    }
  });
});

describe('what could act is left out', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img onerror="x()"/></body></foreignObject>',
    ],
    [
      'an animation of a link',
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="x"/>',
    ],
    ['a frame', '<iframe src="https://example.org"/>'],
    ['an event listener', '<handler type="text/ecmascript">x()</handler><listener event="click"/>'],
    ['a filter that loads', '<feImage href="https://example.org/x.svg"/>'],
    ['metadata', '<metadata><rdf:RDF>me</rdf:RDF></metadata>'],
    ['CDATA in a script', '<script><![CDATA[<path/>]]></script>'],
  ])('%s', (_, content) => {
    expect(left(content)).toBe('');
  });

  it.each([
    ['an event handler', '<path onload="x()" onclick="x()" ONERROR="x()"/>', '<path/>'],
    ['an outside reference', '<use href="https://example.org/x.svg#a"/>', '<use/>'],
    ['an old outside reference', '<use xlink:href="//example.org/x.svg#a"/>', '<use/>'],
    ['a drawing in a reference', '<use href="data:image/svg+xml;base64,AA#x"/>', '<use/>'],
    ['a drawing as a picture', '<image href="data:image/svg+xml;base64,AA"/>', '<image/>'],
    ['a loaded picture', '<image href="https://example.org/a.png"/>', '<image/>'],
    ['a coded scheme', '<a href="&#106;avascript:alert(1)"><path/></a>', '<g><path/></g>'],
    ['paint from outside', '<path fill="url(https://example.org/a.svg#b)"/>', '<path/>'],
    ['paint with an escape', '<path fill="u\\72l(https://example.org)"/>', '<path/>'],
    ['a style that loads', '<path style="fill:url(//example.org)"/>', '<path/>'],
    ['a base address', '<g xml:base="https://example.org/"/>', '<g/>'],
    ['an unknown attribute', '<path formaction="x" data-x="1"/>', '<path/>'],
    ['an imported style sheet', '<style>@import "https://example.org/a.css";</style>', '<style></style>'],
    ['a font', '<style>@font-face{src:url(https://example.org)}</style>', '<style></style>'],
    ['a style cut by comments', '<style>a{fill:ur<!-- -->l(https://example.org)}</style>', '<style></style>'],
    ['a style cut by CDATA', '<style>@imp<![CDATA[ort "x"]]></style>', '<style></style>'],
    ['an element in a style', '<style><path/></style>', '<style></style>'],
  ])('%s', (_, content, expected) => {
    expect(left(content)).toBe(expected);
  });

  it('text stays text', () => {
    expect(left('<text>&lt;script&gt;x()&lt;/script&gt;</text>')).toBe('<text>&lt;script&gt;x()&lt;/script&gt;</text>');
    expect(left('<text><![CDATA[<script>x()</script>]]></text>')).toBe('<text>&lt;script&gt;x()&lt;/script&gt;</text>');
    expect(left(`<path aria-label='"&gt;&lt;script&gt;'/>`)).toBe('<path aria-label="&quot;&gt;&lt;script&gt;"/>');
  });
});

describe('refused sources', () => {
  const statusOf = (source: string): number | undefined => {
    try {
      cleanSvg(source);
    } catch (error) {
      if (error instanceof UploadError) return error.status;
      throw error;
    }
    return undefined;
  };

  it('thousands of attributes of one element are 400', () => {
    const attributes = Array.from({ length: 5000 }, (_, number) => `a${number}=""`).join(' ');
    expect(statusOf(drawing(`<path ${attributes}/>`))).toBe(400);
  });

  it.each([
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "x">]>${drawing('<text>&a;</text>')}`],
    ['another root', '<html><svg/></html>'],
    ['two roots', '<svg/><svg/>'],
    ['a prefixed root', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ])('%s is 415', (_, source) => {
    expect(statusOf(source)).toBe(415);
  });

  it.each([
    ['an unknown entity', drawing('<text>&nbsp;</text>')],
    ['a bare ampersand', drawing('<text>a & b</text>')],
    ['a forbidden character', drawing('<text>&#0;</text>')],
    ['an unquoted attribute', drawing('<path d=M0/>')],
    ['a doubled attribute', drawing('<path d="a" d="b"/>')],
    ['crossed elements', '<svg><g><path></g></path></svg>'],
    ['an open end', '<svg><g>'],
    ['an open comment', '<svg/><!-- '],
    ['text outside', '<svg/>text'],
    ['no root', '<!-- -->'],
    ['endless depth', `<svg>${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`],
  ])('%s is 400', (_, source) => {
    expect(statusOf(source)).toBe(400);
  });
});
