import {
  cabinets,
  categories,
  productCards,
  productGrid,
  productHeadlines,
  productMediaRows,
  productQuestions,
  productRows,
  productSlider,
  productTickets,
  productVideos,
  products,
  singleProjectContent,
  singleProjects,
  subCategories,
} from '../../../content/collections/index.ts';
import type { View } from '../../../content/model/collection.ts';
import type { FacetsOf, Reader } from '../../../content/model/reader.ts';
import { popupSettings } from '../../../content/popup-settings.ts';
import { settingsOf } from '../../../content/settings.ts';
import { groupedBy } from '../../render/grouped-by.ts';
import type { Ancestor, PageRequest } from '../../render/page.ts';
import { readRecord, readAlternates, type RecordPages } from '../../render/record-page.ts';
import { isFilled, type Item, toCard } from '../../sections/card.ts';
import { cardFields } from '../../sections/product-card.tsx';
import { type OfferedCabinet, toOffered } from '../planner/offered-cabinet.ts';

export const productPages: RecordPages<typeof products> = {
  collection: products,
  route: 'product',
  listedAt: 'products',
  nameOf: ({ name }) => name,
  async ancestorsOfDeleted(reader, id) {
    const product = await reader.deleted(products, id);
    return product === null ? [] : readAncestors(reader, product);
  },
};

export type Product = View<typeof products>;
export type ProductData = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

const mostRelated = 4;
const mostProjects = 12;
/** Most project chapters showing the product that are searched for pictures. */
const mostChapters = 60;

type Placed = FacetsOf<typeof products, 'category' | 'subCategory'>;
const inCategory = groupedBy(({ category }: Placed) => [category]);
const inSubCategory = groupedBy(({ subCategory }: Placed) => [subCategory]);
const ofProduct = groupedBy(({ product }: FacetsOf<typeof cabinets, 'product'>) => [product]);
const markedIn = groupedBy((chapter: FacetsOf<typeof singleProjectContent, 'marks'>) => [
  ...new Set(chapter.marks.map(({ record }) => record)),
]);
const builtWith = groupedBy((project: FacetsOf<typeof singleProjects, 'products'>) => [...new Set(project.products)]);

/** The first products that match. */
const firstOf = (placed: readonly Placed[], isMeant: (product: Placed) => boolean): readonly Placed[] =>
  placed.values().filter(isMeant).take(mostRelated).toArray();

/** Reads other products: first those of the same sub-category, then those of the same category. */
async function readRelated(reader: Reader, { id, subCategory, category }: Product) {
  const all = await reader.facets(products, ['category', 'subCategory']);
  const siblings = firstOf(inSubCategory(all, subCategory), (other) => other.id !== id);
  const cousins = firstOf(
    inCategory(all, category),
    (other) => other.id !== id && (subCategory === null || other.subCategory !== subCategory),
  );
  const nearest = [...siblings, ...cousins].slice(0, mostRelated);
  return reader.some(
    products,
    nearest.map((other) => other.id),
    cardFields,
  );
}

/**
 * Reads the first projects that use a product. The picture and texts of a project are about its first product. If that
 * is another product, `beside` names the others, and the picture is that of a chapter that shows this product, if there
 * is one.
 */
async function readProjects(reader: Reader, id: number) {
  const [projects, chapters] = await Promise.all([
    reader.facets(singleProjects, ['products']),
    reader.facets(singleProjectContent, ['marks']),
  ]);
  const built = builtWith(projects, id).slice(0, mostProjects);
  const marked = markedIn(chapters, id).slice(0, mostChapters);
  const idsOf = (records: readonly { readonly id: number }[]) => records.map((record) => record.id);
  const [shown, showing] = await Promise.all([
    reader.some(singleProjects, idsOf(built), ['title', 'subtitle', 'icon', 'products', 'marks']),
    reader.some(singleProjectContent, idsOf(marked), ['icon']),
  ]);
  const others = ({ products: [first, ...rest] }: (typeof shown)[number]) =>
    first === undefined || first === id ? [] : [first, ...rest].filter((other) => other !== id);
  const named = await reader.some(products, [...new Set(shown.flatMap(others))], ['name']);
  const pictureOf = ({ id: project, icon, marks }: (typeof shown)[number]) =>
    marks.some(({ record }) => record === id)
      ? icon
      : (showing.find(({ parentId }) => parentId === project)?.icon ?? icon);
  return shown.map((project) => ({
    ...project,
    picture: pictureOf(project),
    beside: others(project).flatMap((other) => named.filter((product) => product.id === other)),
  }));
}

/** Reads the cabinets that walls of a product are built of. */
async function readCabinets(reader: Reader, id: number): Promise<readonly OfferedCabinet[]> {
  const own = ofProduct(await reader.facets(cabinets, ['product']), id);
  const views = await reader.some(
    cabinets,
    own.map((cabinet) => cabinet.id),
  );
  return views.flatMap(toOffered);
}

/** Reads the pitches of all products, in millimetres, for a display that has one itself. */
async function readPitches(reader: Reader, { pitch }: Product): Promise<readonly number[]> {
  if (pitch === null) return [];
  return (await reader.facets(products, ['pitch'])).flatMap((each) => each.pitch ?? []);
}

/** Reads the category and the sub-category of a product, without missing ones. */
async function readAncestors(reader: Reader, { category, subCategory }: Product): Promise<readonly Ancestor[]> {
  const [widest, nearer] = await Promise.all([
    category === null ? null : reader.get(categories, category),
    subCategory === null ? null : reader.get(subCategories, subCategory),
  ]);
  return [
    ...(widest === null ? [] : [{ route: 'category' as const, id: widest.id, name: widest.name }]),
    ...(nearer === null ? [] : [{ route: 'subCategory' as const, id: nearer.id, name: nearer.name }]),
  ];
}

/** Loads a product, its nine sections, and related records. */
export async function loadProduct({ params, query, reader, attempt }: PageRequest<{ readonly id: string }, 'print'>) {
  const product = await readRecord(reader, products, params.id);
  if (product === null) return null;
  const { id } = product;
  const section = (name: string, read: () => Promise<readonly Item[]>) =>
    attempt(`Failed to fetch the product ${name}`, async () => (await read()).map(toCard).filter(isFilled));
  const [alternates, office, offer, ancestors, pitches] = await Promise.all([
    readAlternates(reader, productPages, id),
    reader.settings(settingsOf(reader.country)),
    reader.settings(popupSettings),
    attempt('Failed to fetch the ancestors of the product', () => readAncestors(reader, product)),
    attempt('Failed to fetch the pitches of other products', () => readPitches(reader, product)),
  ]);
  const [cards, rows, mediaRows, blocks, slides, tiles, tickets, videos, questions, projects, related, built] =
    await Promise.all([
      section('cards', () => reader.list(productCards, id)),
      section('rows', () => reader.list(productRows, id)),
      section('media rows', () => reader.list(productMediaRows, id)),
      section('content blocks', () => reader.list(productHeadlines, id)),
      section('slides', () => reader.list(productSlider, id)),
      section('tiles', () => reader.list(productGrid, id)),
      section('tickets', () => reader.list(productTickets, id)),
      attempt('Failed to fetch the product videos', async () =>
        (await reader.list(productVideos, id)).map((video) => ({ ...toCard(video), uploaded: video.updatedAt })),
      ),
      section('questions', () => reader.list(productQuestions, id)),
      attempt('Failed to fetch the projects of the product', () => readProjects(reader, id)),
      attempt('Failed to fetch related products', () => readRelated(reader, product)),
      attempt('Failed to fetch the cabinets of the product', () => readCabinets(reader, id)),
    ]);
  return {
    product,
    alternates,
    office,
    offer,
    ancestors,
    /** The pitches of all products, to compare its own with. */
    pitches,
    isSheet: query.has('print'),
    cards,
    rows,
    mediaRows,
    blocks,
    slides,
    tiles,
    tickets,
    videos,
    questions,
    projects,
    related,
    /** The cabinets that walls of it are built of. */
    built,
  };
}
