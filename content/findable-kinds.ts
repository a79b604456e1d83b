/** The kinds of search results. Results of equal rank are in this order. */
export const findableKinds = ['product', 'category', 'sub-category', 'solution', 'project', 'post'] as const;
export type FindableKind = (typeof findableKinds)[number];

export const isFindableKind = (value: unknown): value is FindableKind => findableKinds.some((kind) => kind === value);
