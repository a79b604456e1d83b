import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { WallPlanner } from './wall-planner.tsx';

/** Milliseconds without a change before the plan is requested. */
const pause = 250;

const planForm = (
  <form className="plan-form" action="/en/planner">
    <label className="form-label" htmlFor="plan-width">
      Width (m)
    </label>
    <input id="plan-width" name="width" defaultValue="3" />
    <p className="form-error" id="plan-width-error" />
    <input name="height" aria-label="Height" />
  </form>
);
const drawing = (
  <div data-display="">
    {['noon', 'night'].map((light) => (
      <input key={light} type="radio" name="light" value={light} aria-label={light} defaultChecked={light === 'noon'} />
    ))}
  </div>
);

/** The page that the server returns for another plan. */
const pageWith = ({ drawn = 'drawn', error = '', unit = 'm' } = {}) =>
  `<!doctype html><react-island name="planner"><div data-slot><form class="plan-form"><label class="form-label">Width (${unit})</label>
  <input id="plan-width" ${error === '' ? '' : 'aria-invalid="true"'}><p class="form-error" id="plan-width-error">${error}</p></form></div>
  <div data-slot>Title</div><div data-slot>Choice</div><div data-slot>Photo</div><div data-slot><div data-display><svg class="wall-drawing" aria-label="${drawn}"></svg><input type="radio" name="light" value="noon" checked><input type="radio" name="light" value="night"></div></div>
  <div data-slot>Lens</div><div data-slot>Figures of ${drawn}</div></react-island>`;

async function open(beforeHydration?: (island: HTMLElement) => void) {
  const requests = holdRequests();
  const rendered = await renderIsland(
    <Island
      name="planner"
      of={WallPlanner}
      data={{}}
      slots={[planForm, 'Title', 'Choice', 'Photo', drawing, 'Lens', 'Figures']}
    />,
    { beforeHydration },
  );
  return { ...rendered, requests };
}

const width = () => screen.getByLabelText<HTMLInputElement>(/^Width/);
const isBusy = () => document.querySelector('[data-busy]') !== null;
const specs = () => document.querySelector('.plan-rest')?.textContent;
const queryOf = (address: string | undefined) => new URL(address ?? '', location.href).search;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('the plan of a wall', () => {
  it('follows what is written once it is left alone, and stays in the address [PUB-GEN-92]', async () => {
    const { user, requests } = await open();
    await user.type(width(), '.5');
    passTime(pause - 1);
    expect(requests).toHaveLength(0);
    passTime(1);
    expect(requests.map(({ address }) => queryOf(address))).toEqual(['?width=3.5']);
    expect(isBusy()).toBe(true);
    requests[0]?.answer(pageWith({ drawn: 'A wall of 3.5 m' }));
    await expect.poll(specs).toBe('Figures of A wall of 3.5 m');
    expect([width().value, location.search]).toEqual(['3.5', '?width=3.5']);
    await expect.poll(isBusy).toBe(false);
  });

  it('says beside a field what is wrong with it and its unit, and leaves what is written', async () => {
    const { user, requests } = await open();
    await user.clear(width());
    await user.type(width(), 'wide');
    passTime(pause);
    requests[0]?.answer(pageWith({ error: 'No length', unit: 'ft' }));
    await expect.poll(() => document.querySelector('#plan-width-error')?.textContent).toBe('No length');
    expect([width().value, width().getAttribute('aria-invalid')]).toEqual(['wide', 'true']);
    expect(document.querySelector('.form-label')?.textContent).toBe('Width (ft)');
    await user.clear(width());
    passTime(pause);
    requests[1]?.answer(pageWith());
    await expect.poll(() => width().getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps the light that was chosen in its drawing', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByLabelText('night'));
    await user.type(width(), '0');
    passTime(pause);
    requests[0]?.answer(pageWith({ drawn: 'At night' }));
    await expect.poll(specs).toBe('Figures of At night');
    expect(document.querySelector<HTMLInputElement>('[name=light]:checked')?.value).toBe('night');
  });

  it('is that of what was written last, whichever answer comes first [PUB-GEN-92]', async () => {
    const { user, requests } = await open();
    await user.type(width(), '0');
    passTime(pause);
    await user.type(width(), '0');
    passTime(pause);
    expect(requests.map(({ isAborted }) => isAborted())).toEqual([true, false]);
    requests[1]?.answer(pageWith({ drawn: 'the last' }));
    await expect.poll(specs).toBe('Figures of the last');
    expect(location.search).toBe('?width=300');
  });

  it('stays beside its form while there is no answer, and is asked for again [PUB-GEN-92]', async () => {
    const { user, requests } = await open();
    await user.type(width(), '0');
    passTime(pause);
    requests[0]?.answer('', 503);
    await expect.poll(() => screen.queryByRole('alert')).not.toBeNull();
    expect([specs(), width().value]).toEqual(['Figures', '30']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    requests[1]?.answer(pageWith({ drawn: 'again' }));
    await expect.poll(specs).toBe('Figures of again');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('answers to what was written before its script came [PUB-GEN-85]', async () => {
    const { requests } = await open((island) => {
      const field = island.querySelector<HTMLInputElement>('#plan-width');
      if (field !== null) field.value = '4';
    });
    passTime(pause);
    expect(requests.map(({ address }) => queryOf(address))).toEqual(['?width=4']);
  });

  it('is asked for at once where the form is sent', async () => {
    const { requests, island } = await open();
    fireEvent.submit(island.querySelector('form') ?? island);
    expect(requests.map(({ address }) => queryOf(address))).toEqual(['?width=3']);
  });
});
