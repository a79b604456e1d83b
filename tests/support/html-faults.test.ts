import { describe, expect, it } from 'vitest';
import { htmlFaults } from './html-faults.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

describe('the faults of a page', () => {
  it('are none where it has only what a page may have', () => {
    const body =
      '<a href="/a" data-on="x">style=</a><img src="/a.jpg" alt="onclick=&quot;x&quot;"/>' +
      '<svg viewBox="0 0 1 1"><radialGradient id="a"></radialGradient><path d="M0 0"/></svg>' +
      '<table><tbody><tr><td>1</td></tr></tbody></table><template><p>a</p></template><noscript><p>b</p></noscript>' +
      '<script type="application/ld+json">{"a":"<p style=\\"\\">"}</script>';
    expect(htmlFaults(page(body))).toEqual([]);
  });

  it.each([
    ['a handler', '<p onclick="go()">a</p>', '/html/body/p has onclick="go()"'],
    ['a handler in a drawing', '<svg><path onLoad="go()"></path></svg>', '/html/body/svg/path has onload="go()"'],
    ['a style', '<p style="color:red">a</p>', '/html/body/p has style="color:red"'],
    [
      'an island that is given too much',
      `<react-island data="${'م'.repeat(1025)}"></react-island>`,
      `/html/body/react-island has data="${'م'.repeat(1025)}"`,
    ],
    ['a style in a template', '<template><p style="top:0"></p></template>', '/html/body/template/p has style="top:0"'],
    [
      'an address that runs a script',
      '<a href=" &#106;ava\nscript:go()">a</a>',
      '/html/body/a has href=" java\nscript:go()"',
    ],
    [
      'a form that runs a script',
      '<form action="JAVASCRIPT:go()"></form>',
      '/html/body/form has action="JAVASCRIPT:go()"',
    ],
    [
      'a paragraph that is ended by another element',
      '<p>a<div>b</div></p>',
      '/html/body/p/div is read as /html/body/div',
    ],
    [
      'a row without the body of its table',
      '<table><tr></tr></table>',
      '/html/body/table/tr is read as /html/body/table/tbody',
    ],
  ])('name %s', (_, body, fault) => {
    expect(htmlFaults(page(body))).toContain(fault);
  });
});
