import { expect, it } from 'vitest';
import { scriptLoader } from '../../content/script-loader.ts';
import { pageWeaknesses } from './page-weaknesses.ts';

const page = (body: string) => `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;

it.each([
  '<x-attack>',
  '<script>alert(1)</script>',
  '<script src="//evil.example/a.js"></script>',
  '<script type="application/ld+json">{"a":</script>',
  '<p onclick="alert(1)">',
  '<p style="color:red">',
  '<a href="javascript:alert(1)">',
  '<a href="java&#9;script:alert(1)">',
  '<a href="//evil.example">',
  '<a href="data:text/html,x">',
  '<svg><use xlink:href="data:image/svg+xml,x"/></svg>',
  '<iframe srcdoc="x">',
  '<base href="/">',
  '<meta http-equiv="Refresh" content="0">',
  '<template><p onclick=""></template>',
  '<textarea></textarea><x-attack>',
  `<script data-file="https://evil.example/a.js">${scriptLoader}</script>`,
  '<script data-file="/assets/a.js">alert(1)</script>',
])('%s is found', (weak) => {
  expect(pageWeaknesses(page(weak))).not.toEqual([]);
});

it.each([
  '&lt;x-attack&gt;',
  '<p title="<x-attack>">',
  '<script type="application/ld+json">{"a":"\\u003cx-attack>"}</script>',
  '<script type="module" src="/assets/a.js"></script>',
  `<script data-file="/assets/a.js">${scriptLoader}</script>`,
  '<a href="/product/68/The-Vision"></a><a href="mailto:a@screens.example"></a>',
  '<img src="data:image/webp;base64,AAAA" alt="">',
])('%s is left alone', (strong) => {
  expect(pageWeaknesses(page(strong))).toEqual([]);
});
