import * as z from 'zod/mini';
import type { PaletteSuggestion } from './to-suggestion.ts';

const key = 'recentlyFound';
const most = 6;

const stored = z.array(z.object({ key: z.string(), label: z.string(), detail: z.string(), to: z.string() }));

function readStored() {
  try {
    return stored.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Returns the recent choices of this tab, newest first. */
export const recentSuggestions = (): readonly PaletteSuggestion[] =>
  readStored().map(({ to, ...offer }) => ({ ...offer, destination: { to } }));

/** Stores a choice in the tab. Choices that name a customer are not stored in the browser. */
export function rememberSuggestion({
  key: chosen,
  label,
  detail = '',
  destination,
  remembered,
}: PaletteSuggestion): void {
  if (!('to' in destination) || remembered === null) return;
  const { to } = destination;
  const latest = { key: chosen, to, ...(remembered ?? { label, detail }) };
  const all = [latest, ...readStored().filter((each) => each.key !== chosen)].slice(0, most);
  sessionStorage.setItem(key, JSON.stringify(all));
}
