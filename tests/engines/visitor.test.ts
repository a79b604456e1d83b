import { expect, it } from 'vitest';
import { engine, openEngine } from './browser/open-engine.ts';
import { desk, type Visitor } from './browser/visitor.ts';

const { visit } = await openEngine('demo');

/** Sends a form of the site and waits for the message of success. */
async function send(visitor: Visitor, form: string): Promise<void> {
  await visitor.press(`${form} .form-send`);
  await visitor.sees((css) => document.querySelector(`${css} [role="alert"]`)?.hasAttribute('data-good'), [form]);
}

it('a visitor on a phone opens and closes the menu, and goes on by it [PUB-GEN-69]', async () => {
  const visitor = await visit();
  await visitor.open('/');
  const isOpen = () => document.querySelector('.side-menu')?.checkVisibility({ opacityProperty: true }) ?? false;
  await visitor.press('button:has(+ .side-menu)');
  await visitor.sees(isOpen, []);
  await visitor.page.pressKey('Escape');
  await visitor.sees(isOpen, [], false);
  await visitor.press('button:has(+ .side-menu)');
  await visitor.press('.side-menu summary');
  await visitor.press('.side-menu [open] a[href*="/one-category/"]');
  await visitor.sees(() => location.pathname.startsWith('/one-category/') && document.querySelector('h1') !== null, []);
  expect(visitor.problems).toEqual([]);
});

it.runIf(engine === 'webkit')(
  'menu and search open and close where the browser knows no popovers, as on iOS 16 [PUB-GEN-82]',
  async () => {
    const visitor = await visit({ without: ['PopoverAttribute'] });
    await visitor.open('/');
    await visitor.sees(() => 'popover' in HTMLElement.prototype, [], false);
    // An element that is not rendered has no box and receives no clicks.
    const isOpen = (id: string) => document.querySelector(id)?.checkVisibility() ?? false;
    await visitor.sees(isOpen, ['#side-menu'], false);
    await visitor.sees(isOpen, ['#search-panel'], false);
    await visitor.press('button:has(+ .side-menu)');
    await visitor.sees(isOpen, ['#side-menu']);
    await visitor.sees(() => document.activeElement?.matches('#side-menu :is(a, button)'), []);
    await visitor.page.pressKey('Escape');
    await visitor.sees(isOpen, ['#side-menu'], false);
    await visitor.sees(() => document.activeElement?.matches('[aria-expanded="false"]:has(+ .side-menu)'), []);
    await visitor.press('.masthead [popovertarget="search-panel"]');
    await visitor.sees(() => document.activeElement?.matches('#search-panel input'), []);
    await visitor.press('#search-panel [popovertargetaction="hide"]');
    await visitor.sees(isOpen, ['#search-panel'], false);
    await visitor.press('button:has(+ .side-menu)');
    await visitor.press('.side-menu summary');
    await visitor.press('.side-menu [open] a[href*="/one-category/"]');
    await visitor.sees(() => location.pathname.startsWith('/one-category/'), []);
    expect(visitor.problems).toEqual([]);
  },
);

it('a visitor books a meeting [PUB-GEN-69]', async () => {
  const visitor = await visit({ language: 'en' });
  await visitor.open('/en/contact');
  await visitor.press('.booking .month-head .icon-button:last-child');
  await visitor.press('.booking .day:not([aria-disabled], [data-outside])');
  await visitor.choose('.booking [name="time"]', '10:30');
  await visitor.write('.booking [name="name"]', 'Noura');
  await visitor.write('.booking [name="phone"]', '0501234567');
  await visitor.choose('.booking [name="meetingType"]', 'google_meet');
  await send(visitor, '.booking');
  expect(visitor.problems).toEqual([]);
});

it('a visitor sends the contact form [PUB-GEN-69]', async () => {
  const visitor = await visit();
  await visitor.open('/ar/contact');
  const form = 'form.form:has(input[value="contact"])';
  await visitor.write(`${form} [name="name"]`, 'سارة');
  await visitor.write(`${form} [name="email"]`, 'sara@screens.example');
  await visitor.write(`${form} [name="message"]`, 'شاشة بعرض ١٢ مترًا');
  await send(visitor, form);
  expect(visitor.problems).toEqual([]);
});

it('a visitor asks about a product in a window, and the focus returns to what opened it [PUB-GEN-69]', async () => {
  const visitor = await visit({ language: 'en', size: desk });
  await visitor.open('/en/product/68/the-vision');
  const isOpen = () => document.querySelector('#inquiry')?.hasAttribute('open');
  await visitor.press('.hero-actions [data-opens]');
  await visitor.sees(isOpen, []);
  await visitor.page.pressKey('Escape');
  await visitor.sees(isOpen, [], false);
  await visitor.sees(() => document.activeElement?.matches('.hero-actions [data-opens]'), []);
  await visitor.page.pressKey('Enter');
  await visitor.write('#inquiry [name="name"]', 'Omar');
  await visitor.write('#inquiry [name="email"]', 'omar@screens.example');
  await visitor.write('#inquiry [name="phone"]', '0501234567');
  await visitor.press('#inquiry .form-send');
  await visitor.sees(() => document.querySelector('react-island[name=inquiry] > .form-alert')?.textContent !== '', []);
  await visitor.sees(isOpen, [], false);
  expect(visitor.problems).toEqual([]);
});

it('a visitor writes a post in the community [PUB-GEN-69]', async () => {
  const visitor = await visit({ language: 'en' });
  await visitor.open('/en/our-community');
  await visitor.press('.free-posts-head [name="write"]');
  const form = 'dialog[open] form[data-adds="post"]';
  await visitor.write(`${form} input[required]`, 'Sara');
  await visitor.write(`${form} textarea`, 'A wall for our lobby');
  await visitor.press(`${form} .button`);
  await visitor.sees(() => document.querySelector('dialog[open]'), [], null);
  // A driver types faster than a person, so the post may be pending moderation. Either outcome has a message.
  await visitor.sees(() => document.querySelector('.discussion-outcome')?.textContent !== '', []);
  expect(visitor.problems).toEqual([]);
});

it('the popup comes, and is gone once it was closed [PUB-GEN-69]', async () => {
  const visitor = await visit({ hasSeenPopup: false });
  await visitor.open('/ar/about');
  await visitor.sees(() => document.querySelector('.popup[open]') !== null, []);
  await visitor.press('.popup-close');
  await visitor.sees(() => document.querySelector('.popup[open]'), [], null);
  expect(visitor.problems).toEqual([]);
});

it('language and country are chosen, and stay on the next page [PUB-GEN-69]', async () => {
  const visitor = await visit({ size: desk });
  await visitor.open('/about');
  await visitor.press('a[hreflang]');
  await visitor.sees(() => document.documentElement.lang, [], 'en');
  await visitor.touch();
  await visitor.press('.topbar [name=country][value="ae"]');
  const country = () => document.querySelector('.topbar [name=country][aria-pressed="true"]')?.getAttribute('value');
  await visitor.sees(country, [], 'ae');
  await visitor.open('/contact');
  await visitor.sees(country, [], 'ae');
  await visitor.sees(() => document.documentElement.lang, [], 'en');
  expect(visitor.problems).toEqual([]);
});

it('"Next" of the project request leads to the step that follows [PUB-GEN-75]', async () => {
  const visitor = await visit({ language: 'en' });
  await visitor.open('/en/register');
  await visitor.sees(() => document.querySelector('.form-steps[data-step]') !== null, []);
  for (const [name, text] of [
    ['fullName', 'Sara Nasser'],
    ['companyName', 'Nasser'],
    ['jobTitle', 'Architect'],
    ['email', 'sara@screens.example'],
    ['phone', '+966500000000'],
  ] as const)
    await visitor.write(`[name="${name}"]`, text);
  await visitor.press('[data-turn="1"]');
  await visitor.sees(() => document.activeElement?.tagName, [], 'LEGEND');
  await visitor.sees(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  }, []);
  expect(visitor.problems).toEqual([]);
});
