import { expect, it } from 'vitest';
import type { MemoryContent } from '../../tests/support/memory-reader.ts';
import { renderSite, visibleText } from '../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const content: MemoryContent = {
  solutions: [{ id: 1, fields: { title: both('Lobby', 'البهو') } }],
  products: [{ id: 1, fields: { name: both('Wall', 'جدار'), places: [1] } }],
  cabinets: [{ id: 1, fields: { name: both('Wall', 'جدار'), product: 1 } }],
};

it.each([
  ['en', '4.8 m', '172 cm'],
  ['ar', '4.8 م', '172 سم'],
] as const)('the way to the planner shows what it draws, with its measures, in %s', async (language, width, person) => {
  const { html } = await renderSite(content, { path: '/solution/1', language });
  const sketch = /<svg class="wall-sketch".*?<\/section>/s.exec(html)?.[0] ?? '';
  const words = visibleText(sketch.replaceAll(/[\u2066-\u2069]/g, ''));
  for (const label of [width, person]) expect(words).toContain(label);
  // The light of the display is clipped at the edges of the wall and of the floor.
  expect(sketch.match(/<svg class="sketch-(?:wall|floor)"[^>]*><rect[^>]*><\/rect><ellipse/g)).toHaveLength(2);
});
