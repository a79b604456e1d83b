import {
  bodySlider,
  heroBanners,
  homeContentSlider,
  homeSlider,
  productBanners,
  products,
} from '../../../content/collections/index.ts';
import { companySettings, emiratesSettings, saudiSettings } from '../../../content/settings.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { PageRequest } from '../../render/page.ts';
import { readProof } from '../../render/read-proof.ts';
import { cardFields } from '../../sections/product-card.tsx';

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
export type HeroBanner = HomeData['hero'][number];
export type Banner = HomeData['cards'][number];
export type Tile = HomeData['tiles'][number];

export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;

/** Loads the company profile and the contact details of each country. */
export async function loadCompany(reader: Reader) {
  const [company, sa, ae] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(saudiSettings),
    reader.settings(emiratesSettings),
  ]);
  return { company, offices: { sa, ae } };
}

/** Number of products in the row on Home; the list of products has all. */
const mostProducts = 24;

const isActive = (banner: { readonly active: 0 | 1 }): boolean => banner.active === 1;

/** Loads the six groups of Home. Inactive banners are hidden; in the tiles the flag is a colour instead. */
export async function loadHome({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>) {
  const [hero, tiles, cards, stories, catalogue, reasons, proof] = await Promise.all([
    attempt('Failed to fetch hero banners', () => reader.list(heroBanners)),
    attempt('Failed to fetch product banners', () => reader.list(productBanners)),
    attempt('Failed to fetch slides', () => reader.list(homeSlider)),
    attempt('Failed to fetch body slides', () => reader.list(bodySlider)),
    attempt(
      'Failed to fetch products',
      async () => (await reader.part(products, { limit: mostProducts, fields: cardFields })).records,
    ),
    attempt('Failed to fetch content cards', () => reader.list(homeContentSlider)),
    readProof({ reader, attempt }),
  ]);
  return {
    hero: hero.filter(isActive),
    tiles,
    cards: cards.filter(isActive),
    stories: stories.filter(isActive),
    products: catalogue,
    reasons,
    proof,
  };
}
