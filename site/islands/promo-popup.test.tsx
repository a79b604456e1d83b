import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { PromoPopup } from './promo-popup.tsx';

const offer = (
  <>
    <h2 id="popup-title">Offer</h2>
    <img src="/images/offer.webp" alt="" loading="lazy" />
    <button type="button" data-close="">
      No Thanks
    </button>
  </>
);

async function open(isPreview?: boolean) {
  const rendered = await renderIsland(<Island name="popup" of={PromoPopup} data={{ isPreview }} slots={[offer]} />);
  // The time at which the page was shown is known one microtask later.
  await act(async () => Promise.resolve());
  return rendered;
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
const hidden = () => document.querySelector<HTMLDialogElement>('dialog.popup') ?? document.createElement('dialog');

/** Adds a field to the page outside of the popup. */
function addField(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.prepend(field);
  return field;
}

beforeEach(() => {
  // The delay counts from the loading of the page, so `performance` is faked too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

describe('the promo popup', () => {
  it('comes 2 s after the page, its picture a little before it [PUB-GEN-51, PUB-GEN-53, CONST-06]', async () => {
    await open();
    const picture = hidden().querySelector('img');
    passTime(1499);
    expect(picture?.loading).toBe('lazy');
    passTime(1);
    expect(picture?.loading).toBe('eager');
    passTime(499);
    expect(dialog()).toBeNull();
    passTime(1);
    expect(document.activeElement).toBe(dialog());
  });

  it.each([
    ['its button', async () => void fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }))],
    ['a press beside it', async () => void fireEvent.click(dialog() ?? document.body)],
    ['Escape', async () => act(() => dialog()?.close())],
  ])('left by %s is not seen again in the session [PUB-GEN-52, PUB-GEN-54, PUB-GEN-61]', async (_, leave) => {
    await open();
    passTime(2000);
    expect(sessionStorage.getItem('popupSeen')).toBeNull();
    await leave();
    expect(dialog()).toBeNull();
    expect([sessionStorage.getItem('popupSeen'), localStorage.length]).toEqual(['1', 0]);
  });

  it('that was seen does not come, and comes in a new session [PUB-GEN-52]', async () => {
    sessionStorage.setItem('popupSeen', '1');
    await open();
    passTime(10_000);
    expect(dialog()).toBeNull();
  });

  it('stays open where it is pressed itself', async () => {
    const { user } = await open();
    passTime(2000);
    await user.click(screen.getByRole('heading'));
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['has begun to write', () => void fireEvent.input(addField(), { target: { value: 'S' } })],
    ['is in a field', () => addField().focus()],
    [
      'has opened something else',
      () => {
        const other = document.createElement('dialog');
        document.body.prepend(other);
        other.showModal();
      },
    ],
  ])('interrupts nobody who %s', async (_, begin) => {
    await open();
    begin();
    passTime(10_000);
    expect(hidden().open).toBe(false);
    expect(sessionStorage.getItem('popupSeen')).toBeNull();
  });

  it('comes also where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await open();
    passTime(2000);
    expect(dialog()).not.toBeNull();
  });
});
