import {
  cabinets,
  categories,
  categoryBanners,
  categoryCards,
  categoryGallery,
  categoryHero,
  categoryProducts,
  categoryQuestions,
  categoryStrip,
  products as allProducts,
} from '../../../content/collections/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { settingsOf } from '../../../content/settings.ts';
import { itemLink } from '../../links/item-link.ts';
import type { PageRequest } from '../../render/page.ts';
import { readRecord, readAlternates, type RecordPages } from '../../render/record-page.ts';
import { toCard } from '../../sections/card.ts';

export const categoryPages: RecordPages<typeof categories> = {
  collection: categories,
  route: 'category',
  nameOf: ({ name }) => name,
};

export type CategoryData = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

/** The ids of all products of a category. */
const readOfCategory = async (reader: Reader, category: number): Promise<readonly number[]> =>
  (await reader.facets(allProducts, ['category']))
    .filter((product) => product.category === category)
    .map(({ id }) => id);

/** Loads a category, its seven groups and its contact. Reads only the first hero, because each category has one. */
export async function loadCategory({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const category = await readRecord(reader, categories, params.id);
  if (category === null) return null;
  const { id } = category;
  const [alternates, office, strip, [hero], banners, products, gallery, cards, questions, all, built] =
    await Promise.all([
      readAlternates(reader, categoryPages, id),
      reader.settings(settingsOf(reader.country)),
      attempt('Failed to fetch the category strip', () => reader.list(categoryStrip, id)),
      attempt('Failed to fetch the category hero', () => reader.list(categoryHero, id)),
      attempt('Failed to fetch the category banners', () => reader.list(categoryBanners, id)),
      attempt('Failed to fetch the category products', () => reader.list(categoryProducts, id)),
      attempt('Failed to fetch the category gallery', () => reader.list(categoryGallery, id)),
      attempt('Failed to fetch the category cards', () => reader.list(categoryCards, id)),
      attempt('Failed to fetch the category questions', () => reader.list(categoryQuestions, id)),
      attempt('Failed to fetch products', () => readOfCategory(reader, id)),
      attempt('Failed to fetch what walls are built of', () => reader.facets(cabinets, ['product'])),
    ]);
  return {
    category,
    alternates,
    office,
    /** True if the planner can plan walls with a product of the category. */
    isPlannable: built.some(({ product }) => product !== null && all.includes(product)),
    /** Number of all its products, including those without a card. */
    productCount: all.length,
    strip: strip.map(toCard),
    hero: hero ?? null,
    banners,
    products,
    gallery: gallery.map(({ id, title, info, path, color, image }) => ({
      id,
      title,
      text: info,
      picture: image,
      address: itemLink(path, title.text),
      color,
    })),
    cards: cards.map(({ id, name, paragraph, image }) => ({
      id,
      title: name,
      text: paragraph,
      picture: image,
      address: null,
    })),
    questions: questions.map(({ id, title, paragraph, image }) => ({ id, title, text: paragraph, picture: image })),
  };
}
