import { both } from '../both.ts';
import { loopOf } from '../loop.ts';
import { part, type Part, type Statement, toRecords } from '../part.ts';
import { pictureOf } from '../picture.ts';
import type { DemoCollection, DemoRecord, Words } from '../record.ts';
import { hospitalityAndRetail } from './single-projects/hospitality-and-retail.ts';
import { projectFacts } from './single-projects/facts.ts';
import { institutions } from './single-projects/institutions.ts';
import { venues } from './single-projects/venues.ts';
import { venuesOfProject } from './solutions.ts';

/**
 * A hotspot: the id of a product in the picture, and its position in percent of the width from the left and of the
 * height from the top.
 */
type Mark = readonly [product: number, x: number, y: number];

/** A card of a project page, with a line above its title. */
export interface Chapter extends Part {
  subtitle: Words;
  marks: readonly Mark[];
}

/** A finished project with the content of its page. */
export interface SingleProject {
  id: number;
  title: Words;
  subtitle: Words;
  text: Words;
  picture: string;
  /** The hotspots of the picture. */
  marks: readonly Mark[];
  country: 'sa' | 'ae';
  sector: Words;
  /** Ids of the products that were used. */
  products: readonly number[];
  chapters: readonly Chapter[];
  questions: readonly Statement[];
}

/** All finished projects, by id. */
export const finishedProjects: readonly SingleProject[] = [
  ...hospitalityAndRetail,
  ...institutions,
  ...venues,
].toSorted((a, b) => a.id - b.id);

const toMarks = (marks: readonly Mark[]) =>
  marks.length === 0 ? {} : { marks: marks.map(([record, x, y]) => ({ record, x, y })) };

const toAddress = (id: number): string => `/project/${id}`;

/** The project sheet that `make-documents.ts` prints. */
const sheetOf = (id: number) => ({
  title: both('Project sheet', 'ملخص المشروع'),
  file: { en: { file: `documents/project-${id}-en.pdf` }, ar: { file: `documents/project-${id}-ar.pdf` } },
});

function factsOf(id: number) {
  const facts = projectFacts[id];
  if (facts === undefined) throw new Error(`No facts of the demo project ${id}`);
  const { quoteBy, quotePortrait, ...others } = facts;
  return {
    ...others,
    quote_by: quoteBy,
    ...(quotePortrait === undefined ? {} : { quote_portrait: { file: quotePortrait } }),
  };
}

const toRecord = ({
  id,
  title,
  subtitle,
  text,
  picture,
  marks,
  country,
  sector,
  products,
}: SingleProject): DemoRecord => ({
  id,
  fields: {
    title,
    subtitle,
    text,
    path: toAddress(id),
    icon: { file: picture },
    ...loopOf(picture),
    ...toMarks(marks),
    country,
    sector,
    products,
    ...venuesOfProject(id),
    ...factsOf(id),
    downloads: [sheetOf(id)],
  },
});

const toChapterRecords = ({ id, chapters }: SingleProject): DemoRecord[] =>
  chapters.map(({ title, subtitle, text, icon, marks }) => ({
    parent: id,
    fields: { title, subtitle, text, path: toAddress(id), icon: pictureOf(icon), ...toMarks(marks) },
  }));

/**
 * A project as a ticket on another page. @throws if no project has the id
 * @param text of the ticket; default: the project's subtitle
 */
export const projectPart = (id: number, text?: Words): Part => {
  const project = finishedProjects.find((one) => one.id === id);
  if (project === undefined) throw new Error(`No demo project ${id}`);
  return part(project.title, text ?? project.subtitle, project.picture, toAddress(id));
};

export const singleProjects: readonly DemoCollection[] = [
  { base: 'singleproject', records: finishedProjects.map(toRecord) },
  { base: 'singleprojectcontent', records: finishedProjects.flatMap(toChapterRecords) },
  {
    base: 'singleprojectquestions',
    records: finishedProjects.flatMap((one) => toRecords(one.questions, toAddress(one.id), one.id)),
  },
];
