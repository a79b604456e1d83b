import { expect, it } from 'vitest';
import { PageStylesheets } from './page-stylesheets.ts';

const files = ['/assets/styles.css'];

it('style sheets stand in the head of a page that asks for none behind its first screen', () => {
  const stylesheets = new PageStylesheets(files, { home: '.hero{}' });
  expect([stylesheets.inHead, stylesheets.mediaInHead, stylesheets.inPage]).toEqual([files, undefined, '']);
});

it('style sheets stand behind the first screen of phones, whose own style then stands in the page', () => {
  const stylesheets = new PageStylesheets(files, { home: '.hero{}' });
  expect([stylesheets.takeBehindFirstScreen('home'), stylesheets.takeBehindFirstScreen('home')]).toEqual([files, []]);
  expect([stylesheets.inHead, stylesheets.mediaInHead, stylesheets.inPage]).toEqual([
    files,
    '(min-width: 768px)',
    '@media (max-width: 767.98px){.hero{}}',
  ]);
});

it('style sheets stay in the head of a page whose first style is not built', () => {
  const stylesheets = new PageStylesheets(files, { home: '.hero{}' });
  expect(stylesheets.takeBehindFirstScreen('about')).toEqual([]);
  expect(stylesheets.inHead).toEqual(files);
});
