/** A title as the last part of an address, decoded: trimmed, a run of white space becomes one hyphen. */
export const toSlug = (title: string): string => title.trim().replace(/\s+/g, '-');

/** True for slugs that differ in nothing but the case of their letters. */
export const isSameSlug = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The slug of a title, percent-encoded. */
export const hyphenate = (title: string): string => encodeURIComponent(toSlug(title));
