import { both } from '../both.ts';
import { drawingFile } from '../drawings/drawing-file.ts';
import { type Part, part, type Statement, statement, toRecords } from '../part.ts';
import type { DemoCollection } from '../record.ts';
import { customProductPages } from './product-sections/custom.ts';
import { interactiveProductPages } from './product-sections/interactive.ts';
import { kioskProductPages } from './product-sections/kiosks.ts';
import { ledProductPages } from './product-sections/led.ts';
import { visionProductPages } from './product-sections/vision.ts';
import { productOf } from './products.ts';
import { servicePromises, serviceQuestions, type Family } from './service.ts';
import { finishedProjects, projectPart } from './single-projects.ts';

/** The content of a product page below its hero. */
export interface ProductPage {
  product: number;
  family: Family;
  /** In this and other sections, a statement without a picture is shown as large text. */
  cards: readonly Statement[];
  /** Text beside a picture; those without a picture are shown among the metric tiles. */
  rows: readonly Statement[];
  /** Wide videos or pictures. */
  banners: readonly Statement[];
  slides: readonly Part[];
  /** Metric tiles, without pictures. */
  tiles: readonly Statement[];
  questions: readonly Statement[];
  /** Ids of the projects in its ticket slider. Projects that were built with it are shown below anyway. */
  projects: readonly number[];
  /** Other tickets of the slider, before those of projects. */
  tickets?: readonly Part[];
  videos: readonly Part[];
}

const all: readonly ProductPage[] = [
  ...visionProductPages,
  ...ledProductPages,
  ...interactiveProductPages,
  ...kioskProductPages,
  ...customProductPages,
];

const isPictured = ({ icon }: Statement): boolean => icon !== undefined;

/** The last row of every page: the product's drawing with its dimensions. */
const drawn = (id: number): Part =>
  part(
    both('Drawn to measure', 'مرسوم بمقاساته'),
    both(
      'In millimetres, as in the table above, from the front and from the side. On request the drawing comes as a CAD file for your architect.',
      'بالمليمتر كما في الجدول أعلاه، من الأمام ومن الجانب. ويصلك المخطط عند الطلب بصيغة CAD لمهندسك المعماري.',
    ),
    drawingFile(productOf(id)),
  );

const ticketsOf = ({ product, projects, tickets = [] }: ProductPage): readonly Part[] => [
  ...tickets,
  ...projects
    .filter((id) => !finishedProjects.some((project) => project.id === id && project.products.includes(product)))
    .map((id) => projectPart(id)),
];

/** Answers have no pictures, because those that would illustrate them are on this page already. */
const answersOf = ({ questions, family }: ProductPage): readonly Statement[] => [
  ...questions,
  ...serviceQuestions[family].map(({ title, text }) => statement(title, text)),
];

const section = (slug: string, toParts: (page: ProductPage) => readonly Statement[]): DemoCollection => ({
  base: slug,
  records: all.flatMap((page) => toRecords(toParts(page), `/product/${page.product}`, page.product)),
});

/** The nine sections of every product page; there is no section eight. */
export const productSections: readonly DemoCollection[] = [
  section('productssectionone', (page) => page.cards),
  section('productssectiontwo', (page) => [...page.rows.filter(isPictured), drawn(page.product)]),
  section('productssectionthree', (page) => page.banners),
  section('productssectionfour', (page) => servicePromises[page.family]),
  section('productssectionfive', (page) => page.slides),
  section('productssectionsix', (page) => [...page.tiles, ...page.rows.filter((row) => !isPictured(row))]),
  section('productssectionseven', answersOf),
  section('productssectionnine', ticketsOf),
  section('productssectionten', (page) => page.videos),
];
