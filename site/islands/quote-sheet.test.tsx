import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { companyContent } from '../../tests/support/company-content.ts';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { elementsWith, renderSite } from '../../tests/support/render-site.ts';
import { Island } from './island.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { recallRequest } from './remembered-request.ts';

const { html } = await renderSite(companyContent, { path: '/quote', language: 'en' });
const [page = ''] = elementsWith(html, 'main', 'content');

async function open() {
  const requests = holdRequests();
  const rendered = await renderIsland(
    <Island name="quote" of={QuoteSheet} data={{ id: 'quote-sheet', address: '/en/quote' }} />,
  );
  act(() => sheet().showModal());
  return { ...rendered, requests };
}

const field = () => screen.queryByLabelText('Name');
const sheet = () => document.querySelector('dialog') ?? document.createElement('dialog');

describe('the sheet that asks for a quote', () => {
  it('fetches the form of its page, sends it, and thanks in its place [PUB-REG-33]', async () => {
    const { user, requests } = await open();
    expect(requests.map(({ address }) => new URL(address).pathname)).toEqual(['/en/quote']);
    requests[0]?.answer(page);
    const answers = { Name: 'Sara', Mobile: '0501234567', 'What do you need?': 'A wall', City: 'Jeddah' };
    await expect.poll(field).not.toBeNull();
    for (const [label, value] of Object.entries(answers)) await user.type(screen.getByLabelText(label), value);
    await user.click(screen.getByRole('button', { name: 'Request a quote' }));
    expect(requests[1]?.body).toMatchObject({ kind: 'quote', fields: { name: 'Sara', city: 'Jeddah' } });
    requests[1]?.answer({ success: true });
    await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Thank you!/);
    expect(field()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => sheet().showModal());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });

  it('offers to tell more by a link that is written out, and keeps what was sent in the tab [PUB-QUOTE-10, PUB-QUOTE-12]', async () => {
    const { user, requests } = await open();
    requests[0]?.answer(page);
    await expect.poll(field).not.toBeNull();
    const answers = { Name: 'Sara', Mobile: '0501234567', 'What do you need?': 'A wall', City: 'Jeddah' };
    for (const [label, value] of Object.entries(answers)) await user.type(screen.getByLabelText(label), value);
    await user.click(screen.getByRole('button', { name: 'Request a quote' }));
    requests[1]?.answer({ success: true, adds_to: '7-abcdef-1' });
    const link = await screen.findByRole('link', { name: 'Tell us more' });
    expect(link.getAttribute('href')).toMatch(/\/register\?adds_to=7-abcdef-1$/);
    expect(screen.getByText(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(Object.fromEntries(recallRequest('7-abcdef-1'))).toMatchObject({ fullName: 'Sara', location: 'Jeddah' });
    expect(recallRequest('8-abcdef-1')).toEqual([]);
  });

  it('refuses a picture that is too large before it is sent [PUB-QUOTE-13]', async () => {
    const { user, requests } = await open();
    requests[0]?.answer(page);
    await expect.poll(field).not.toBeNull();
    const answers = { Name: 'Sara', Mobile: '0501234567', 'What do you need?': 'A wall', City: 'Jeddah' };
    for (const [label, value] of Object.entries(answers)) await user.type(screen.getByLabelText(label), value);
    const photo = screen.getByLabelText(/^Picture of the wall/);
    const send = screen.getByRole('button', { name: 'Request a quote' });
    const large = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });
    await user.upload(photo, large);
    await user.click(send);
    expect(document.getElementById('quote-photo-error')?.textContent).toMatch(/at most 15 MB$/);
    expect(requests).toHaveLength(1);
  });

  it('opens what is folded away where something in it is wrong', async () => {
    const { user, requests } = await open();
    requests[0]?.answer(page);
    await expect.poll(field).not.toBeNull();
    for (const label of ['Name', 'Mobile', 'What do you need?', 'City'])
      await user.type(screen.getByLabelText(label), '1');
    await user.click(screen.getByRole('button', { name: 'Request a quote' }));
    requests[1]?.answer({ success: false, issues: [{ path: 'email', code: 'invalidEmail' }] }, 400);
    await expect.poll(() => document.querySelector('details')?.open).toBe(true);
  });

  it('leads to the page where the form cannot be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { requests } = await open();
    requests[0]?.fail();
    await expect.poll(() => assign.mock.calls).toEqual([['/en/quote']]);
  });
});
