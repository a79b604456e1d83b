const sections = (...names: readonly string[]) => names.map((name) => `sections/${name}.tsx`);

/** The sources of what every page shows above its own parts. */
const frame = [
  ...sections(
    'frame',
    'header',
    'country-switch',
    'language-toggle',
    'logo',
    'category-links',
    'category-menu',
    'quote-link',
    'localized-text',
    'picture',
  ),
  ...sections('search-panel', 'side-menu', 'quiet-video'),
  'islands/quiet-video.tsx',
  'islands/side-menu.tsx',
  'islands/category-menu.tsx',
  '../ui/icon.tsx',
];
const slides = ['islands/slide-show.tsx', 'islands/step-buttons.tsx'];
const pageHero = [...sections('page-hero', 'breadcrumbs'), 'pages/category/hero.tsx'];

/**
 * The sources, below `site/`, of what pages show above their `<RestOfStyle />`. The keys are the names that pages pass
 * to it.
 */
export const firstScreens = {
  home: [...frame, ...slides, ...sections('proof'), 'pages/home/page.tsx', 'pages/home/hero.tsx'],
  category: [...frame, ...pageHero, ...sections('icon-strip'), 'pages/category/page.tsx'],
  subCategory: [...frame, ...pageHero, ...sections('icon-strip'), 'pages/sub-category/page.tsx'],
  product: [
    ...frame,
    ...pageHero,
    ...sections('offer-prices', 'price'),
    'pages/product/hero.tsx',
    'pages/product/inquiry-dialog.tsx',
    'islands/inquiry-dialog.tsx',
  ],
  products: [...frame, ...sections('breadcrumbs', 'finding'), 'islands/live-filters.tsx', 'pages/products/page.tsx'],
  project: [...frame, ...pageHero, ...sections('picture-hotspots'), 'pages/project/hero.tsx'],
  projects: [
    ...frame,
    ...sections('breadcrumbs', 'card-title', 'proof'),
    'pages/projects/page.tsx',
    'pages/projects/showcase.tsx',
  ],
  about: [
    ...frame,
    ...sections('breadcrumbs', 'page-hero', 'profile-link', 'proof'),
    'islands/typed-lines.tsx',
    'pages/about/page.tsx',
  ],
  contact: [
    ...frame,
    ...sections('breadcrumbs', 'form-intro', 'page-hero', 'contact-channels'),
    'pages/contact/page.tsx',
  ],
  register: [
    ...frame,
    ...sections('breadcrumbs', 'form-intro', 'page-hero'),
    'pages/register/page.tsx',
    'islands/intro-video.tsx',
  ],
  vision: [...frame, ...slides, 'pages/the-vision/home-section.tsx', 'pages/the-vision/slider.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FirstScreen = keyof typeof firstScreens;

/** The built CSS of each first screen. A first screen that is not built has none. */
export type FirstStyles = Readonly<Partial<Record<FirstScreen, string>>>;
