/**
 * The size of everything in a site with a number of products. The number of items that await an action is the same in
 * every site.
 */
export const proportionsOf = (products: number) => ({
  products,
  projects: Math.ceil(products / 50),
  blogs: Math.ceil(products / 100),
  posts: Math.ceil(products / 10),
  files: products * 2,
  comments: products * 10,
  freePosts: products,
  freeComments: products * 2,
  /** One in five is a meeting. */
  enquiries: products * 10,
  subscribers: products,
  redirects: Math.ceil(products / 100),
  changes: products * 100,
  /** The number of records that the changes are spread over. */
  edited: Math.min(products, 500),
});

export type Proportions = ReturnType<typeof proportionsOf>;

/** Of each kind of comment, and of deleted enquiries. */
export const waiting = 20;

/** Greater than all ids of the demo. */
export const firstId = 1001;
