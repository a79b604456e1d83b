import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { Island } from './island.tsx';

const products = [1, 2, 3, 4, 5].map((id) => (
  <li key={id}>
    <input type="checkbox" name="ids" value={id} aria-label={`Product ${id}`} autoComplete="off" />
  </li>
));
const more = (
  <nav>
    <a href="/en/products?page=2&compare=77">2</a>
  </nav>
);

interface Options {
  readonly language?: 'ar' | 'en';
  readonly elsewhere?: readonly number[];
  readonly beforeHydration?: (island: HTMLElement) => void;
}

const open = ({ elsewhere = [], ...options }: Options = {}) =>
  renderIsland(
    <Island name="compare" of={CompareChoice} data={{ action: '/en/compare', elsewhere }} slots={[products, more]} />,
    options,
  );

const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Product ${id}` });
const disabled = () => [1, 2, 3, 4, 5].filter((id) => box(id).disabled);
const said = () => screen.getByRole('status').textContent;
const compared = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href).search;

describe('products chosen for comparison', () => {
  it('are four at most, and can be given up', async () => {
    const { user } = await open();
    expect(said()).toBe('Choose up to 4 products');
    for (const id of [1, 2, 3]) await user.click(box(id));
    expect([said(), disabled()]).toEqual(['3 products chosen', []]);
    await user.click(box(4));
    expect([said(), disabled()]).toEqual(['4 products chosen', [5]]);
    await user.click(box(5));
    expect(said()).toBe('4 products chosen');
    await user.click(box(1));
    expect([said(), disabled()]).toEqual(['3 products chosen', []]);
  });

  it('count those of other parts of the list, and are taken along there', async () => {
    const { user } = await open({ elsewhere: [8, 9] });
    expect([said(), compared()]).toEqual(['2 products chosen', '?page=2&compare=8%2C9']);
    await user.click(box(1));
    await user.click(box(2));
    expect([disabled(), compared()]).toEqual([[3, 4, 5], '?page=2&compare=8%2C9%2C1%2C2']);
  });

  it('are left out of the ways to other parts where none is chosen', async () => {
    const { user } = await open();
    expect(compared()).toBe('?page=2');
    await user.click(box(3));
    await user.click(box(3));
    expect(compared()).toBe('?page=2');
  });

  it('are known where the browser brought them back', async () => {
    await open({
      beforeHydration: (island) => {
        for (const each of island.querySelectorAll<HTMLInputElement>('[value="1"], [value="2"]')) each.checked = true;
      },
    });
    expect(said()).toBe('2 products chosen');
  });

  it.each([
    [0, 'اختر حتى 4 منتجات'],
    [1, 'اخترت منتجًا واحدًا'],
    [2, 'اخترت منتجين'],
    [3, 'اخترت 3 منتجات'],
  ])('are counted in Arabic: %i', async (count, words) => {
    const { user } = await open({ language: 'ar' });
    for (const id of [1, 2, 3].slice(0, count)) await user.click(box(id));
    expect(said()).toBe(words);
  });
});
