/** How browsers, and the loader of styles, say that a part of the program could not be fetched. */
const sentences =
  /dynamically imported module|importing a module script failed|unable to preload css|is not a valid javascript mime type/i;

/** True where a part of the dashboard did not come: there is no network, or a newer version took its place. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && sentences.test(error.message);
