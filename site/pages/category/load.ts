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
import { itemLink } from '../../item-link.ts';
import type { PageRequest } from '../../page.ts';
import { readRecord, readTwins, type RecordPages } from '../../record-page.ts';
import { toCard } from '../../sections/card.ts';

export const categoryPages: RecordPages<typeof categories> = {
  collection: categories,
  route: 'category',
  nameOf: ({ name }) => name,
};

export type CategoryData = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

/** Those products of a category that walls are built of. */
async function readPlannable(reader: Reader, category: number) {
  const built = await reader.facets(cabinets, ['product']);
  const ids = [...new Set(built.map(({ product }) => product))].filter((id) => id !== null);
  return (await reader.some(allProducts, ids, ['category'])).filter((product) => product.category === category);
}

/** A category and its seven groups. Of the heroes only the first is read: there is one a category. */
export async function loadCategory({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const category = await readRecord(reader, categories, params.id);
  if (category === null) return null;
  const { id } = category;
  const [twins, strip, [hero], banners, products, gallery, cards, questions, plannable] = await Promise.all([
    readTwins(reader, categoryPages, id),
    attempt('Failed to fetch the category strip', () => reader.list(categoryStrip, id)),
    attempt('Failed to fetch the category hero', () => reader.list(categoryHero, id)),
    attempt('Failed to fetch the category banners', () => reader.list(categoryBanners, id)),
    attempt('Failed to fetch the category products', () => reader.list(categoryProducts, id)),
    attempt('Failed to fetch the category gallery', () => reader.list(categoryGallery, id)),
    attempt('Failed to fetch the category cards', () => reader.list(categoryCards, id)),
    attempt('Failed to fetch the category questions', () => reader.list(categoryQuestions, id)),
    attempt('Failed to fetch what walls are built of', () => readPlannable(reader, id)),
  ]);
  return {
    category,
    twins,
    /** True where walls can be planned with products of it. */
    isPlannable: plannable.length > 0,
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
