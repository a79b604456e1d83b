import { expect, it } from 'vitest';
import { StyleSheets } from './style-sheets.ts';

const files = ['/assets/styles.css'];

it('style sheets stand in the head of a page that asks for none behind its first screen', () => {
  const sheets = new StyleSheets(files, { home: '.hero{}' });
  expect([sheets.inHead, sheets.mediaInHead, sheets.inPage]).toEqual([files, undefined, '']);
});

it('style sheets stand behind the first screen of phones, whose own style then stands in the page', () => {
  const sheets = new StyleSheets(files, { home: '.hero{}' });
  expect([sheets.takeBehindFirstScreen('home'), sheets.takeBehindFirstScreen('home')]).toEqual([files, []]);
  expect([sheets.inHead, sheets.mediaInHead, sheets.inPage]).toEqual([
    files,
    '(min-width: 768px)',
    '@media (max-width: 767.98px){.hero{}}',
  ]);
});

it('style sheets stay in the head of a page whose first style is not built', () => {
  const sheets = new StyleSheets(files, { home: '.hero{}' });
  expect(sheets.takeBehindFirstScreen('about')).toEqual([]);
  expect(sheets.inHead).toEqual(files);
});
