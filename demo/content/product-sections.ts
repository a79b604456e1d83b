import { toRecords, type Part } from '../part.ts';
import type { DemoCollection } from '../record.ts';
import { customProductPages } from './product-sections/custom.ts';
import { interactiveProductPages } from './product-sections/interactive.ts';
import { kioskProductPages } from './product-sections/kiosks.ts';
import { ledProductPages } from './product-sections/led.ts';
import { visionProductPages } from './product-sections/vision.ts';
import { servicePromises, serviceQuestions, type Family } from './service.ts';
import { projectPart } from './single-projects.ts';

/** What the page of one product shows below its hero. */
export interface ProductPage {
  product: number;
  family: Family;
  cards: readonly Part[];
  /** Pictures and text side by side. */
  rows: readonly Part[];
  /** Wide videos or pictures. */
  banners: readonly Part[];
  slides: readonly Part[];
  tiles: readonly Part[];
  questions: readonly Part[];
  /** Ids of the projects in its ticket slider. */
  projects: readonly number[];
  videos: readonly Part[];
}

const all: readonly ProductPage[] = [
  ...visionProductPages,
  ...ledProductPages,
  ...interactiveProductPages,
  ...kioskProductPages,
  ...customProductPages,
];

const section = (base: string, toParts: (page: ProductPage) => readonly Part[]): DemoCollection => ({
  base,
  records: all.flatMap((page) => toRecords(toParts(page), `/product/${page.product}`, page.product)),
});

/** The nine sections of every product page; there is no section eight. */
export const productSections: readonly DemoCollection[] = [
  section('productssectionone', (page) => page.cards),
  section('productssectiontwo', (page) => page.rows),
  section('productssectionthree', (page) => page.banners),
  section('productssectionfour', (page) => servicePromises[page.family]),
  section('productssectionfive', (page) => page.slides),
  section('productssectionsix', (page) => page.tiles),
  section('productssectionseven', (page) => [...page.questions, ...serviceQuestions[page.family]]),
  section('productssectionnine', (page) => page.projects.map(projectPart)),
  section('productssectionten', (page) => page.videos),
];
