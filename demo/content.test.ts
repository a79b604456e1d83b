import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '../content/collections/index.ts';
import type { Collection } from '../content/model/collection.ts';
import { readRecordAddress } from '../content/read-record-address.ts';
import { settings } from '../content/settings.ts';
import { kindOfName } from '../fields/file-address.ts';
import { isSeen } from '../fields/file-kinds.ts';
import { type Issue, type Media, apiNameOf } from '../fields/field.ts';
import { languages } from '../language/languages.ts';
import { acuityMetres } from '../site/planner/viewing.ts';
import { demoDiscussion } from './content/discussion.ts';
import { demoContent } from './content/index.ts';
import { allProducts, type Product, productOf } from './content/products.ts';
import { demoSettings } from './content/settings.ts';
import { finishedProjects } from './content/single-projects.ts';
import { stillOf } from './loop.ts';
import type { DemoRecord, DemoValue, Words } from './record.ts';

const media = new URL('media/', import.meta.url);
const all = [...demoSettings, ...demoContent];

/** Every record with its location for failure messages. Ids are assigned like in the loader. */
const records = all.flatMap(({ base, records }) => {
  let last = 0;
  return records.map((record) => {
    last = record.id ?? last + 1;
    return { base, id: last, record, place: `${base}/${last}` };
  });
});

interface Leaf {
  readonly place: string;
  readonly value: DemoValue;
}

/** Every leaf value of a record: texts in both languages, files, numbers. */
function leaves(value: DemoValue, place: string): Leaf[] {
  if (typeof value !== 'object' || value === null || 'file' in value || isWords(value)) return [{ place, value }];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${place}.${name}`));
}

function isWords(value: DemoValue): value is Words {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';
}

const isFile = (value: DemoValue): value is { file: string } =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

const everyLeaf = records.flatMap(({ record, place }) => leaves(record.fields, place));
const words = everyLeaf.flatMap(({ value, place }) => (isWords(value) ? [{ words: value, place }] : []));
const files = everyLeaf.flatMap(({ value }) => (isFile(value) ? [value.file] : []));
const spoken = [
  ...words.map(({ words }) => words.ar),
  ...demoDiscussion.comments.map(({ text }) => text),
  ...demoDiscussion.posts.flatMap(({ content, comments }) => [content, ...comments.map(({ text }) => text)]),
];

const idsOf = (slug: string): ReadonlySet<number> =>
  new Set(records.filter((one) => one.base === slug).map(({ id }) => id));
const declared = new Map<string, Collection>(
  [...Object.values(collections), ...settings].map((one) => [one.base, one]),
);

const stored = (file: string): Media => ({
  id: 1,
  name: file,
  kind: kindOfName(file),
  hash: '',
  bytes: 0,
  width: null,
  height: null,
  duration: null,
  placeholder: null,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: { en: '', ar: '' },
  poster: null,
});

const toApi = (value: DemoValue): unknown => {
  if (isFile(value)) return value.file;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toApi);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toApi(part)]));
};

const filesOf = (fields: DemoRecord['fields']): readonly string[] =>
  leaves(fields, '').flatMap(({ value }) => (isFile(value) && isSeen(kindOfName(value.file)) ? [value.file] : []));

/** Every picture and video on the page of a product, including the cards of its projects. */
const picturesOn = ({ id }: Pick<Product, 'id'>): readonly string[] => [
  ...records
    .filter(({ base, id: own, record }) => (base === 'products' ? own === id : isOf(base, record, id)))
    .flatMap(({ record }) => filesOf(record.fields)),
  ...finishedProjects.filter(({ products }) => products.includes(id)).map(({ picture }) => picture),
];

const isOf = (slug: string, { parent }: DemoRecord, product: number): boolean =>
  slug.startsWith('productssection') && parent === product;

/** The issues of a record by its collection's declared fields. */
function issuesOf(collection: Collection, record: DemoRecord): Issue[] {
  const issues: Issue[] = [];
  const fields = new Map(Object.entries(collection.fields).map(([name, field]) => [apiNameOf(name, field), field]));
  for (const [apiName, value] of Object.entries(record.fields)) {
    const field = fields.get(apiName);
    if (field === undefined) {
      issues.push({ path: apiName, code: 'unknownField' });
      continue;
    }
    const parsed = field.parse(toApi(value), field.empty, apiName, {
      language: 'ar',
      findMedia: (reference) => stored(String(reference)),
      report: (path, code) => issues.push({ path, code }),
    });
    if (languages.some((language) => field.isEmpty(parsed) || !field.isComplete(parsed, language))) {
      issues.push({ path: apiName, code: 'required' });
    }
  }
  return issues;
}

describe('the demo content', () => {
  it('has records in every collection that an administrator fills', () => {
    const filled = new Set(demoContent.filter((one) => one.records.length > 0).map((one) => one.base));
    const visitors = ['communitypostcomments', 'communityposts/posts', 'communityposts/posts/:id/comments'];
    const missing = Object.values(collections).filter((one) => !filled.has(one.base) && !visitors.includes(one.base));
    expect(missing.map((one) => one.base)).toEqual([]);
  });

  it('is accepted by the declared fields, complete in both languages', () => {
    const refused = records.flatMap(({ base, record, place }) => {
      const collection = declared.get(base);
      return collection === undefined
        ? [place]
        : issuesOf(collection, record).map(({ path, code }) => `${place}.${path} ${code}`);
    });
    expect(refused).toEqual([]);
  });

  it('says every text in English and in Arabic', () => {
    const unsaid = words.filter(
      ({ words: { en, ar } }) =>
        en.trim() === '' ||
        (ar !== en && !/[\u0621-\u064A]/.test(ar)) ||
        /[\u0621-\u064A]/.test(en.replace('«العربية»', '')),
    );
    expect(unsaid).toEqual([]);
  });

  it('writes Arabic with Latin digits and without vowel marks, but for the tanween and for passives that would be misread', () => {
    expect(spoken.filter((text) => /[\u0640\u064C\u064E\u0650-\u0652\u0660-\u0669\u06F0-\u06F9]/.test(text))).toEqual(
      [],
    );
    const bare = /(?<!\p{L})(?:معا|أيضا|أولا|جدا|دائما|أبدا|تماما|تقريبا|شكرا|مرحبا|مترا|يوما|ليلا|نهارا)(?!\p{L})/u;
    expect(spoken.filter((text) => bare.test(text))).toEqual([]);
    const clipped = /(?<!\p{L})[وفب]?(?:مبان|مستو|منحن|ثوان|ثان|ثمان|براغ|كراس)(?![\p{L}\u064D])/u;
    expect(spoken.filter((text) => clipped.test(text))).toEqual([]);
  });

  it('names only files that exist, each picture with an alt text in both languages', () => {
    expect(files.filter((file) => !existsSync(new URL(file, media)))).toEqual([]);
    const alts = new Map(Object.entries<Words>(JSON.parse(readFileSync(new URL('alt.json', media), 'utf8'))));
    const pictures = new Set(files.filter((file) => isSeen(kindOfName(file))));
    const mute = [...pictures].filter((file) => {
      const alt = alts.get(stillOf(file));
      return alt === undefined || alt.en === '' || !/[\u0621-\u064A]/.test(alt.ar);
    });
    expect(mute).toEqual([]);
  });

  it('brings the company profile and the spec sheets in both languages', () => {
    const documents = readdirSync(new URL('documents/', media));
    for (const name of ['company-profile', 'the-vision-spec', 'noor-1-2-spec', 'dalil-55-spec', 'talab-32-spec']) {
      for (const language of languages) expect(documents).toContain(`${name}-${language}.pdf`);
    }
  });

  it('shows no picture twice on the page of a product', () => {
    const twice = allProducts.flatMap((product) => {
      const seen = picturesOn(product);
      return seen.filter((file, index) => seen.indexOf(file) !== index).map((file) => `${product.id}: ${file}`);
    });
    expect(twice).toEqual([]);
  });

  it('gives every record an id of its own and loads its parent before it', () => {
    expect(new Set(records.map(({ place }) => place)).size).toBe(records.length);
    const loaded = new Set<string>();
    const orphans = records.flatMap(({ base, record, place }) => {
      const parent = declared.get(base)?.parent;
      loaded.add(place);
      const isPlaced =
        parent === undefined ? record.parent === undefined : loaded.has(`${parent.base}/${record.parent}`);
      return isPlaced ? [] : [place];
    });
    expect(orphans).toEqual([]);
  });

  it('shows The Vision as product 68', () => {
    const vision = records.find(({ place }) => place === 'products/68');
    expect(vision?.record.fields['name']).toEqual({ en: 'The Vision', ar: 'ذا فيجن' });
  });

  it('links only to records and pages that exist', () => {
    const pages = new Set(['/', '/about', '/contact', '/projects', '/register', '/the-vision', '/our-community']);
    const routes: Readonly<Record<string, string>> = {
      'one-category': 'category',
      'sub-category': 'sub_category',
      product: 'products',
      project: 'singleproject',
      solution: 'solutions',
    };
    const links = everyLeaf.flatMap(({ value, place }) =>
      typeof value === 'string' && value.startsWith('/') ? [{ value, place }] : [],
    );
    expect(links.length).toBeGreaterThan(500);
    const broken = links.filter(({ value }) => {
      const named = value.includes('?') ? readRecordAddress(value) : null;
      if (named !== null) return !idsOf(named.collection.base).has(named.id);
      const [, route = '', id] = value.split('/');
      const slug = routes[route];
      return slug === undefined ? !pages.has(value) : !idsOf(slug).has(Number(id));
    });
    expect(broken).toEqual([]);
  });

  it('leads from an article about projects to the community’s of the same title', () => {
    const cards = records.filter(({ base }) => base === 'projectblogs');
    expect(cards).toHaveLength(4);
    for (const { record } of cards) {
      const { title, path } = record.fields;
      const post = typeof path === 'string' && new URLSearchParams(path.split('?')[1]).get('section');
      // Cards have non-breaking spaces in some places where headings have none.
      const written = (words: unknown) => JSON.stringify(words).replaceAll('\u00a0', ' ');
      const article = records.find(({ place }) => place === `communityonepost/${post}`);
      expect(written(article?.record.fields['title'])).toBe(written(title));
    }
  });

  it('refers to categories, sub-categories and products that exist', () => {
    const targets: Readonly<Record<string, string>> = {
      'products.category': 'category',
      'products.sub_category': 'sub_category',
      'singleproject.products': 'products',
      'products.places': 'solutions',
      'singleproject.places': 'solutions',
    };
    const references = records.flatMap(({ base, record, place }) =>
      Object.entries(record.fields).flatMap(([apiName, value]) => {
        const target = targets[`${base}.${apiName}`];
        return target === undefined ? [] : [value].flat().map((id) => ({ place, id: Number(id), target }));
      }),
    );
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter(({ id, target }) => !idsOf(target).has(id))).toEqual([]);
  });

  it('names icons of the library only', () => {
    const icons = everyLeaf.flatMap(({ value }) =>
      typeof value === 'string' && value.startsWith('bi-') ? [value] : [],
    );
    const library = new URL('../node_modules/bootstrap-icons/icons/', import.meta.url);
    expect(icons.length).toBeGreaterThan(20);
    expect(icons.filter((icon) => !existsSync(new URL(`${icon.slice(3)}.svg`, library)))).toEqual([]);
  });
});

describe('the technical parameters of the demo', () => {
  const rowsOf = ({ specification }: Product) => specification.flatMap(({ rows }) => rows);
  const valueOf = (product: Product, name: string) => rowsOf(product).find((row) => row.name.en === name)?.value.en;

  it('say the same property under the same name, so that any two products can be compared', () => {
    const named = [
      'Brightness',
      'Contrast',
      'Depth',
      'Weight',
      'Maximum power',
      'Typical power',
      'Power supply',
      'Cooling',
      'Operating temperature',
      'Warranty',
      'Certificates',
    ];
    const silent = allProducts.flatMap((product) =>
      named.filter((name) => valueOf(product, name) === undefined).map((name) => `${product.name.en}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('say from where no pixel is seen as the coarser of its pitches gives it, also for each size of a series', () => {
    const from = (...pitches: number[]) => acuityMetres(Math.max(...pitches)).toFixed(1);
    const whole = allProducts.filter(({ largestSize }) => largestSize === undefined);
    const told = whole.flatMap((product) => {
      const { pitch, rowPitch } = product;
      const pitches = [pitch, rowPitch].filter((each) => each !== undefined);
      return pitches.length === 0 ? [] : [{ product, pitches }];
    });
    expect(told).toHaveLength(7);
    for (const { product, pitches } of told) {
      expect(valueOf(product, 'Pixel pitch')).toBe(pitches.join(' × '));
      expect(valueOf(product, 'Pixels vanish from')).toBe(from(...pitches));
    }
    const groupOf = (name: string) =>
      productOf(68)
        .specification.find(({ group }) => group.en === name)
        ?.rows.map(({ value }) => value.en) ?? [];
    const pitches = groupOf('Pixels (resolution / pitch)').map((value) => Number(/\/ (.*) mm$/.exec(value)?.[1]));
    expect(pitches).toHaveLength(5);
    expect(groupOf('Pixels vanish from')).toEqual(pitches.map((pitch) => from(pitch)));
  });
});

describe('the tiles of the demo', () => {
  it('have black words on at least two of them, and white ones on others [PUB-HOME-41]', () => {
    const tiles = records.filter(({ base }) => base === 'productbanner');
    const black = tiles.filter(({ record }) => record.fields['active'] === 0);
    expect(black.length).toBeGreaterThanOrEqual(2);
    expect(black.length).toBeLessThan(tiles.length);
  });
});

describe('the comments and posts of the demo', () => {
  it('belong to visitors with a first name and an initial or to the company, and to posts that exist', () => {
    const { comments, posts } = demoDiscussion;
    const names = [
      ...comments.map(({ username }) => username),
      ...posts.flatMap((post) => [post.author_name, ...post.comments.map(({ commenter_name }) => commenter_name)]),
    ];
    const answering = ['Team Wameed', 'فريق وميض'];
    expect(
      names.filter((name) => !answering.includes(name) && !/^(?:[A-Z][a-z]+ [A-Z]\.|[ء-ي]+ [ء-ي]\.)$/u.test(name)),
    ).toEqual([]);
    expect(comments.filter(({ post_id }) => !idsOf('communityonepost').has(post_id))).toEqual([]);
  });

  it('were written at times that read as dates', () => {
    const times = [
      ...demoDiscussion.comments,
      ...demoDiscussion.posts,
      ...demoDiscussion.posts.flatMap(({ comments }) => comments),
    ];
    for (const { created_at } of times) expect(new Date(created_at).toISOString()).toBe(created_at);
  });
});
