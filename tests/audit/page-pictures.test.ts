import { describe, expect, it } from 'vitest';
import { countPictures } from './check-pictures.ts';
import { readPagePictures } from './page-pictures.ts';

const page = (hero: string, others: readonly string[], above: readonly string[] = []): string => `<!doctype html><body>
  <nav class="breadcrumbs container-site"><ol>${above.map((to) => `<li><a href="${to}">x</a></li>`).join('')}</ol></nav>
  <picture><source srcset="/variants/1/640.avif 640w"><img src="/uploads/${hero}" fetchpriority="high" alt=""></picture>
  <div class="printed-picture"><img src="/uploads/${hero}" alt=""></div>
  <img src="/uploads/logo.svg" alt="Logo">
  ${others.map((file) => `<img src="/uploads/${file}" alt="">`).join('')}
  <video src="/uploads/loop.mp4" poster="/variants/9/640.webp"></video></body>`;

describe('the pictures of a page', () => {
  it('are its images and films, without drawings and without the one for paper', () => {
    const { placed, hero, above } = readPagePictures(page('a.jpg', ['b.jpg', 'b.jpg'], ['/ar', '/ar/projects']));
    expect(placed).toEqual(['a.jpg', 'b.jpg', 'b.jpg', 'loop.mp4']);
    expect(hero).toBe('a.jpg');
    expect(above).toEqual(['/ar', '/ar/projects']);
  });

  it('are counted over all pages, with what stands twice on one and what follows itself', () => {
    const { distinct, places, repeated, shared } = countPictures(
      new Map([
        ['/ar', readPagePictures(page('a.jpg', ['b.jpg']))],
        ['/ar/projects', readPagePictures(page('a.jpg', ['c.jpg', 'c.jpg'], ['/ar']))],
        ['/ar/project/1', readPagePictures(page('c.jpg', [], ['/ar', '/ar/projects']))],
      ]),
    );
    expect([distinct, places]).toEqual([4, 9]);
    expect(repeated).toEqual([{ page: '/ar/projects', file: 'c.jpg', times: 2 }]);
    expect(shared).toEqual([{ page: '/ar/projects', above: '/ar', file: 'a.jpg' }]);
  });
});
