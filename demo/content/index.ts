import type { DemoCollection } from '../record.ts'
import { categories } from './categories.ts'
import { home } from './home.ts'
import { products } from './products.ts'
import { subCategories } from './sub-categories.ts'

/** Everything the demo puts into the store, parents before their children. */
export const demoContent: readonly DemoCollection[] = [
  ...home,
  categories,
  subCategories,
  products,
]
