import { expect, it } from 'vitest';
import { sitePages } from '../audit/site-pages.ts';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { pageSources } from '../support/page-sources.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

/** One page of each kind and language from the sitemap, and pages that the sitemap does not contain. */
const pages = [
  ...Map.groupBy(await sitePages(origin), (path) => pageSources(path).join() + path.slice(0, 3)).values(),
].flatMap(([first]) => first ?? []);

it('no field of a page has letters below 16 px on a phone, and no date or time is drawn by the phone [PUB-GEN-77]', async () => {
  const { page } = await openPage(browser, {
    origin,
    path: '/en/register',
    width: 390,
    height: 844,
    hasSeenOffer: true,
  });
  const flaws: unknown[] = [];
  let fields = 0;
  for (const path of [...pages, '/ar/register', '/en/register', '/en/search', '/en/no-such-page']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const controls = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), select, textarea';
      return [...document.querySelectorAll(controls)].map((field) => {
        const { fontSize, appearance } = getComputedStyle(field);
        return { name: field.getAttribute('name'), type: field.getAttribute('type') ?? '', fontSize, appearance };
      });
    });
    fields += found.length;
    flaws.push(
      ...found
        .filter(({ type, fontSize, appearance }) => {
          const isTime = ['date', 'time', 'datetime-local', 'month', 'week'].includes(type);
          return Number.parseFloat(fontSize) < 16 || (isTime && appearance !== 'none');
        })
        .map((field) => ({ path, ...field })),
    );
  }
  expect(flaws).toEqual([]);
  expect(fields).toBeGreaterThan(100);
});
