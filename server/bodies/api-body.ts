/**
 * The body of a request in one shape for every content type: API names, translations as objects (`{"en", "ar"}`), files
 * as ids or names, `null` for what is to be cleared.
 */
export type ApiBody = Readonly<Record<string, unknown>>;
