import { expect, it } from 'vitest';
import { PageStyle } from './page-style.ts';

it('a rule of a page keeps its comparisons, and cannot end the element it stands in', () => {
  const style = new PageStyle();
  style.add('@media (width < 640px){.a{display:none}}');
  style.add('.b{content:"</style><script>"}');
  style.add('@media (width < 640px){.a{display:none}}');
  expect(style.text).toBe(String.raw`@media (width < 640px){.a{display:none}}.b{content:"<\/style><script>"}`);
});
