import * as z from 'zod/mini';

/** Identifies a saved version; `null` before the first save. */
export type Version = number | string | null;

/** What was typed into a form that was not saved, kept by the browser until it is saved or thrown away. */
export interface StoredDraft<Values> {
  /** The version when typing began. */
  readonly version: Version;
  readonly values: Partial<Values>;
  /** What the same fields held when typing began; absent where it is not known. */
  readonly from?: Partial<Values> | undefined;
}

const keyOf = (form: string): string => `draft:${form}`;

/** Reads the draft of a form; `null` if there is none of this shape. */
export function readDraft<Values>(form: string, shape: z.ZodMiniType<Partial<Values>>): StoredDraft<Values> | null {
  const draft = z.object({
    version: z.catch(z.nullable(z.union([z.number(), z.string()])), null),
    values: shape,
    from: z.catch(z.optional(shape), undefined),
  });
  try {
    return draft.safeParse(JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps what is typed. A browser without room for it keeps nothing; the form itself still holds it. */
export function keepDraft<Values>(form: string, draft: StoredDraft<Values>): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    dropDraft(form);
  }
}

export function dropDraft(form: string): void {
  localStorage.removeItem(keyOf(form));
}
