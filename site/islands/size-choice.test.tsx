import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { SizeChoice } from './size-choice.tsx';

const sizes = [115, 147, 178].map((size) => (
  <input key={size} type="radio" name="size" value={size} aria-label={String(size)} defaultChecked={size === 147} />
));

/** The quote form is in a panel of its own, elsewhere on the page. */
function addQuoteForm(isOpen: boolean): { readonly presses: () => number } {
  let presses = 0;
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<button aria-controls="quote" aria-expanded="${isOpen}">Get Quote</button>
    <div class="landing-panel" id="quote"><select name="size"><option>115</option><option>147</option><option>178</option></select></div>`,
  );
  document.querySelector('[aria-controls]')?.addEventListener('click', () => (presses += 1));
  return { presses: () => presses };
}

const open = () =>
  renderIsland(
    <Island
      name="sizes"
      of={SizeChoice}
      data={{ action: '/en/the-vision', label: 'Sizes' }}
      slots={['Room', sizes, <button key="send">Send this size</button>]}
    />,
  );

const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Sizes' }));
const field = () => document.querySelector<HTMLSelectElement>('select')?.value;

describe('the size that is chosen', () => {
  it('is written into the form for a quote, whose panel opens [PUB-VISION-16]', async () => {
    const quote = addQuoteForm(false);
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: '178' }));
    expect(submit()).toBe(false);
    expect([field(), quote.presses()]).toEqual(['178', 1]);
  });

  it('leaves a panel open that is open', async () => {
    const quote = addQuoteForm(true);
    await open();
    submit();
    expect([field(), quote.presses()]).toEqual(['147', 0]);
  });

  it('is sent to the server where the page has no such form', async () => {
    await open();
    expect(submit()).toBe(true);
  });
});
