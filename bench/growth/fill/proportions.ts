/** How much of everything a site with so many products has. What waits for somebody is as much in every site. */
export const proportionsOf = (products: number) => ({
  products,
  projects: Math.ceil(products / 50),
  blogs: Math.ceil(products / 100),
  posts: Math.ceil(products / 10),
  files: products * 2,
  comments: products * 10,
  freePosts: products,
  freeComments: products * 2,
  /** Every fifth is a meeting. */
  enquiries: products * 10,
  subscribers: products,
  redirects: Math.ceil(products / 100),
  changes: products * 100,
  /** So many records the changes are about, one after the other of them. */
  edited: Math.min(products, 500),
});

export type Proportions = ReturnType<typeof proportionsOf>;

/** Of each kind of message, and of removed ones. */
export const waiting = 20;

/** Behind everything that the demo brings. */
export const firstId = 1001;
