import { expect, it } from 'vitest';
import { openEngine } from './browser/open-engine.ts';
import { desk, phone, type Visitor } from './browser/visitor.ts';

const { visit } = await openEngine('demo');

/** Waits until a page whose path ends like this is loaded; `/about` matches with a language, too. */
const isAt = (visitor: Visitor, path: string) =>
  visitor.sees((end) => location.pathname.endsWith(end) && document.readyState === 'complete', [path]);

async function goBack(visitor: Visitor, path: string): Promise<void> {
  await visitor.leave(() => history.back());
  await isAt(visitor, path);
  await visitor.touch();
}

it('back and forward lead through the pages that were seen [PUB-GEN-69]', async () => {
  const visitor = await visit({ language: 'en', size: phone });
  await visitor.open('/about');
  await visitor.press('.contact-dock a[href*="/contact"], footer a[href*="/contact"]');
  await isAt(visitor, '/contact');
  await goBack(visitor, '/about');
  await visitor.leave(() => history.forward());
  await isAt(visitor, '/contact');
  expect(visitor.problems).toEqual([]);
});

it('a plan keeps its wall on the way to a product and back [PUB-GEN-69]', async () => {
  const visitor = await visit({ language: 'en', size: desk });
  await visitor.open('/en/planner');
  await visitor.write('#plan-width', '6');
  await visitor.write('#plan-height', '3');
  await visitor.sees(
    () => location.search.includes('height=3') && document.querySelector('[data-display]') !== null,
    [],
  );
  await visitor.evaluate(() => document.querySelector<HTMLAnchorElement>('.plan-result a[href*="/product/"]')?.click());
  await visitor.sees(() => location.pathname.includes('/product/'), []);
  await goBack(visitor, '/planner');
  const wall = () =>
    ['width', 'height'].map((name) => document.querySelector<HTMLInputElement>(`#plan-${name}`)?.value ?? '');
  await visitor.sees(wall, [], ['6', '3']);
  await visitor.write('#plan-nearest', '4');
  await visitor.sees(() => location.search.includes('nearest=4'), []);
  await visitor.sees(() => new URLSearchParams(location.search).get('width'), [], '6');
  expect(visitor.problems).toEqual([]);
});

it('back from a page that the side menu led to finds the menu closed and the page free to scroll [PUB-GEN-70]', async () => {
  const visitor = await visit({ language: 'en' });
  await visitor.open('/about');
  await visitor.press('button:has(+ .side-menu)');
  await visitor.press('.side-menu-more a[href*="contact"]');
  await isAt(visitor, '/contact');
  await goBack(visitor, '/about');
  await visitor.sees(
    () => ({
      isMenuSeen: document.querySelector('.side-menu')?.checkVisibility({ opacityProperty: true }),
      isLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
      expanded: document.querySelector('button:has(+ .side-menu)')?.getAttribute('aria-expanded') ?? 'false',
    }),
    [],
    { isMenuSeen: false, isLocked: false, expanded: 'false' },
  );
  expect(visitor.problems).toEqual([]);
});

it('back from a suggestion finds the search closed [PUB-GEN-70]', async () => {
  const visitor = await visit({ language: 'en', size: desk });
  await visitor.open('/search');
  await visitor.write('main input[type=search]', 'led');
  await visitor.press('main .suggestions a');
  await visitor.sees(() => !location.pathname.endsWith('/search'), []);
  await goBack(visitor, '/search');
  await visitor.sees(() => document.querySelector<HTMLElement>('main .suggestions')?.hidden ?? true, []);
  expect(visitor.problems).toEqual([]);
});

it('back after a change of language shows the page in the new language [PUB-GEN-70]', async () => {
  const visitor = await visit({ language: 'en', size: desk });
  await visitor.open('/about');
  await visitor.leave(() => location.assign('/contact'));
  await isAt(visitor, '/contact');
  await visitor.touch();
  await visitor.press('a[hreflang]');
  await visitor.sees(() => document.documentElement.lang, [], 'ar');
  await visitor.leave(() => history.back());
  await isAt(visitor, '/about');
  await visitor.sees(() => document.documentElement.lang, [], 'ar');
  expect(visitor.problems).toEqual([]);
});

it.each([
  ['lang', 'ar', () => document.documentElement.lang],
  ['country', 'ae', () => document.querySelector<HTMLButtonElement>('[name=country][aria-pressed=true]')?.value],
] as const)(
  'back finds the %s that was chosen, also where the storage of the page is not up to date [PUB-GEN-70]',
  async (name, chosen, shown) => {
    const visitor = await visit({ language: 'en', size: desk });
    await visitor.open('/about');
    await visitor.evaluate(() => localStorage.setItem('country', 'sa'));
    await visitor.leave(() => location.assign('/contact'));
    await isAt(visitor, '/contact');
    await visitor.touch();
    // Sets only the cookie: the storage of the page that was left may be updated later when the page belongs to another
    // process.
    await visitor.evaluate((key, value) => void (document.cookie = `${key}=${value}; path=/`), name, chosen);
    await visitor.leave(() => history.back());
    await isAt(visitor, '/about');
    await visitor.sees(shown, [], chosen);
    await visitor.sees((key) => localStorage.getItem(key), [name], chosen);
    expect(visitor.problems).toEqual([]);
  },
);
