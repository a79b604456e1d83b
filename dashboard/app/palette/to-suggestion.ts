import type { Found, FoundRecord } from '../../../calls/overview.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { DashboardMessage, DashboardMessages } from '../../../language/dashboard-messages.ts';
import type { Suggestion } from '../../../ui/suggestion-list.tsx';
import { currentLanguage } from '../current-language.ts';
import { recordScreen } from '../records/record-screen.ts';
import { textOf } from '../records/api-record.ts';
import type { Destination } from './places.ts';

/** Something that the palette can lead to. */
export interface PaletteSuggestion extends Suggestion {
  readonly destination: Destination;
  /** How the browser remembers it; `null` for nothing of it, and as it is shown unless said. */
  readonly remembered?: { readonly label: string; readonly detail: string } | null;
}

/** A record as the palette offers it: it leads to where it is edited. */
export function toSuggestion(record: FoundRecord): PaletteSuggestion[] {
  const { base, id, category_id: parentId } = record;
  const collection = findCollection(base);
  if (collection === undefined) return [];
  const to = recordScreen({ base, id, parentId });
  if (to === null) return [];
  const kind = headingOf(collection)[currentLanguage()];
  const parentTitle = textOf(record.parent_title);
  const detail = parentTitle === '' ? kind : `${parentTitle} · ${kind}`;
  return [{ key: `${base}/${id}`, label: textOf(record.title), detail, destination: { to } }];
}

const kindMessages = {
  customer: 'paletteCustomer',
  enquiry: 'paletteEnquiry',
  quotation: 'paletteQuotation',
  file: 'paletteFile',
} as const satisfies Record<Found['kind'], DashboardMessage>;

const destinationOf = ({ kind, id, name, detail }: Found): Destination => {
  if (kind === 'enquiry') return { to: `/enquiries/${id}` };
  if (kind === 'quotation') return { to: `/offers/${id}` };
  if (kind === 'file') return { to: `/media?${new URLSearchParams({ q: name })}` };
  return { to: '/people', state: { words: detail } };
};

/** Without the name of a customer. */
const rememberedOf = ({ kind, detail }: Found, t: DashboardMessages) =>
  kind === 'customer' || detail === '' ? null : { label: detail, detail: t(kindMessages[kind]) };

/** Something beside records as the palette offers it. */
export const toOtherSuggestion = (found: Found, t: DashboardMessages): PaletteSuggestion => ({
  key: `${found.kind}/${found.id}`,
  label: found.name,
  detail: [t(kindMessages[found.kind]), found.detail].filter((part) => part !== '').join(' · '),
  destination: destinationOf(found),
  ...(found.kind !== 'file' && { remembered: rememberedOf(found, t) }),
});
