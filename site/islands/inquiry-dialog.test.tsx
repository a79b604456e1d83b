import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldSlot, formWords, guardSlot } from '../../tests/support/form-slots.tsx';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { Island } from './island.tsx';

const data = {
  id: 'ask',
  title: 'Ask about this display',
  kind: 'inquiry',
  label: 'Inquiry',
  names: 'name',
  words: formWords,
};

async function open() {
  const rendered = await renderIsland(
    <Island
      name="inquiry"
      of={InquiryDialog}
      data={data}
      slots={[guardSlot, fieldSlot({ kind: 'inquiry', name: 'name', label: 'Name' }), 'We use this to answer you']}
    />,
  );
  act(() => window().showModal());
  return { ...rendered, requests: holdRequests() };
}

const window = () => document.querySelector('dialog') ?? document.createElement('dialog');
const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

describe('the inquiry of a product', () => {
  it('closes once it was sent, and that is said in the page until it is opened again [PUB-PROD-21, PUB-PROD-22]', async () => {
    const { user, requests } = await open();
    await user.type(screen.getByLabelText('Name'), 'Sara');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).not.toBeNull();
    requests[0]?.answer({ success: true });
    await expect.poll(said).toEqual(['It was sent']);
    expect(window().open).toBe(false);
    act(() => window().showModal());
    act(() => screen.getByLabelText('Name').focus());
    expect([said(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([['', ''], '']);
  });

  it('takes back with an edit what it said [PUB-GEN-80]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(said()).toEqual(['Fields are missing', '']);
    await user.type(screen.getByLabelText('Name'), 'S');
    expect(said()).toEqual(['', '']);
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['is refused', { success: false }, 200, 'Not accepted'],
    ['fails', {}, 500, 'Not sent'],
  ] as const)(
    'stays open where it %s, with what was typed [PUB-PROD-23, PUB-PROD-24]',
    async (_, body, status, words) => {
      const { user, requests } = await open();
      await user.type(screen.getByLabelText('Name'), 'Sara');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      requests[0]?.answer(body, status);
      await expect.poll(said).toEqual([words, '']);
      expect([window().open, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([true, 'Sara']);
    },
  );

  it('closes by its button and by a press beside it, not by a selection that ends beside it [PUB-PROD-19]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(window().open).toBe(false);
    act(() => window().showModal());
    fireEvent.pointerDown(screen.getByLabelText('Name'));
    fireEvent.click(window());
    expect(window().open).toBe(true);
    fireEvent.pointerDown(window());
    fireEvent.click(window());
    expect(window().open).toBe(false);
  });
});
