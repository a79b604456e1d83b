import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UploadError } from '../upload-error.ts';
import { cleanSvg as writeAnew } from './clean-svg.ts';

const cleanSvg = (source: string): string => writeAnew(source).toString();

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (content: string) => `<svg ${namespace} viewBox="0 0 9 9">${content}</svg>`;
/** The cleaned content of an SVG without its root element. */
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

describe('a drawing keeps what it can show [API-ADM-207]', () => {
  const red = '.a{fill:#e30613}';

  it.each([
    ['an import of a font', `@import url("https://fonts.example/css?family=Cairo");${red}`, red],
    ['an import with a condition', `@import "x.css" screen;${red}`, red],
    [
      'a font',
      `${red}@font-face{font-family:X;src:url(data:font/woff2;base64,AAAA)}.b{font-family:X}`,
      `${red}.b{font-family:X;}`,
    ],
    ['an animation', `${red}@keyframes turn{from{opacity:0}to{opacity:1}}`, red],
    ['an old animation', `@-webkit-keyframes turn{from{opacity:0}}${red}`, red],
    ['a page', `${red}@page{margin:0}`, red],
    ['a character set', `@charset "utf-8";${red}`, red],
    [
      'a loaded background',
      `${red}.b{background:url(https://example.org/a.png);stroke:#000}`,
      `${red}.b{stroke:#000;}`,
    ],
    ['an escaped address', `${red}.b{fill:u\\72l(https://example.org)}`, red],
    ['an outside picture by name', `${red}.b{mask-image:image-set("a.png" 1x)}`, red],
    ['an expression', `.b{width:expression(alert(1));fill:red}${red}`, `.b{fill:red;}${red}`],
    ['a rule within a rule', `${red}.b{.c{fill:url(//example.org)}stroke:#000}`, `${red}.b{stroke:#000;}`],
  ])('and loses %s from a style sheet, and nothing else', (_, stylesheet, expected) => {
    const wanted = expected.replace('.a{fill:#e30613}', '.a{fill:#e30613;}');
    expect(left(`<style>${stylesheet.replaceAll('"', '&quot;')}</style>`)).toBe(`<style>${wanted}</style>`);
  });

  it.each([
    ['@media (prefers-color-scheme: dark){.a{fill:#fff;}}'],
    ['@media screen and (max-width:100px){.b{display:none;}}'],
    ['@supports (mask-type:alpha){.b{mask-type:alpha;}}'],
  ])('such as rules with a condition: %s', (rule) => {
    const [stylesheet, dropped] = [`.a{fill:#e30613;}${rule}`, '@import "a.css";'];
    expect(left(`<style>${stylesheet}${dropped}</style>`)).toBe(`<style>${stylesheet}</style>`);
  });

  it('but nothing of a style sheet that cannot be read', () => {
    expect(left('<style>.a{fill:red</style>')).toBe('<style>.a{fill:red</style>');
    expect(left('<style>@import "x";.a{fill:red</style>')).toBe('<style></style>');
  });

  it.each([['تدرج_1'], ['logo@2x'], ['my grad'], ['a(1)'], ['Ébène'], ['شعار الشركة']])(
    'such as references to the id %s',
    (id) => {
      const content =
        `<linearGradient id="${id}"/><path fill="url('#${id}')"/>` +
        `<path style="fill:url('#${id}')"/><use href="#${id}"/>`;
      expect(left(content)).toBe(content);
      expect(left(`<use xlink:href="#${id}"/>`)).toBe(`<use href="#${id}"/>`);
    },
  );

  it('such as references without quotes', () => {
    const content = '<path fill="url(#تدرج_1)" mask="url(#a@2x)"/><style>.a{fill:url(#تدرج_1)}</style>';
    expect(left(content)).toBe(content);
  });

  it.each(['image/jpg', 'image/pjpeg', 'img/png', 'image/avif', 'IMAGE/PNG', 'image/png;charset=utf-8'])(
    'such as pictures that are called %s',
    (type) => {
      const content = `<image href="data:${type};base64,/9j/4AAQ"/>`;
      expect(left(content)).toBe(content);
    },
  );

  it.each([
    ['<text><a href="https://x.example">LOGO</a></text>', '<text><tspan>LOGO</tspan></text>'],
    [
      '<text><tspan><a href="#b" x="3" fill="red">A</a></tspan></text>',
      '<text><tspan><tspan fill="red">A</tspan></tspan></text>',
    ],
    [
      '<text><textPath href="#p"><a>شعار</a></textPath></text>',
      '<text><textPath href="#p"><tspan>شعار</tspan></textPath></text>',
    ],
    ['<a><text>A</text></a>', '<g><text>A</text></g>'],
    ['<text><a>A<a>B</a></a></text>', '<text><tspan>A<tspan>B</tspan></tspan></text>'],
  ])('such as text inside links: %s', (content, expected) => {
    expect(left(content)).toBe(expected);
  });

  it.each([
    '<mask mask-type="alpha"/>',
    '<g transform-origin="5 5" transform-box="fill-box" transform="rotate(9)"/>',
    '<text xml:space="preserve">a  b</text>',
    '<switch><g systemLanguage="ar"/><g/></switch>',
    '<style media="print">.a{fill:red}</style>',
    `<path style="fill:red"/>`,
  ])('such as %s', (content) => {
    expect(left(content)).toBe(content);
  });

  it('such as the declarations of a style beside one that loads', () => {
    expect(left('<path style="fill:red;filter:url(https://example.org/a.svg#b);stroke:#000"/>')).toBe(
      '<path style="fill:red;stroke:#000;"/>',
    );
  });
});

describe('older and unusual files are read [API-ADM-207]', () => {
  const adobe = (body: string) =>
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
    '\t<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n' +
    '\t<!ENTITY ns_xlink \'http://www.w3.org/1999/xlink\'>\n\t<!-- styles --><!ENTITY st0 "fill:#e30613;">\n' +
    '\t<!ATTLIST svg xmlns:x CDATA #IMPLIED>\n]>\n' +
    `<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 9 9">${body}</svg>`;

  it('with entities for namespaces and styles', () => {
    const body =
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"><x:ai/></foreignObject>' +
      '<g x:extraneous="self"><path style="&st0;"/><use xlink:href="#a"/></g></switch>';
    expect(cleanSvg(adobe(body))).toBe(
      drawing('<switch><g><path style="fill:#e30613;"/><use href="#a"/></g></switch>'),
    );
  });

  it('with entities that name others, and with characters', () => {
    const type = '<!DOCTYPE svg [<!ENTITY a "x&#65;"><!ENTITY b "&a;-&a;"><!ENTITY a "late">]>';
    expect(cleanSvg(type + drawing('<text>&b;</text>'))).toBe(drawing('<text>xA-xA</text>'));
  });

  it.each([
    [
      'svg',
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path svg:d="x" d="M0 0"/></svg:svg>',
    ],
    ['ns0', '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><ns0:path d="M0 0"/></ns0:svg>'],
    [
      'both',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"><p>x</p><s:path d="M0 0"/></s:svg>',
    ],
    [
      'inside',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><v:path xmlns:v="http://www.w3.org/2000/svg" d="M0 0"/></svg>',
    ],
    [
      'other',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/" viewBox="0 0 9 9"><i:path d="x"/><path d="M0 0"/></svg>',
    ],
  ])('with prefixes (%s)', (_, source) => {
    expect(cleanSvg(source)).toBe(drawing('<path d="M0 0"/>'));
  });

  it('with links by another prefix', () => {
    const source = drawing('<use l:href="#a"/>').replace('<svg ', '<svg xmlns:l="http://www.w3.org/1999/xlink" ');
    expect(cleanSvg(source)).toBe(drawing('<use href="#a"/>'));
  });

  it('but entities do not grow without end, and hold no elements', () => {
    const bomb = Array.from({ length: 30 }, (_, level) =>
      level === 0 ? '<!ENTITY e0 "lol">' : `<!ENTITY e${level} "&e${level - 1};&e${level - 1};">`,
    ).join('');
    expect(() => cleanSvg(`<!DOCTYPE svg [${bomb}]>${drawing('<text>&e29;</text>')}`)).toThrow('fileTooComplex');
    const flat = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(10_000)}">]>${drawing(`<text>${'&e;'.repeat(200)}</text>`)}`;
    expect(() => cleanSvg(flat)).toThrow('fileTooComplex');
    const elements = `<!DOCTYPE svg [<!ENTITY e "<script/>">]>${drawing('<g>&e;</g>')}`;
    expect(() => cleanSvg(elements)).toThrow('fileBroken');
    const coded = `<!DOCTYPE svg [<!ENTITY e "&#60;script/>">]>${drawing('<g>&e;</g>')}`;
    expect(() => cleanSvg(coded)).toThrow('fileBroken');
    expect(() => cleanSvg(`<svg/><!DOCTYPE svg [<!ENTITY e "x">]>`)).toThrow('fileBroken');
  });
});

describe('what is left out is named [ADM-GEN-69]', () => {
  const named = (content: string): string[] => {
    const parts = new Set<string>();
    writeAnew(drawing(content), (part) => parts.add(part));
    return [...parts];
  };

  it.each([
    ['<script>x()</script>', ['scripts']],
    ['<path onload="x()"/>', ['scripts']],
    ['<a href="https://example.org"><path/></a>', ['links']],
    ['<path><animate attributeName="x"/></path>', ['animation']],
    ['<style>@keyframes a{from{opacity:0}}</style>', ['animation']],
    ['<image href="https://example.org/a.png"/>', ['outside']],
    ['<image href="logo.png"/>', ['outside']],
    ['<use href="symbols.svg#a"/>', ['outside']],
    ['<path fill="url(other.svg#a)"/>', ['outside']],
    ['<style>@import "a.css";</style>', ['outside']],
    ['<style>@font-face{font-family:X;src:url(x)}</style>', ['fonts']],
    ['<image href="data:image/svg+xml;base64,AA"/>', ['nested']],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', ['foreign']],
    ['<path style="fill:re\\64"/>', ['styles']],
    ['<mesh/>', ['other']],
  ])('%s', (content, expected) => {
    expect(named(content)).toEqual(expected);
  });

  it.each([
    '<metadata><x/></metadata>',
    '<title>Logo</title><desc>x</desc>',
    '<i:pgf xmlns:i="http://ns.adobe.com/">x</i:pgf>',
    '<path data-name="a" i:b="c"/>',
    '<foreignObject requiredExtensions="http://ns.adobe.com/"/>',
    '<use href=""/>',
  ])('nothing where nothing is missed: %s', (content) => {
    expect(named(content)).toEqual([]);
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
    ['an entity of another file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "x">]>${drawing('<text>&a;</text>')}`],
    ['a public entity', `<!DOCTYPE svg [<!ENTITY a PUBLIC "x" "y">]>${drawing('<text>&a;</text>')}`],
    ['an entity of declarations', `<!DOCTYPE svg [<!ENTITY % a "x">%a;]>${drawing('<path/>')}`],
    ['a document type without an end', `<!DOCTYPE svg [<!ENTITY a "x">${drawing('<path/>')}`],
    ['declarations without an end', `<!DOCTYPE svg [${'<!ENTITY a "x">'.repeat(10_000)}]>${drawing('<path/>')}`],
    ['another root', '<html><svg/></html>'],
    ['two roots', '<svg/><svg/>'],
    ['a root of another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a root with a prefix of another namespace', '<s:svg xmlns:s="http://www.w3.org/1999/xhtml"/>'],
    ['a root with an unknown prefix', '<s:svg/>'],
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
