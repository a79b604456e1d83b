import type { ComponentType } from 'react';
import type { WithSlots } from './island.tsx';

/** Dynamic imports of the components, by the names of islands in pages. */
const sources = {
  booking: () => import('./booking-form.tsx').then(({ BookingForm }) => BookingForm),
  cards: () => import('./card-slider.tsx').then(({ CardSlider }) => CardSlider),
  categories: () => import('./category-menu.tsx').then(({ CategoryMenu }) => CategoryMenu),
  comments: () => import('./comments.tsx').then(({ Comments }) => Comments),
  compare: () => import('./compare-choice.tsx').then(({ CompareChoice }) => CompareChoice),
  consent: () => import('./tag-consent.tsx').then(({ TagConsent }) => TagConsent),
  copy: () => import('./copy-link.tsx').then(({ CopyLink }) => CopyLink),
  country: () => import('./country-switch.tsx').then(({ CountrySwitch }) => CountrySwitch),
  'day-night': () => import('./day-night.tsx').then(({ DayNight }) => DayNight),
  distance: () => import('./distance-lens.tsx').then(({ DistanceLens }) => DistanceLens),
  enquiry: () => import('./enquiry-form.tsx').then(({ EnquiryForm }) => EnquiryForm),
  filters: () => import('./live-filters.tsx').then(({ LiveFilters }) => LiveFilters),
  inquiry: () => import('./inquiry-dialog.tsx').then(({ InquiryDialog }) => InquiryDialog),
  intro: () => import('./intro-video.tsx').then(({ IntroVideo }) => IntroVideo),
  language: () => import('./language-toggle.tsx').then(({ LanguageToggle }) => LanguageToggle),
  lens: () => import('./pitch-lens.tsx').then(({ PitchLens }) => PitchLens),
  loop: () => import('./loop.tsx').then(({ Loop }) => Loop),
  map: () => import('./map-on-click.tsx').then(({ MapOnClick }) => MapOnClick),
  menu: () => import('./side-menu.tsx').then(({ SideMenu }) => SideMenu),
  model: () => import('./model-view.tsx').then(({ ModelView }) => ModelView),
  newsletter: () => import('./newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm),
  panels: () => import('./one-panel.tsx').then(({ OnePanel }) => OnePanel),
  photo: () => import('./wall-photo.tsx').then(({ WallPhoto }) => WallPhoto),
  pictures: () => import('./picture-dialog.tsx').then(({ PictureDialog }) => PictureDialog),
  planner: () => import('./wall-planner.tsx').then(({ WallPlanner }) => WallPlanner),
  popup: () => import('./promo-popup.tsx').then(({ PromoPopup }) => PromoPopup),
  posts: () => import('./free-posts.tsx').then(({ FreePosts }) => FreePosts),
  print: () => import('./print-button.tsx').then(({ PrintButton }) => PrintButton),
  quote: () => import('./quote-sheet.tsx').then(({ QuoteSheet }) => QuoteSheet),
  search: () => import('./search-box.tsx').then(({ SearchBox }) => SearchBox),
  share: () => import('./share-button.tsx').then(({ ShareButton }) => ShareButton),
  sizes: () => import('./size-choice.tsx').then(({ SizeChoice }) => SizeChoice),
  slides: () => import('./slide-show.tsx').then(({ SlideShow }) => SlideShow),
  steps: () => import('./step-form.tsx').then(({ StepForm }) => StepForm),
  typed: () => import('./typed-lines.tsx').then(({ TypedLines }) => TypedLines),
  video: () => import('./quiet-video.tsx').then(({ QuietVideo }) => QuietVideo),
  videos: () => import('./video-grid.tsx').then(({ VideoGrid }) => VideoGrid),
};

export type IslandName = keyof typeof sources;

const isIslandName = (name: string): name is IslandName => Object.hasOwn(sources, name);

/**
 * Imports the component of an island. This is the only place without type checks between a page and a component: a
 * rendered page contains the props of the component that it names.
 * @throws Error for a name that this release does not know; the error of `import` if the file cannot be fetched
 */
export async function fetchIsland(name: string): Promise<ComponentType<WithSlots>> {
  if (!isIslandName(name)) throw new Error(`There is no island ${name}.`);
  return (await sources[name]()) as ComponentType<WithSlots>;
}
