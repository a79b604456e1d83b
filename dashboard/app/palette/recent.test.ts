import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDashboardMessages } from '../../../language/dashboard-messages.ts';
import { recentSuggestions, rememberSuggestion } from './recent.ts';
import { toOtherSuggestion } from './to-suggestion.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const offer = (id: number) => ({
  key: `products/${id}`,
  label: `Torch ${id}`,
  detail: 'Products',
  destination: { to: `/product/${id}/edit` },
});

it('what was chosen last comes first, once each, and six at most [ADM-GEN-86]', () => {
  for (const id of [1, 2, 3, 1, 4, 5, 6, 7]) rememberSuggestion(offer(id));
  expect(recentSuggestions().map(({ key }) => key)).toEqual([7, 6, 5, 4, 1, 3].map((id) => `products/${id}`));
  expect(recentSuggestions()[0]).toEqual(offer(7));
});

it('names and addresses of customers are not stored in the browser [ADM-GEN-86]', async () => {
  const t = await loadDashboardMessages('en');
  for (const kind of ['customer', 'enquiry', 'quotation'] as const) {
    const detail = kind === 'customer' ? 'layla@screens.example' : '2026-0042';
    rememberSuggestion(toOtherSuggestion({ kind, id: 1, name: 'Layla Haddad', detail }, t));
  }
  expect(recentSuggestions().map(({ label }) => label)).toEqual(['2026-0042', '2026-0042']);
  expect(JSON.stringify(stored)).not.toMatch(/layla/i);
});

it('a stored list that cannot be read counts as none [ADM-GEN-86]', () => {
  stored['recentlyFound'] = '{';
  expect(recentSuggestions()).toEqual([]);
});
