/** A title as the last part of an address, decoded: trimmed, with each run of white space replaced by a hyphen. */
export const toSlug = (title: string): string => title.trim().replace(/\s+/g, '-');

/** True for slugs that are equal regardless of case. */
export const isSameSlug = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The slug of a title, percent-encoded. */
export const hyphenate = (title: string): string => encodeURIComponent(toSlug(title));
