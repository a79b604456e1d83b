/** Messages of browsers and of the stylesheet loader when a chunk cannot be loaded. */
const sentences =
  /dynamically imported module|importing a module script failed|unable to preload css|is not a valid javascript mime type/i;

/** True if a chunk could not be loaded: there is no network, or a newer version replaced it. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && sentences.test(error.message);
