/** How many parts a form may have. */
export const mostParts = 100;

/** One part of a form: a text, or a file that was taken in (`null` for a file input left empty). */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly mediaId: number | null };

/** What a part holds for its field: a text, a file's id, or nothing. */
export const valueOf = (part: FormPart): string | number | null => ('text' in part ? part.text : part.mediaId);
