import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { planner as arabic } from '../../language/ar/planner.ts';
import { planner as english } from '../../language/en/planner.ts';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const words = { ar: arabic, en: english } as const;

const open = async (path: string, width = 1440) =>
  (await openPage(browser, { origin: site.origin, path, width, hasSeenOffer: true, reducedMotion: true })).page;

it.each(['ar', 'en'])(
  'sections are laid out in four ways in %s: full-bleed, split, type alone, and data',
  async (language) => {
    const product = await open(`/${language}/product/68`);
    const isFromEdgeToEdge = () =>
      product
        .locator('.media-banner')
        .first()
        .evaluate((banner) => banner.getBoundingClientRect().width === document.documentElement.clientWidth);
    await expect.poll(isFromEdgeToEdge).toBe(true);
    const isSplit = () =>
      product
        .locator('.alternating-row')
        .first()
        .evaluate((row) => {
          const [one, other] = [...row.children].map((half) => half.getBoundingClientRect());
          return one !== undefined && other !== undefined && (one.right <= other.left || other.right <= one.left);
        });
    await expect.poll(isSplit).toBe(true);
    await expect.poll(() => product.locator('#specification tbody tr').count()).toBeGreaterThan(10);

    const project = await open(`/${language}/project/1`);
    const typeAlone = () =>
      project.locator('.client-words').evaluate((words) => ({
        pictures: words.querySelectorAll('img, video').length,
        isLarge: Number.parseFloat(getComputedStyle(words.querySelector('blockquote') ?? words).fontSize) > 28,
      }));
    await expect.poll(typeAlone).toEqual({ pictures: 0, isLarge: true });
  },
);

it.each([
  [768, 3],
  [1024, 6],
])(
  'the header names pages that are asked for most where there is no menu: at %i px %i of them',
  async (width, count) => {
    const page = await open('/ar/about', width);
    await page.locator('button:has(+ .side-menu)').waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.toplinks > li:visible').count()).toBe(count);
  },
);

it.each(['ar', 'en'])(
  'a phone on its side shows no words and no buttons below its camera or its corners in %s [PUB-GEN-83]',
  async (language) => {
    const page = await open(`/${language}`, 844);
    await page.setViewportSize({ width: 844, height: 390 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } });
    const covered = () =>
      page.evaluate(() => {
        /** True inside a row that scrolls horizontally: its other cards are beside the screen. */
        const isPartOfRow = (element: Element | null): boolean =>
          element !== null &&
          element !== document.body &&
          ((element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible') ||
            isPartOfRow(element.parentElement));
        const isCovered = (range: Range | Element) => {
          const { left, right, width } = range.getBoundingClientRect();
          return width > 1 && (Math.round(left) < 59 || Math.round(right) > innerWidth - 59);
        };
        return [...document.body.querySelectorAll('*')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .flatMap((element) => {
            const words = [...element.childNodes].flatMap((node) => {
              if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
              const range = document.createRange();
              range.selectNodeContents(node);
              return [range];
            });
            const parts = element.matches(':is(a, button) > svg') ? [element] : words;
            return parts.some(isCovered) && !isPartOfRow(element) ? [element.outerHTML.slice(0, 200)] : [];
          });
      });
    for (const path of ['', '/product/68', '/contact', '/privacy-policy']) {
      await page.goto(`/${language}${path}`);
      await expect.poll(covered, { message: path }).toEqual([]);
    }
  },
);

it.each([390, 768, 1440])('clients that stand still are all in sight, none upon another, at %i px', async (width) => {
  const page = await open('/en/about', width);
  const places = await page.locator('.marquee-logos:not([aria-hidden]) img').evaluateAll((logos) =>
    logos.map((logo) => {
      const { left, right, top, bottom } = logo.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(places.length).toBeGreaterThan(4);
  expect(places.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  const isUpon = (one: (typeof places)[number], other: (typeof places)[number]) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  expect(places.filter((one, index) => places.slice(index + 1).some((other) => isUpon(one, other)))).toEqual([]);
});

it.each([
  ['ar', '«', '»'],
  ['en', '“', '”'],
])('what clients say stands in quotation marks of %s, which the page sets', async (language, opening, closing) => {
  for (const path of ['/project/1', '/project/3']) {
    const page = await open(`/${language}${path}`);
    const said = await page.locator('.said').evaluateAll((words) =>
      words.map((element) => ({
        marks: getComputedStyle(element)
          .quotes.match(/[^\s"]/g)
          ?.slice(0, 2),
        before: getComputedStyle(element, '::before').content,
        after: getComputedStyle(element, '::after').content,
        isBare: !/^[«“"]/.test(element.textContent.trim()),
      })),
    );
    expect(said.length).toBeGreaterThan(0);
    const set = { marks: [opening, closing], before: 'open-quote', after: 'close-quote', isBare: true };
    expect(said).toEqual(said.map(() => set));
  }
});

it.each([
  ['ar', 1],
  ['en', -1],
] as const)('of two figures beside each other the greater is read first in %s', async (language, side) => {
  const page = await open(`/${language}/planner?width=4.8&height=2.7&cabinet=1`);
  for (const name of [words[language].planPower, words[language].planHeat]) {
    const specs = await page
      .locator('.plan-figures tr', { has: page.getByRole('rowheader', { name }) })
      .locator('td')
      .evaluate((cell) => {
        const found: { readonly value: number; readonly left: number }[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          for (const { 0: digits, index } of (text.textContent ?? '').matchAll(/\d[\d,]*/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + digits.length);
            found.push({ value: Number(digits.replaceAll(',', '')), left: range.getBoundingClientRect().left });
          }
        }
        return found;
      });
    const [greatest, typical] = specs.toSorted((one, other) => other.value - one.value);
    expect([name, specs.length]).toEqual([name, 2]);
    expect(Math.sign((greatest?.left ?? 0) - (typical?.left ?? 0))).toBe(side);
  }
});

/** Texts of a page that are smaller than 14 px, and those up to 17 px that are lighter than 400. */
const faintTextsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (parent === null || text === null || text.trim() === '') continue;
      if (parent.closest('svg, script, style, noscript, .sr-only, template') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      if (size < 14 || (size <= 17 && Number(fontWeight) < 400))
        found.push(`${fontSize} ${fontWeight} ${parent.className} ${text.trim().slice(0, 30)}`);
    }
    return [...new Set(found)];
  });

it.each(['ar', 'en'] as const)(
  'no text is smaller than 14 px, and none up to 17 px is light in %s [PUB-GEN-99]',
  async (language) => {
    const paths = ['', '/product/1', '/compare?ids=1,2,3,4', '/planner?width=6&height=3', '/project/1', '/contact'];
    for (const width of [390, 1440]) {
      for (const path of paths) {
        const page = await open(`/${language}${path}`, width);
        expect(await faintTextsOn(page), `${path} at ${width}`).toEqual([]);
        await page.close();
      }
    }
  },
);

it.each([
  [1440, 1320],
  [1920, 1560],
])('at %i px what a page says is %i px wide [PUB-GEN-99]', async (width, wide) => {
  const page = await open('/ar/contact', width);
  const contentWidth = () =>
    page
      .locator('main .container-site')
      .first()
      .evaluate((element) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
        return Math.round(
          element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
        );
      });
  await expect.poll(contentWidth).toBe(wide);
});

it('headings in Arabic leave room for the tanween of the line below [PUB-GEN-99]', async () => {
  for (const path of ['/ar', '/ar/product/68', '/ar/projects', '/ar/planner', '/ar/the-vision', '/ar/our-community']) {
    const page = await open(path, 390);
    const narrow = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')]
        .filter((heading) => heading.checkVisibility() && heading.closest('.sr-only, [lang=en]') === null)
        .filter((heading) => {
          const { lineHeight, fontSize } = getComputedStyle(heading);
          return Number.parseFloat(lineHeight) < 1.3 * Number.parseFloat(fontSize) - 0.5;
        })
        .map((heading) => heading.textContent),
    );
    expect(narrow, path).toEqual([]);
    await page.close();
  }
});
