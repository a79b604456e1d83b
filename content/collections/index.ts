import type { Collection } from '../model/collection.ts';
import type { VisitorCollection } from '../model/visitor-collection.ts';
import { bodySlider } from './body-slider.ts';
import { cabinets } from './cabinets.ts';
import { categories } from './categories.ts';
import { categoryBanners } from './category-banners.ts';
import { categoryCards } from './category-cards.ts';
import { categoryGallery } from './category-gallery.ts';
import { categoryHero } from './category-hero.ts';
import { categoryProducts } from './category-products.ts';
import { categoryQuestions } from './category-questions.ts';
import { categoryStrip } from './category-strip.ts';
import { certificates } from './certificates.ts';
import { clientLogos } from './client-logos.ts';
import { communityBlogs } from './community-blogs.ts';
import { communityComments } from './community-comments.ts';
import { communityPosts } from './community-posts.ts';
import { communitySideBlogs } from './community-side-blogs.ts';
import { freeComments } from './free-comments.ts';
import { freePosts } from './free-posts.ts';
import { heroBanners } from './hero-banners.ts';
import { homeContentSlider } from './home-content-slider.ts';
import { homeSlider } from './home-slider.ts';
import { previousProjects } from './previous-projects.ts';
import { productBanners } from './product-banners.ts';
import { productCards } from './product-cards.ts';
import { productGrid } from './product-grid.ts';
import { productHeadlines } from './product-headlines.ts';
import { productMediaRows } from './product-media-rows.ts';
import { productQuestions } from './product-questions.ts';
import { productRows } from './product-rows.ts';
import { productSlider } from './product-slider.ts';
import { productTickets } from './product-tickets.ts';
import { productVideos } from './product-videos.ts';
import { products } from './products.ts';
import { projectBlogs } from './project-blogs.ts';
import { projectContentSlider } from './project-content-slider.ts';
import { projectCrew } from './project-crew.ts';
import { projectMedia } from './project-media.ts';
import { projectQuestions } from './project-questions.ts';
import { projectSteps } from './project-steps.ts';
import { rowTemplates } from './row-templates.ts';
import { singleProjectContent } from './single-project-content.ts';
import { singleProjectQuestions } from './single-project-questions.ts';
import { singleProjects } from './single-projects.ts';
import { solutions } from './solutions.ts';
import { subCategories } from './sub-categories.ts';
import { subCategoryCards } from './sub-category-cards.ts';
import { subCategoryGallery } from './sub-category-gallery.ts';
import { subCategoryQuestions } from './sub-category-questions.ts';
import { subCategorySlider } from './sub-category-slider.ts';
import { subCategoryStrip } from './sub-category-strip.ts';
import { subCategoryTickets } from './sub-category-tickets.ts';
import { teamMembers } from './team-members.ts';

/** All collections that the administrator edits, in the order of the dashboard and of exports. */
export const collections: readonly Collection[] = [
  heroBanners,
  homeContentSlider,
  productBanners,
  homeSlider,
  bodySlider,
  categories,
  categoryStrip,
  categoryHero,
  categoryBanners,
  categoryProducts,
  categoryGallery,
  categoryCards,
  categoryQuestions,
  subCategories,
  subCategoryStrip,
  subCategoryCards,
  subCategorySlider,
  subCategoryGallery,
  subCategoryTickets,
  subCategoryQuestions,
  solutions,
  products,
  productCards,
  productRows,
  productMediaRows,
  productHeadlines,
  productSlider,
  productGrid,
  productQuestions,
  productTickets,
  productVideos,
  cabinets,
  certificates,
  projectCrew,
  projectContentSlider,
  projectMedia,
  clientLogos,
  projectSteps,
  projectBlogs,
  previousProjects,
  teamMembers,
  projectQuestions,
  singleProjects,
  singleProjectContent,
  singleProjectQuestions,
  communityBlogs,
  communityPosts,
  communitySideBlogs,
  rowTemplates,
];

/** Collections of visitors' posts and comments. */
export const visitorCollections: readonly VisitorCollection[] = [communityComments, freePosts, freeComments];

const bySlug = new Map(collections.map((collection) => [collection.base, collection]));

/** The collection with this slug, case-insensitive. */
export const findCollection = (slug: string): Collection | undefined => bySlug.get(slug.toLowerCase());

/** The collections whose records belong to records of the given one. */
export const childrenOf = (parent: Collection): readonly Collection[] =>
  collections.filter((collection) => collection.parent === parent);

export {
  bodySlider,
  cabinets,
  categories,
  categoryBanners,
  categoryCards,
  categoryGallery,
  categoryHero,
  categoryProducts,
  categoryQuestions,
  categoryStrip,
  certificates,
  clientLogos,
  communityBlogs,
  communityComments,
  communityPosts,
  communitySideBlogs,
  freeComments,
  freePosts,
  heroBanners,
  homeContentSlider,
  homeSlider,
  previousProjects,
  productBanners,
  productCards,
  productGrid,
  productHeadlines,
  productMediaRows,
  productQuestions,
  productRows,
  productSlider,
  productTickets,
  productVideos,
  products,
  projectBlogs,
  projectContentSlider,
  projectCrew,
  projectMedia,
  projectQuestions,
  projectSteps,
  rowTemplates,
  singleProjectContent,
  singleProjectQuestions,
  singleProjects,
  solutions,
  subCategories,
  subCategoryCards,
  subCategoryGallery,
  subCategoryQuestions,
  subCategorySlider,
  subCategoryStrip,
  subCategoryTickets,
  teamMembers,
};
