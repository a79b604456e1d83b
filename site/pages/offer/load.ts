import { toOfferPaper } from '../../../content/derive/offer-paper.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import type { PageRequest } from '../../render/page.ts';

/** The offer that was opened; without one there is no such page. */
export async function loadOffer({ reader }: Pick<PageRequest, 'reader'>) {
  const { offer } = reader;
  if (offer === undefined) return null;
  const [company, office] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
  ]);
  return { offer, paper: toOfferPaper(offer.sheet), company, office };
}

export type OfferData = NonNullable<Awaited<ReturnType<typeof loadOffer>>>;
