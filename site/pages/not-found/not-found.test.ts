import { expect, it } from 'vitest';
import { elementsWith, renderSite } from '../../../tests/support/render-site.ts';

const open = async () => (await renderSite({}, { path: '/nowhere', language: 'en' })).html;

it('an address without a page leads to the products, the projects, The Vision and the contact, each once', async () => {
  const [links = ''] = elementsWith(await open(), 'nav', 'class="ways-on');
  expect([...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/products',
    '/all-projects',
    '/the-vision',
    '/contact',
  ]);
});

it('leads home before it leads elsewhere', async () => {
  const html = await open();
  expect(html.indexOf('class="ways-on"')).toBeGreaterThan(html.indexOf('Back to Home'));
});

it('shows a wall of which one module is dark', async () => {
  const [wall = ''] = elementsWith(await open(), 'svg', 'class="dark-wall"');
  expect(wall.match(/class="dark-wall-dots"/g)).toHaveLength(3);
  expect(elementsWith(wall, 'g', 'dark-wall-dark')).toHaveLength(1);
  expect(wall.match(/class="dark-wall-hearts"/g)).toHaveLength(2);
});
