import { randomUUID } from 'node:crypto';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { Island } from './island.tsx';

const page =
  '<main><div data-menu="1"><a href="/en/product/68">The Vision</a></div><div data-menu="2"><a href="/en/product/7">Totem</a></div></main>';
const categories = [
  { id: 1, name: 'LED' },
  { id: 2, name: 'Kiosks' },
];

async function open(answer: string | null = page) {
  const requests = holdRequests();
  // Each test needs its own address: the menu is fetched once per page, and test files share the modules.
  const data = { address: `/en/product-menu?${randomUUID()}`, categories };
  const links = categories.map(({ id, name }) => (
    <a key={id} href={`/en/one-category/${id}`}>
      {name}
    </a>
  ));
  const rendered = await renderIsland(<Island name="categories" of={CategoryMenu} data={data} slots={links} />);
  expect(requests.map(({ address }) => new URL(address).pathname)).toEqual(['/en/product-menu']);
  if (answer !== null) await act(async () => requests[0]?.answer(answer));
  vi.useFakeTimers();
  return rendered;
}

const panel = () => document.querySelector('.menu-panel')?.textContent ?? null;
const opener = (name: string) => screen.getByRole('button', { name: `${name}: families and products` });
const item = (name: string) => opener(name).closest('li') ?? document.body;
const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const mouse = { pointerType: 'mouse' };

describe('the menu of categories', () => {
  it('opens a panel where the hand rests, not where it passes, and closes it some time after it has left [PUB-GEN-95]', async () => {
    await open();
    fireEvent.pointerEnter(item('LED'), mouse);
    await pass(100);
    fireEvent.pointerEnter(item('Kiosks'), mouse);
    await pass(100);
    expect(panel()).toBeNull();
    await pass(100);
    expect(panel()).toBe('Totem');
    const list = item('Kiosks').parentElement ?? document.body;
    fireEvent.pointerLeave(list, mouse);
    await pass(200);
    fireEvent.pointerEnter(item('Kiosks'), mouse);
    await pass(1000);
    expect(panel()).toBe('Totem');
    fireEvent.pointerLeave(list, mouse);
    await pass(400);
    expect(panel()).toBeNull();
  });

  it('opens nothing where a finger passes', async () => {
    await open();
    fireEvent.pointerEnter(item('LED'), { pointerType: 'touch' });
    await pass(1000);
    expect(panel()).toBeNull();
  });

  it('opens by its button, closes by Escape, and gives the focus back [PUB-GEN-95]', async () => {
    await open();
    const button = opener('LED');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    await pass(0);
    expect([button.getAttribute('aria-expanded'), panel()]).toEqual(['true', 'The Vision']);
    const [link] = document.querySelectorAll<HTMLElement>('.menu-panel a');
    link?.focus();
    fireEvent.keyDown(link ?? button, { key: 'Escape' });
    await pass(0);
    expect([panel(), document.activeElement]).toEqual([null, button]);
  });

  it('closes where the focus goes on [PUB-GEN-95]', async () => {
    await open();
    fireEvent.click(opener('LED'));
    await pass(0);
    fireEvent.blur(opener('LED'), { relatedTarget: document.body });
    await pass(0);
    expect(panel()).toBeNull();
  });

  it('follows the link of a category where the panel cannot be had [PUB-GEN-95]', async () => {
    await open('<main></main>');
    const followed = vi.fn<() => void>();
    item('Kiosks')
      .querySelector('a')
      ?.addEventListener('click', (event) => {
        event.preventDefault();
        followed();
      });
    fireEvent.click(opener('Kiosks'));
    await pass(0);
    expect([followed.mock.calls.length, panel()]).toEqual([1, null]);
  });
});
