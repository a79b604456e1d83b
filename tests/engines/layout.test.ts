import { expect, it } from 'vitest';
import { openEngine } from './browser/open-engine.ts';
import { desk } from './browser/visitor.ts';

const { visit } = await openEngine('demo');

it.each(['ar', 'en'] as const)(
  'posts of both languages begin at their own side on a page in %s [PUB-GEN-71]',
  async (language) => {
    const visitor = await visit({ language, size: desk });
    await visitor.open(`/${language}/our-community`);
    const misplaced = () =>
      [...document.querySelectorAll('li > .comment')].filter((comment) => {
        const { textAlign, direction } = getComputedStyle(comment);
        return textAlign !== 'start' && textAlign !== (direction === 'rtl' ? 'right' : 'left');
      }).length;
    await visitor.sees(() => document.querySelectorAll('li > .comment').length > 0, []);
    await visitor.sees(misplaced, [], 0);
    expect(visitor.problems).toEqual([]);
  },
);

it('the arrows of a row lead on and back in a page that runs to the left [PUB-GEN-72]', async () => {
  const visitor = await visit({ size: desk });
  await visitor.open('/ar');
  const mark = () => {
    const slider = document.querySelector('section > [name="cards"]:not([data*="loops"]) > .card-slider');
    slider?.setAttribute('data-chosen', '');
    return slider !== null;
  };
  await visitor.sees(mark, []);
  const moved = () => Math.abs(document.querySelector('.card-slider[data-chosen] [data-cards]')?.scrollLeft ?? 0) > 50;
  await visitor.press('.card-slider[data-chosen] [data-step="1"]');
  await visitor.sees(moved, []);
  await visitor.press('.card-slider[data-chosen] [data-step="-1"]');
  await visitor.sees(moved, [], false);
  expect(visitor.problems).toEqual([]);
});

it.each(['ar', 'en'] as const)(
  'after a swipe to the end of a row its arrows say so, and a row without end goes on, in %s [PUB-GEN-72]',
  async (language) => {
    const visitor = await visit({ language, size: desk });
    await visitor.open(`/${language}`);
    const swipe = (kind: string) => {
      const slider = [...document.querySelectorAll(`react-island${kind} > .card-slider`)].find((each) => {
        const row = each.querySelector('[data-cards]');
        return row !== null && row.scrollWidth > row.clientWidth + 50;
      });
      const row = slider?.querySelector('[data-cards]');
      slider?.setAttribute('data-swiped', '');
      const end = (row?.scrollWidth ?? 0) * (document.dir === 'rtl' ? -1 : 1);
      slider?.scrollIntoView({ block: 'center', behavior: 'instant' });
      row?.scrollTo({ left: end, behavior: 'instant' });
      return slider !== undefined;
    };
    await visitor.sees(swipe, ['[name="cards"]:not([data*="loops"])']);
    const arrows = () =>
      ['-1', '1'].map((step) =>
        document.querySelector(`.card-slider[data-swiped] [data-step="${step}"]`)?.getAttribute('aria-disabled'),
      );
    await visitor.sees(arrows, [], ['false', 'true']);
    await visitor.sees(swipe, ['[data*="loops"]']);
    const room = () => {
      const row = document.querySelector('[data*="loops"] > [data-swiped] [data-cards]');
      return row !== null && row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) > 50;
    };
    await visitor.sees(room, []);
    expect(visitor.problems).toEqual([]);
  },
);

it.each(['ar', 'en'] as const)(
  'the last card of each row on a phone keeps off the window in %s [PUB-GEN-72]',
  async (language) => {
    const visitor = await visit({ language });
    for (const path of ['', '/one-category/1', '/register', '/search?q=led']) {
      await visitor.open(`/${language}${path}`);
      /** Rows whose last card is nearer than 16 px to the edge of the window after scrolling to the end. */
      const touching = () => {
        const isRtl = document.dir === 'rtl';
        return [...document.querySelectorAll<HTMLElement>('main *')]
          .filter(
            (row) =>
              row.clientWidth === innerWidth &&
              row.scrollWidth > row.clientWidth + 20 &&
              getComputedStyle(row).overflowX === 'auto' &&
              row.closest('[data*="loops"]') === null,
          )
          .flatMap((row) => {
            row.scrollTo({ left: (isRtl ? -1 : 1) * row.scrollWidth, behavior: 'instant' });
            const card = row.lastElementChild?.getBoundingClientRect();
            const room = card === undefined ? 0 : isRtl ? card.left : innerWidth - card.right;
            return room < 16 ? [{ row: row.className, room }] : [];
          });
      };
      await visitor.sees(touching, [], []);
    }
    expect(visitor.problems).toEqual([]);
  },
);

// WebKit renders "172 سم" in the wrong order within left-to-right text, even inside isolates.
it.each(['/ar/the-vision', '/ar/planner'])(
  'the Arabic words of a drawing run from right to left, at %s',
  async (path) => {
    const visitor = await visit({ size: desk });
    await visitor.open(path);
    const directions = () =>
      [...document.querySelectorAll('main svg text')]
        .filter(({ textContent }) => /[\u0621-\u064a]/.test(textContent))
        .map((text) => getComputedStyle(text).direction);
    await visitor.sees(
      () => /\d[^\u0621-\u064a]*[\u0621-\u064a]/.test(document.querySelector('main svg:has(text)')?.textContent ?? ''),
      [],
    );
    expect(new Set(await visitor.evaluate(directions))).toEqual(new Set(['rtl']));
    expect(visitor.problems).toEqual([]);
  },
);

it.each([768, 1024, 1440])('the popup is as high as its words in a window of %i px [PUB-GEN-73]', async (width) => {
  const visitor = await visit({ language: 'en', size: { width, height: 900 }, hasSeenPopup: false });
  await visitor.open('/en/adding_soon');
  const spare = () => {
    const popup = document.querySelector('.popup[open]');
    const words = document.querySelector('.popup[open] .popup-words');
    return popup !== null && words !== null && popup.clientHeight - words.scrollHeight <= 2;
  };
  await visitor.sees(spare, []);
  expect(visitor.problems).toEqual([]);
});

it('a link to a part of a product leads to its heading on a phone [PUB-GEN-74]', async () => {
  const visitor = await visit({ language: 'en' });
  await visitor.open('/en/product/68/the-vision');
  const links = () => [...document.querySelectorAll('.page-parts ul a')].map((link) => link.getAttribute('href') ?? '');
  const parts = await visitor.evaluate(links);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts.toReversed()) {
    await visitor.open('/en/product/68/the-vision');
    await visitor.press(`.page-parts a[href="${part}"]`);
    const isAtTop = (id: string) => {
      const top = document.querySelector(id)?.getBoundingClientRect().top ?? 0;
      return top > 0 && top < innerHeight / 6;
    };
    await visitor.sees(isAtTop, [part]);
  }
  expect(visitor.problems).toEqual([]);
});

it('the footer has its height before it is seen [PUB-GEN-76]', async () => {
  const visitor = await visit({ language: 'en' });
  await visitor.open('/en/contact');
  const height = () => document.querySelector('.footer')?.getBoundingClientRect().height ?? 0;
  const before = await visitor.evaluate(height);
  await visitor.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await visitor.sees(
    () => (document.querySelector('.footer')?.getBoundingClientRect().bottom ?? 0) <= innerHeight + 1,
    [],
  );
  const after = await visitor.evaluate(height);
  expect(Math.abs(before - after)).toBeLessThan(after * 0.2);
  expect(visitor.problems).toEqual([]);
});
