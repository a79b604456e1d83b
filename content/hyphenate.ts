/** A title as the last part of an address: trimmed, a run of white space becomes one hyphen, the rest percent-encoded. */
export const hyphenate = (title: string): string => encodeURIComponent(title.trim().replace(/\s+/g, '-'));
