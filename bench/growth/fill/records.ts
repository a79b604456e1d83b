import {
  communityBlogs,
  communityPosts,
  productCards,
  productQuestions,
  productRows,
  products,
  singleProjects,
} from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { firstId, type Proportions } from './proportions.ts';
import { kinds, mix, pick, venues, remarks, say, series, type Some, virtues } from './words.ts';

/** A record as a call receives it: values by API name, files by stored name. */
export interface NewRecord {
  readonly collection: Collection;
  readonly id: number;
  readonly parentId: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the records refer to in the demo. */
export interface Known {
  readonly categories: Some<number>;
  readonly subCategories: Some<number>;
  /** Stored names of pictures. */
  readonly pictures: Some<string>;
}

const describe = (index: number, sentences: number) =>
  say((language) =>
    Array.from({ length: sentences }, (_, sentence) => {
      const at = index * 7 + sentence;
      const [virtue, kind, venue] = [pick(virtues, at, 1), pick(kinds, at, 2), pick(venues, at, 3)];
      const pitch = (1 + (mix(at, 4) % 90) / 10).toFixed(1);
      return language === 'en'
        ? `A ${virtue.en} ${kind.en.toLowerCase()} for the ${venue.en}, P${pitch} at 3840 Hz.`
        : `${kind.ar} ${virtue.ar} في كل ${venue.ar}، P${pitch} بتردد 3840 هرتز.`;
    }).join(' '),
  );

const nameOf = (index: number) =>
  say((language) => `${pick(series, index, 5)[language]} LED ${pick(kinds, index, 6)[language]} ${index + 1}`);

const row = (en: string, ar: string, value: string, unit: string) => ({
  name: { en, ar },
  value: { en: value, ar: value },
  unit: { en: unit, ar: unit },
});

/** The fields of a product, as in a request body or a content document. */
export function productFields(index: number, { categories, subCategories, pictures }: Known) {
  const picture = (which: number) => pictures[(index * 2 + which) % pictures.length] ?? pictures[0];
  return {
    name: nameOf(index),
    headline: say((language) => `${pick(virtues, index, 7)[language]} ${pick(venues, index, 8)[language]}`),
    description: describe(index, 3),
    image: picture(0),
    banner: picture(1),
    features: [0, 1].map((which) => ({ title: pick(virtues, index, 9 + which), image: picture(which) })),
    category: pick(categories, index, 11),
    sub_category: pick(subCategories, index, 12),
    environment: mix(index, 13) % 3 === 0 ? 'outdoor' : 'indoor',
    pitch: 1 + (mix(index, 14) % 90) / 10,
    size: 20 + (mix(index, 15) % 200),
    specification: [
      {
        group: { en: 'Picture', ar: 'الصورة' },
        rows: [
          row('Brightness', 'السطوع', String(600 + (mix(index, 16) % 60) * 100), 'nit'),
          row('Refresh rate', 'معدل التحديث', '3840', 'Hz'),
          row('Weight', 'الوزن', String(8 + (mix(index, 17) % 40)), 'kg'),
        ],
      },
    ],
  };
}

const item = (index: number, picture: string) => ({
  title: say((language) => `${pick(virtues, index, 18)[language]} ${pick(venues, index, 19)[language]}`),
  text: describe(index, 1),
  path: '-',
  icon: picture,
});

/** The sections of a product's page that are filled, with one record each. */
export const filledSections: Some<Collection> = [productCards, productRows, productQuestions];

/** Every record of a site of this size, parents before their children. */
export function* makeRecords(counts: Proportions, known: Known): Generator<NewRecord> {
  const picture = (index: number) => known.pictures[index % known.pictures.length] ?? known.pictures[0];
  for (let index = 0; index < counts.products; index += 1) {
    const id = firstId + index;
    yield { collection: products, id, parentId: null, fields: productFields(index, known) };
    for (const [which, collection] of filledSections.entries())
      yield { collection, id, parentId: id, fields: item(index * 3 + which, picture(index)) };
  }
  for (let index = 0; index < counts.projects; index += 1) {
    const fields = {
      title: say((language) => `${pick(venues, index, 20)[language]} ${index + 1}`),
      subtitle: describe(index, 1),
      text: describe(index, 4),
      path: '-',
      icon: picture(index),
      products: [0, 1, 2].map((which) => firstId + (mix(index, 21 + which) % counts.products)),
      country: index % 2 === 0 ? 'sa' : 'ae',
      sector: pick(venues, index, 24),
    };
    yield { collection: singleProjects, id: firstId + index, parentId: null, fields };
  }
  for (let index = 0; index < counts.blogs; index += 1) {
    const fields = { name: nameOf(index), icon: picture(index), path: '-' };
    yield { collection: communityBlogs, id: firstId + index, parentId: null, fields };
  }
  for (let index = 0; index < counts.posts; index += 1) {
    const text = say((language) => `${describe(index, 3)[language]} ${pick(remarks, index, 25)[language]}`);
    const fields = { ...item(index, picture(index)), title: nameOf(index), text };
    yield {
      collection: communityPosts,
      id: firstId + index,
      parentId: firstId + (index % counts.blogs),
      fields,
    };
  }
}
