import { toRecords, type Part } from '../part.ts';
import { pictureOf } from '../picture.ts';
import type { DemoCollection, DemoRecord, DemoValue, Words } from '../record.ts';
import { customCategory } from './categories/custom.ts';
import { interactiveCategory } from './categories/interactive.ts';
import { kioskCategory } from './categories/kiosks.ts';
import { ledCategory } from './categories/led.ts';

/** One of the two products in the hero of a category page. */
export interface Featured {
  product: number;
  name: Words;
  description: Words;
  features: readonly [Words, Words];
  image: string;
  specsheet?: Readonly<Record<'en' | 'ar', { file: string }>>;
}

/** A product card of a category page; at most four per category. */
export interface Card {
  product: number;
  tagline: Words;
  name: Words;
  title: Words;
  description: Words;
  about: Words;
  image: string;
  icons: readonly string[];
  sizes: readonly Words[];
  advantages: readonly Words[];
  features: readonly (readonly [title: Words, image: string])[];
}

/** A category with the content of its page. */
export interface Category {
  id: number;
  name: Words;
  icon: string;
  strip: readonly Part[];
  headline: Words;
  /** One per language if the text would otherwise cover its subject. */
  picture: string | Words;
  featured: readonly [Featured, Featured];
  banners: readonly (readonly [headline: Words, file: string])[];
  cards: readonly Card[];
  gallery: readonly Part[];
  stories: readonly Part[];
  questions: readonly Part[];
}

const all: readonly Category[] = [ledCategory, interactiveCategory, kioskCategory, customCategory];

const toAddress = (id: number): string => `/one-category/${id}`;

const toFeatured = (place: 1 | 2, featured: Featured): DemoRecord['fields'] => {
  const values: Record<string, DemoValue> = {
    name: featured.name,
    description: featured.description,
    feature1: featured.features[0],
    feature2: featured.features[1],
    link: `/product/${featured.product}`,
    image: { file: featured.image },
    ...(featured.specsheet === undefined ? {} : { specsheet: featured.specsheet }),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`product${place}_${name}`, value]));
};

const toHero = ({ id, headline, picture, featured }: Category): DemoRecord => ({
  parent: id,
  fields: {
    headline,
    image: typeof picture === 'string' ? { file: picture } : { en: { file: picture.en }, ar: { file: picture.ar } },
    ...toFeatured(1, featured[0]),
    ...toFeatured(2, featured[1]),
  },
});

const toCard = (parent: number, card: Card): DemoRecord => ({
  parent,
  fields: {
    headline_one: card.tagline,
    headline_two: card.name,
    headline_three: card.title,
    description: card.description,
    about: card.about,
    path: `/product/${card.product}`,
    image: { file: card.image },
    icons: card.icons,
    sizes: card.sizes,
    advantages: card.advantages.map((name) => ({ name, value: true })),
    features: card.features.map(([title, image]) => ({ title, image: { file: image } })),
  },
});

export const categories: DemoCollection = {
  base: 'category',
  records: all.map(({ id, name, icon }) => ({ id, fields: { name, path: toAddress(id), icon: { file: icon } } })),
};

/** The seven sections of every category page. */
export const categorySections: readonly DemoCollection[] = [
  {
    base: 'subcategorysectionzero',
    records: all.flatMap(({ id, strip }) => toRecords(strip, toAddress(id), id)),
  },
  { base: 'sectionone', records: all.map(toHero) },
  {
    base: 'sectiontwo',
    records: all.flatMap(({ id, banners }) =>
      banners.map(([headline, file]) => ({ parent: id, fields: { headline, media_file: { file } } })),
    ),
  },
  { base: 'sectionthree', records: all.flatMap(({ id, cards }) => cards.map((card) => toCard(id, card))) },
  {
    base: 'sectionfour',
    records: all.flatMap(({ id, gallery }) =>
      gallery.map(({ title, text, icon, path = toAddress(id) }) => ({
        parent: id,
        fields: { title, info: text, path, color: 'white', image: { file: icon } },
      })),
    ),
  },
  {
    base: 'sectionfive',
    records: all.flatMap(({ id, stories }) =>
      stories.map(({ title, text, icon }) => ({
        parent: id,
        fields: { name: title, paragraph: text, image: { file: icon } },
      })),
    ),
  },
  {
    base: 'sectionsix',
    records: all.flatMap(({ id, questions }) =>
      questions.map(({ title, text, icon }) => ({
        parent: id,
        fields: { title, paragraph: text, image: pictureOf(icon) },
      })),
    ),
  },
];
