import { expect, it } from 'vitest';
import { PageIcons } from './page-icons.ts';

const library = new Map([['sun', '<path d="M0 0"/>']]);
const icons = () => new PageIcons((name) => library.get(name) ?? null);

it('an icon is inlined where a page shows it first and referenced afterwards', () => {
  const page = icons();
  expect(page.place('sun')).toEqual({ id: 'icon-sun', drawing: '<path d="M0 0"/>' });
  expect(page.place('sun')).toEqual({ reference: '#icon-sun' });
  expect(icons().place('sun')).toHaveProperty('drawing');
});

it('an icon that the library has not is referred to by its address, where the server tells of it', () => {
  expect(icons().place('moon')).toEqual({ reference: '/icons/moon.svg#i' });
});
