import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { LiveFilters } from './live-filters.tsx';

/** Milliseconds without a change before the list is requested. */
const pause = 250;

const filters = (
  <form className="filters" action="/en/products">
    <input name="q" aria-label="Words" />
    {['outdoor', 'indoor'].map((place) => (
      <label key={place}>
        <input type="radio" name="environment" value={place} /> {place} <span className="filter-count">9</span>
      </label>
    ))}
    <button>Show products</button>
  </form>
);
const list = (
  <ul>
    {[1, 2].map((id) => (
      <li key={id}>
        <input type="checkbox" name="ids" value={id} aria-label={`Compare ${id}`} />
      </li>
    ))}
  </ul>
);

/** The page that the server returns for other filters. */
const pageWith = (count: string, more = '') =>
  `<!doctype html><style>.listed-${count}{color:red}</style><a hreflang="ar" href="/ar/products?${count}">ar</a>
  <react-island name="filters"><details data-slot><span class="filter-count">1</span><span class="filter-count">0</span></details>
  <p data-count>${count} products</p><div data-slot>Used</div><div data-slot>List of ${count}${more}</div></react-island>`;

async function open(language: 'ar' | 'en' = 'en', beforeHydration?: (island: HTMLElement) => void) {
  const requests = holdRequests();
  const rendered = await renderIsland(
    <Island name="filters" of={LiveFilters} data={{ count: '9 products' }} slots={[filters, 'None used', list]} />,
    { language, beforeHydration },
  );
  return { ...rendered, requests };
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const count = () => screen.getByRole('status').textContent;
const shownList = () => document.querySelector('[data-list]')?.textContent;
const unanswered = () => screen.queryByRole('alert')?.querySelector('p')?.textContent;
const queryOf = (address: string | undefined) => new URL(address ?? '', location.href).search;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('the filters of the products', () => {
  it('ask for their page once they are left alone, and show its list, counts and style [PUB-GEN-92]', async () => {
    const { user, requests } = await open();
    const stylesheets = document.adoptedStyleSheets.length;
    await user.type(screen.getByLabelText('Words'), 'led');
    passTime(pause - 1);
    expect(requests).toHaveLength(0);
    await user.click(choice('outdoor'));
    passTime(pause - 1);
    expect(requests).toHaveLength(0);
    passTime(1);
    expect(requests.map(({ address }) => queryOf(address))).toEqual(['?q=led&environment=outdoor']);
    requests[0]?.answer(pageWith('4'));
    await expect.poll(count).toBe('4 products');
    expect(shownList()).toBe('List of 4');
    expect([...document.querySelectorAll('.filter-count')].map(({ textContent }) => textContent)).toEqual(['1', '0']);
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('led');
    expect(location.search).toBe('?q=led&environment=outdoor');
    expect(document.adoptedStyleSheets).toHaveLength(stylesheets + 1);
  });

  it('take along what was chosen for comparison, and leave out what is empty', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByLabelText('Compare 2'));
    await user.type(screen.getByLabelText('Words'), '  ');
    await user.click(choice('indoor'));
    passTime(pause);
    expect(queryOf(requests[0]?.address)).toBe('?environment=indoor&compare=2');
  });

  it('show the answer to what was chosen last, whichever comes first [PUB-GEN-92]', async () => {
    const { user, requests } = await open();
    await user.click(choice('outdoor'));
    passTime(pause);
    await user.click(choice('indoor'));
    passTime(pause);
    expect(requests.map(({ isAborted }) => isAborted())).toEqual([true, false]);
    requests[1]?.answer(pageWith('2'));
    await expect.poll(count).toBe('2 products');
    requests[0]?.answer(pageWith('4'));
    await Promise.resolve();
    expect([count(), location.search]).toEqual(['2 products', '?environment=indoor']);
  });

  it.each([
    ['en', 'the network fails', undefined, 'This could not be updated. What you chose is still here.', 'Try again'],
    ['en', 'the server fails', 500, 'This could not be updated. What you chose is still here.', 'Try again'],
    ['ar', 'the network fails', undefined, 'تعذّر التحديث. ما اخترته ما زال هنا.', 'حاول مرة أخرى'],
    ['ar', 'they were asked for too often', 429, 'تعذّر التحديث. ما اخترته ما زال هنا.', 'حاول مرة أخرى'],
  ] as const)(
    'in %s leave the list where %s, and ask again when told to [PUB-GEN-92]',
    async (language, _, status, words, again) => {
      const { user, requests } = await open(language);
      await user.click(choice('outdoor'));
      passTime(pause);
      if (status === undefined) requests[0]?.fail();
      else requests[0]?.answer(pageWith('0'), status);
      await expect.poll(unanswered).toBe(words);
      expect([count(), choice('outdoor').checked]).toEqual(['9 products', true]);
      await user.click(screen.getByRole('button', { name: again }));
      expect(queryOf(requests[1]?.address)).toBe('?environment=outdoor');
      requests[1]?.answer(pageWith('4'));
      await expect.poll(count).toBe('4 products');
      expect(unanswered()).toBeUndefined();
    },
  );

  it('leave the page to the browser where the answer holds no list', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const { user, requests } = await open();
    await user.click(choice('outdoor'));
    passTime(pause);
    requests[0]?.answer('<!doctype html><p>Signed out');
    await expect
      .poll(() => assign.mock.calls.map(([address]) => queryOf(String(address))))
      .toEqual(['?environment=outdoor']);
  });

  it('ask at once for what was chosen before their script came [PUB-GEN-85]', async () => {
    const { requests } = await open('en', (island) => {
      const [box] = island.querySelectorAll<HTMLInputElement>('[name="environment"]');
      if (box !== undefined) box.checked = true;
    });
    expect(requests.map(({ address }) => queryOf(address))).toEqual(['?environment=outdoor']);
  });

  it('are sent by their button without waiting, and lead to the list', async () => {
    const { user, requests } = await open();
    await user.type(screen.getByLabelText('Words'), 'led');
    await user.click(screen.getByRole('button', { name: 'Show products' }));
    expect(requests.map(({ address }) => queryOf(address))).toEqual(['?q=led']);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    passTime(pause);
    expect(requests).toHaveLength(1);
  });
});
