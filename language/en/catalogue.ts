import type { Message } from '../message.ts';

/** Messages of the category, sub-category and product pages. Wordings of the specification are exact. */
export const catalogue = {
  breadcrumbs: 'You are here',
  within: 'More within {name}',
  menuTitle: 'Products by category',
  overview: 'Overview',
  menuWays: 'All of them',

  featuredProducts: 'Featured products',
  viewDetails: 'View Details',
  specSheet: 'Spec sheet (PDF)',
  advantages: 'Advantages',
  notIncluded: 'Not included',
  availableSizes: 'Available sizes',

  onThisPage: 'On this page',
  highlights: 'Highlights',
  gallery: 'Gallery',
  inPictures: 'In pictures',
  chooseModel: 'Choose a model',
  moreToExplore: 'More to explore',
  questions: 'Questions and answers',
  videos: 'Videos',
  playVideo: 'Play the video: {title}',

  technicalParameters: 'Technical Parameters',
  askOnWhatsapp: 'Ask on WhatsApp',
  askAbout: 'Hello, I would like to know more about {name}.',
  inDetail: 'In detail',
  closeUp: 'A closer look',
  specification: 'Specifications',
  viewingDistance: 'Pixels vanish from',
  metres: 'm',
  lensHere: 'From where you stand',
  lensHereText:
    'A detail of the same picture at two pitches, as large as you would see it from there. Look at it from an arm’s length.',
  lensDistance: 'Viewing distance',
  lensVisible: 'Pixels can be seen',
  lensSmooth: 'One smooth picture',
  allSpecifications: 'All specifications ({count})',
  sizesAtAGlance: 'All sizes at a glance',
  downloads: 'Downloads',
  specSheetFile: 'Spec sheet',
  printableSheet: 'Printable data sheet',
  usedInProjects: 'Used in these projects',
  besideOthers: '{name}, beside {others}',
  relatedProducts: 'Related products',

  dataSheet: 'Data sheet',
  print: 'Print',
  backToProduct: 'Back to the product',
} as const satisfies Record<string, Message>;
