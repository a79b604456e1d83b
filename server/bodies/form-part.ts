/** Maximum number of parts of a form. */
export const mostParts = 100;

/** One part of a form: a text or a stored file (`null` for a file input left empty). */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly mediaId: number | null };

/** The value of a part for its field: a text, the id of a file, or `null`. */
export const valueOf = (part: FormPart): string | number | null => ('text' in part ? part.text : part.mediaId);
