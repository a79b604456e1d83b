/** What stands behind everything that begins like a text: no folded word or title holds a sign behind this one. */
export const behindAll = (beginning: string): string => `${beginning}\u{10FFFF}`;
