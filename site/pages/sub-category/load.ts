import {
  categories,
  categoryStrip,
  subCategories,
  subCategoryCards,
  subCategoryGallery,
  subCategoryQuestions,
  subCategorySlider,
  subCategoryStrip,
  subCategoryTickets,
} from '../../../content/collections/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { href } from '../../../content/routes.ts';
import { itemLink, leadsHere } from '../../item-link.ts';
import type { PageRequest } from '../../page.ts';
import { readRecord, readTwins, type RecordPages } from '../../record-page.ts';
import { toCard } from '../../sections/card.ts';

export const subCategoryPages: RecordPages<typeof subCategories> = {
  collection: subCategories,
  route: 'subCategory',
  nameOf: ({ name }) => name,
  aboveDeleted: async (reader, id) =>
    (await readCategoryAbove(reader, id)).map((category) => ({
      route: 'category' as const,
      id: category.id,
      name: category.name,
    })),
};

export type SubCategoryData = NonNullable<Awaited<ReturnType<typeof loadSubCategory>>>;

/** The category whose strip leads to a sub-category: nothing else ties the two together. */
async function readCategoryAbove(reader: Reader, id: number) {
  const strips = await reader.list(categoryStrip);
  const way = strips.find(({ path, title }) =>
    leadsHere(itemLink(path, title.text) ?? '', href('subCategory', { id })),
  );
  const category = way?.parentId == null ? null : await reader.get(categories, way.parentId);
  return category === null ? [] : [category];
}

/** A sub-category and its six groups. */
export async function loadSubCategory({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const subCategory = await readRecord(reader, subCategories, params.id);
  if (subCategory === null) return null;
  const { id } = subCategory;
  const [twins, [category], strip, cards, slides, gallery, tickets, questions] = await Promise.all([
    readTwins(reader, subCategoryPages, id),
    attempt('Failed to fetch the category of the sub-category', () => readCategoryAbove(reader, id)),
    attempt('Failed to fetch the product strip', () => reader.list(subCategoryStrip, id)),
    attempt('Failed to fetch the sub-category cards', () => reader.list(subCategoryCards, id)),
    attempt('Failed to fetch the sub-category slides', () => reader.list(subCategorySlider, id)),
    attempt('Failed to fetch the sub-category gallery', () => reader.list(subCategoryGallery, id)),
    attempt('Failed to fetch the sub-category tickets', () => reader.list(subCategoryTickets, id)),
    attempt('Failed to fetch the sub-category questions', () => reader.list(subCategoryQuestions, id)),
  ]);
  return {
    subCategory,
    twins,
    category: category ?? null,
    strip: strip.map(toCard),
    cards: cards.map(toCard),
    slides: slides.map(toCard),
    gallery: gallery.map(toCard),
    tickets: tickets.map(toCard),
    questions: questions.map(toCard),
  };
}
