import {
  categories,
  categoryStrip,
  products,
  subCategories,
  subCategoryCards,
  subCategoryGallery,
  subCategoryQuestions,
  subCategorySlider,
  subCategoryStrip,
  subCategoryTickets,
} from '../../../content/collections/index.ts';
import type { FacetsOf, Reader } from '../../../content/model/reader.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { href } from '../../../content/routes.ts';
import { settingsOf } from '../../../content/settings.ts';
import { groupedBy } from '../../render/grouped-by.ts';
import { itemLink, leadsHere } from '../../links/item-link.ts';
import type { PageRequest } from '../../render/page.ts';
import { readRecord, readAlternates, type RecordPages } from '../../render/record-page.ts';
import { type Card, toCard } from '../../sections/card.ts';
import { listedFields } from '../products/filters.ts';

export const subCategoryPages: RecordPages<typeof subCategories> = {
  collection: subCategories,
  route: 'subCategory',
  nameOf: ({ name }) => name,
  ancestorsOfDeleted: async (reader, id) =>
    (await readParentCategory(reader, id)).map((category) => ({
      route: 'category' as const,
      id: category.id,
      name: category.name,
    })),
};

export type SubCategoryData = NonNullable<Awaited<ReturnType<typeof loadSubCategory>>>;

/** Reads the category whose strip links to a sub-category. The two have no other relation. */
async function readParentCategory(reader: Reader, id: number) {
  const strips = await reader.list(categoryStrip);
  const parentStrip = strips.find(({ path, title }) =>
    leadsHere(itemLink(path, title.text) ?? '', href('subCategory', { id })),
  );
  const category = parentStrip?.parentId == null ? null : await reader.get(categories, parentStrip.parentId);
  return category === null ? [] : [category];
}

/** Fills rows of two and of three. */
const mostModels = 12;

const inSubCategory = groupedBy(({ subCategory }: FacetsOf<typeof products, 'subCategory'>) => [subCategory]);

/** The id of the product that a card links to, as an array of one; empty if it links elsewhere. */
function productAt({ address }: Card): readonly number[] {
  const led = address === null ? null : readRecordAddress(address);
  return led?.collection === products ? [led.id] : [];
}

/** Reads the products of a sub-category: those that its strip links to, then the others that name it. */
async function readModels(reader: Reader, id: number, strip: readonly Card[]) {
  const named = inSubCategory(await reader.facets(products, ['subCategory']), id);
  const ids = new Set([...strip.flatMap(productAt), ...named.map((product) => product.id)]);
  return reader.some(products, [...ids].slice(0, mostModels), listedFields);
}

/** Reads the categories of the products if there are several, so that the cards can name them. */
async function readKinds(reader: Reader, models: Awaited<ReturnType<typeof readModels>>) {
  const kinds = new Set(models.map(({ category }) => category).filter((category) => category !== null));
  return kinds.size < 2 ? [] : reader.some(categories, [...kinds], ['name']);
}

/** Loads a sub-category, its six groups and its products. */
export async function loadSubCategory({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const subCategory = await readRecord(reader, subCategories, params.id);
  if (subCategory === null) return null;
  const { id } = subCategory;
  const [alternates, office, [category], strip, cards, slides, gallery, tickets, questions] = await Promise.all([
    readAlternates(reader, subCategoryPages, id),
    reader.settings(settingsOf(reader.country)),
    attempt('Failed to fetch the category of the sub-category', () => readParentCategory(reader, id)),
    attempt('Failed to fetch the product strip', () => reader.list(subCategoryStrip, id)),
    attempt('Failed to fetch the sub-category cards', () => reader.list(subCategoryCards, id)),
    attempt('Failed to fetch the sub-category slides', () => reader.list(subCategorySlider, id)),
    attempt('Failed to fetch the sub-category gallery', () => reader.list(subCategoryGallery, id)),
    attempt('Failed to fetch the sub-category tickets', () => reader.list(subCategoryTickets, id)),
    attempt('Failed to fetch the sub-category questions', () => reader.list(subCategoryQuestions, id)),
  ]);
  const stripCards = strip.map(toCard);
  const models = await attempt('Failed to fetch products', () => readModels(reader, id, stripCards));
  return {
    subCategory,
    alternates,
    office,
    category: category ?? null,
    strip: stripCards,
    models,
    kinds: await attempt('Failed to fetch categories', () => readKinds(reader, models)),
    cards: cards.map(toCard),
    slides: slides.map(toCard),
    gallery: gallery.map(toCard),
    tickets: tickets.map(toCard),
    questions: questions.map(toCard),
  };
}
