import { both } from '../both.ts';
import { toRecords, type Part, type Statement } from '../part.ts';
import type { DemoCollection, DemoFile, DemoRecord, Words } from '../record.ts';
import { productOf, productPart } from './products.ts';
import { serviceQuestions, type Family } from './service.ts';
import { projectPart } from './single-projects.ts';
import { customSubCategories } from './sub-categories/custom.ts';
import { interactiveSubCategories } from './sub-categories/interactive.ts';
import { kioskSubCategories } from './sub-categories/kiosks.ts';
import { ledSubCategories } from './sub-categories/led.ts';

/** A sub-category with the content of its page. */
export interface SubCategory {
  id: number;
  family: Family;
  name: Words;
  title: Words;
  text: Words;
  banner: string;
  specsheet?: Readonly<Record<'en' | 'ar', DemoFile>>;
  /** Ids of the products in its strip. */
  products: readonly number[];
  /** Ids of products of another kind that can be used outdoors, too. */
  alsoOutdoors?: readonly number[];
  cards: readonly Part[];
  slides: readonly Part[];
  tiles: readonly Part[];
  /** Ids of the projects in its ticket slider, with another text if the project's picture does not show this family. */
  projects: readonly (number | readonly [project: number, text: Words])[];
  questions: readonly Statement[];
}

const all: readonly SubCategory[] = [
  ...ledSubCategories,
  ...interactiveSubCategories,
  ...kioskSubCategories,
  ...customSubCategories,
];

/** In the strip, a product has a picture of its own that is not elsewhere on the page. */
function inStrip({ cards, slides, tiles, projects, questions }: SubCategory, id: number): Part {
  const product = productPart(id);
  const others = projects.map((each) => projectPart(typeof each === 'number' ? each : each[0]));
  const shown = new Set([...cards, ...slides, ...tiles, ...questions, ...others].map(({ icon }) => icon));
  const views = ['front', 'night', 'day', 'detail', 'installed', 'angle'].map((view) =>
    product.icon.replace(/\.jpg$/, `-${view}.jpg`),
  );
  return { ...product, icon: views.find((icon) => !shown.has(icon)) ?? product.icon };
}

/** Adds "kiosk" to the name of a kiosk among displays. */
const asKiosk = (part: Part, id: number): Part => {
  const { name } = productOf(id);
  return { ...part, title: both(`${name.en} kiosk`, `كشك ${name.ar}`) };
};

const toAddress = (id: number): string => `/sub-category/${id}`;

const section = (slug: string, toParts: (subCategory: SubCategory) => readonly Statement[]): DemoCollection => ({
  base: slug,
  records: all.flatMap((one) => toRecords(toParts(one), toAddress(one.id), one.id)),
});

const toRecord = ({ id, name, title, text, banner, specsheet }: SubCategory): DemoRecord => ({
  id,
  fields: {
    name,
    title,
    text,
    path: toAddress(id),
    banner: { file: banner },
    ...(specsheet === undefined ? {} : { specsheet }),
  },
});

export const subCategories: DemoCollection = { base: 'sub_category', records: all.map(toRecord) };

export const subCategorySections: readonly DemoCollection[] = [
  section('subcategoryproducts', (one) => [
    ...one.products.map((id) => inStrip(one, id)),
    ...(one.alsoOutdoors ?? []).map((id) => asKiosk(inStrip(one, id), id)),
  ]),
  section('subcategorysectionone', (one) => one.cards),
  section('subcategorysectiontwo', (one) => one.slides),
  section('subcategorysectionthree', (one) => one.tiles),
  section('subcategorysectionfour', (one) =>
    one.projects.map((each) => (typeof each === 'number' ? projectPart(each) : projectPart(...each))),
  ),
  section('subcategorysectionfive', (one) => [...one.questions, ...serviceQuestions[one.family]]),
];
