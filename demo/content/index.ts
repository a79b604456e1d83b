import type { DemoCollection } from '../record.ts';
import { cabinets } from './cabinets.ts';
import { categories, categorySections } from './categories.ts';
import { certificates } from './certificates.ts';
import { community } from './community.ts';
import { home } from './home.ts';
import { productSections } from './product-sections.ts';
import { products } from './products.ts';
import { projectsPage } from './projects-page.ts';
import { rowTemplates } from './row-templates.ts';
import { singleProjects } from './single-projects.ts';
import { solutions } from './solutions.ts';
import { subCategories, subCategorySections } from './sub-categories.ts';

/** The content of the demo, parents before their children. */
export const demoContent: readonly DemoCollection[] = [
  ...home,
  certificates,
  categories,
  ...categorySections,
  subCategories,
  ...subCategorySections,
  solutions,
  products,
  ...productSections,
  cabinets,
  rowTemplates,
  ...projectsPage,
  ...singleProjects,
  ...community,
];
