/** A `like` pattern for a substring; its special characters are escaped. */
export const likePattern = (part: string): string => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The `match` expression of SQLite's trigram index for texts that contain all terms. */
export const matchOf = (parts: readonly string[]): string =>
  parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' ');
