import { toOfferPaper } from '../../../content/derive/offer-paper.ts';
import { companySettings } from '../../../content/settings.ts';
import type { PageRequest } from '../../page.ts';

/** The offer that was opened; without one there is no such page. */
export async function loadOffer({ reader }: Pick<PageRequest, 'reader'>) {
  const { offer } = reader;
  if (offer === undefined) return null;
  return { offer, paper: toOfferPaper(offer.sheet), company: await reader.settings(companySettings) };
}

export type OfferData = NonNullable<Awaited<ReturnType<typeof loadOffer>>>;
