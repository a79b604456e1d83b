/** A part of a text as `like` looks for it, whatever signs it holds. */
export const likePattern = (part: string): string => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** What SQLite's index of parts of words is asked for texts that hold each of some parts. */
export const matchOf = (parts: readonly string[]): string =>
  parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' ');
