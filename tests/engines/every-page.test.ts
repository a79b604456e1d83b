import { expect, it } from 'vitest';
import { sitePages } from '../audit/site-pages.ts';
import { pageSources } from '../support/page-sources.ts';
import { openEngine } from './browser/open-engine.ts';
import { desk, phone } from './browser/visitor.ts';

const { site, visit } = await openEngine('demo');

/** One page of each kind and language from the sitemap; `unlisted` are pages that the sitemap does not contain. */
const pages = [
  ...Map.groupBy(await sitePages(site.origin), (path) => pageSources(path).join() + path.slice(0, 3)).values(),
].flatMap(([first]) => first ?? []);
const unlisted = ['/compare', '/search?q=led', '/register', '/adding_soon', '/no-such-page'];

/** Split into parts, so that none exceeds its timeout on a busy machine. */
const parts = (['ar', 'en'] as const).flatMap((language) => {
  const all = [...pages.filter((page) => page.startsWith(`/${language}`)), ...unlisted];
  return [1, 2, 3].map((part) => ({ language, part, paths: all.filter((_, at) => at % 3 === part - 1) }));
});

it.each(parts)(
  'every page in $language opens on a phone and on a desk without a script error and without overflow: part $part of 3 [PUB-GEN-68]',
  async ({ language, paths }) => {
    const visitor = await visit({ language });
    const flaws: unknown[] = [];
    for (const path of paths) {
      await visitor.open(path);
      for (const { width, height } of [phone, desk]) {
        await visitor.page.resize(width, height);
        await visitor.sees(() => innerWidth, [], width);
        const found = await visitor.evaluate(async () => {
          const frame = () => new Promise((resolve) => setTimeout(resolve, 30));
          // Some parts of a page load only near the viewport.
          for (let y = 0; y < document.documentElement.scrollHeight; y += 2 * innerHeight) {
            scrollTo({ top: y, behavior: 'instant' });
            await frame();
          }
          scrollTo({ top: 0, behavior: 'instant' });
          return {
            // `innerWidth` includes the scrollbar, behind which a row of the full width may lie.
            beyond: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            pictures: [...document.images]
              .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
              .map(({ currentSrc }) => currentSrc),
          };
        });
        if (found.beyond > 0 || found.pictures.length > 0) flaws.push({ path, width, ...found });
      }
    }
    expect(flaws).toEqual([]);
    expect(visitor.problems).toEqual([]);
  },
);
