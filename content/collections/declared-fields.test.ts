import { describe, expect, it } from 'vitest';
import { apiNameOf } from '../../fields/field.ts';
import type { Collection } from '../model/collection.ts';
import { companySettings } from '../settings.ts';
import {
  bodySlider,
  categories,
  categoryBanners,
  categoryGallery,
  categoryProducts,
  clientLogos,
  collections,
  communityBlogs,
  communityComments,
  heroBanners,
  homeContentSlider,
  homeSlider,
  productBanners,
  products,
  singleProjects,
  subCategories,
} from './index.ts';

const apiNamesOf = ({ fields }: Pick<Collection, 'fields'>): string[] =>
  Object.entries(fields).map(([name, field]) => apiNameOf(name, field));

const bannerApiNames = ['title', 'info', 'link', 'active', 'image'];

const specified: readonly (readonly [
  base: string,
  collection: Pick<Collection, 'fields'>,
  wires: readonly string[],
  ids: string,
])[] = [
  ['herobanner', heroBanners, [...bannerApiNames, 'loop'], 'ADM-BANNER-08'],
  ['productbanner', productBanners, [...bannerApiNames, 'images', 'specsheet'], 'ADM-BANNER-08'],
  ['homeslider', homeSlider, bannerApiNames, 'ADM-BANNER-08'],
  ['bodyslider', bodySlider, bannerApiNames, 'ADM-BANNER-08'],
  ['homecontentslider', homeContentSlider, ['icon', 'title', 'info', 'link'], 'ADM-BANNER-20'],
  ['category', categories, ['name', 'path', 'icon'], 'ADM-CAT-06'],
  [
    'sectionthree',
    categoryProducts,
    [
      'headline_one',
      'image',
      'icons',
      'headline_two',
      'description',
      'headline_three',
      'path',
      'specsheet',
      'sizes',
      'about',
      'features',
      'advantages',
    ],
    'ADM-CATMAN-20',
  ],
  ['products', products, ['name', 'description', 'image', 'banner', 'specsheet', 'features'], 'ADM-PROD-06'],
  ['sub_category', subCategories, ['name', 'title', 'text', 'path', 'banner', 'specsheet'], 'ADM-SUB-05'],
  ['clientslogos', clientLogos, ['icon', 'title'], 'ADM-PROJ-13'],
  ['singleproject', singleProjects, ['title', 'subtitle', 'text', 'path', 'icon'], 'ADM-SPROJ-04'],
  ['community', communityBlogs, ['name', 'icon'], 'ADM-COMM-04'],
  ['communitypostcomments', communityComments, ['username', 'text'], 'ADM-COMM-12'],
];

describe('the specified fields', () => {
  it.each(specified.map(([base, collection, apiNames, ids]) => ({ base, collection, wires: apiNames, ids })))(
    'of $base are declared [$ids]',
    ({ collection, wires: apiNames }) => {
      expect(apiNamesOf(collection)).toEqual(expect.arrayContaining([...apiNames]));
    },
  );
});

it('a flag is 1 or 0, a colour empty, black or white [ADM-GEN-38] [CONST-47] [CONST-48]', () => {
  const { active } = heroBanners.fields;
  const { color } = categoryGallery.fields;
  expect([0, 1, 2, 'on'].map((value) => active.schema.safeParse(value).success)).toEqual([true, true, false, false]);
  expect(['', 'black', 'white', 'red'].map((value) => color.schema.safeParse(value).success)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('no field tells a status beyond the flag, which only banners have [ADM-GEN-41]', () => {
  const withFlag = collections.filter((collection) => apiNamesOf(collection).includes('active'));
  expect(withFlag).toEqual([heroBanners, productBanners, homeSlider, bodySlider]);
  expect(collections.flatMap(apiNamesOf).filter((apiName) => /status|draft|publish/.test(apiName))).toEqual([]);
});

it('most records are cards of a title, a text, a link target and a file [ADM-GEN-30]', () => {
  const isCard = (collection: Collection): boolean => {
    const apiNames = apiNamesOf(collection);
    const has = (...names: readonly string[]) => names.some((name) => apiNames.includes(name));
    return (
      has('title', 'name', 'headline_three') &&
      has('text', 'info', 'description') &&
      has('path', 'link') &&
      has('icon', 'image', 'banner')
    );
  };
  const beyondSpecification = ['cabinets', 'solutions', 'rowtemplates'];
  const specified = collections.filter(({ base }) => !beyondSpecification.includes(base));
  expect(specified.filter(isCard).length / specified.length).toBeGreaterThan(0.8);
});

it('community and single projects take pictures only, the banners of a category videos too [ADM-GEN-36]', () => {
  const accepts = (field: { readonly options: object }) => ('accept' in field.options ? field.options.accept : null);
  expect(accepts(communityBlogs.fields.icon)).toEqual(['image']);
  expect(accepts(singleProjects.fields.icon)).toEqual(['image']);
  expect(accepts(categoryBanners.fields.mediaFile)).toEqual(['image', 'video']);
});

it('logos say on which ground they are previewed', () => {
  expect(companySettings.fields.logo.options).toMatchObject({ ground: 'dark' });
  expect(companySettings.fields.logoOnLight.options).toMatchObject({ ground: 'light' });
  expect(clientLogos.fields.icon.options).toMatchObject({ ground: 'dark' });
});
