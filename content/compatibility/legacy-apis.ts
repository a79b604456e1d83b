import type { LegacyApi } from './legacy-api.ts';

const banners = { envelope: 'banners', createdAt: '/add' } as const;
const sliders = { envelope: 'sliders', createdAt: '/add', body: 'json' } as const;
/** Legacy pages read an item's path as `link`, its text as `info` and its title as `name`. */
const items = { aliases: { link: 'path', info: 'text', name: 'title' } } as const;
const itemsOfZero = { ...items, parentZero: true } as const;

/** The expectations of legacy clients, by the slug of the collection. They know no other collections. */
export const legacyApis: Readonly<Record<string, Partial<LegacyApi>>> = {
  herobanner: banners,
  homecontentslider: sliders,
  productbanner: banners,
  homeslider: banners,
  bodyslider: banners,
  category: { createdAt: '/add' },
  subcategorysectionzero: items,
  sectionone: {
    ignored: ['oldImage', 'oldProduct1Image', 'oldProduct2Image', 'oldProduct1Specsheet', 'oldProduct2Specsheet'],
  },
  sectiontwo: { accepts: { file: 'media_file' }, ignored: ['oldMediaFile'] },
  sectionthree: {
    envelope: 'data',
    listedUnder: 'by-category',
    postUpdates: true,
    ignored: ['oldImage', 'oldSpecsheet'],
    parts: { features: { indexedFiles: { prefix: 'feature_image_', into: 'image' } } },
  },
  subcategoryproducts: items,
  subcategorysectionone: items,
  subcategorysectiontwo: items,
  subcategorysectionthree: items,
  subcategorysectionfour: items,
  subcategorysectionfive: items,
  products: {
    ignored: ['oldImage', 'oldBanner', 'oldSpecsheet'],
    parts: {
      features: {
        repeated: {
          texts: 'feature_titles',
          files: 'feature_images',
          storedFiles: 'old_feature_images',
          keys: 'feature_keys',
          textInto: 'title',
          fileInto: 'image',
        },
      },
    },
  },
  productssectionone: items,
  productssectiontwo: items,
  productssectionthree: items,
  productssectionfour: items,
  productssectionfive: items,
  productssectionsix: items,
  productssectionseven: items,
  productssectionnine: items,
  productssectionten: items,
  projectcrew: { parentZero: true, aliases: { link: 'path', info: 'text' } },
  projectcontentslider: sliders,
  projectcycle: itemsOfZero,
  clientslogos: itemsOfZero,
  projegridctcontent: itemsOfZero,
  projectblogs: itemsOfZero,
  projectpreprojects: itemsOfZero,
  projectteammembers: itemsOfZero,
  projectquestions: itemsOfZero,
  singleproject: { parentZero: true },
  singleprojectcontent: items,
  singleprojectquestions: items,
  community: { createdAt: '/add', aliases: { title: 'name' } },
  communityonepost: items,
  communitysideblogs: itemsOfZero,
};
