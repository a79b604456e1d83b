import * as z from 'zod/mini';

/** Identifies a saved version; `null` before the first save. */
export type Version = number | string | null;

/** The unsaved input of a form, stored in the browser until it is saved or discarded. */
export interface StoredDraft<Values> {
  /** The version when typing began. */
  readonly version: Version;
  readonly values: Partial<Values>;
  /** The values of the same fields when typing began; absent if unknown. */
  readonly from?: Partial<Values> | undefined;
}

const keyOf = (form: string): string => `draft:${form}`;

/** Reads the draft of a form; `null` if there is none or its shape does not match. */
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

/** Stores a draft. If the storage is full, the draft is removed; the form itself still has the values. */
export function storeDraft<Values>(form: string, draft: StoredDraft<Values>): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    dropDraft(form);
  }
}

export function dropDraft(form: string): void {
  localStorage.removeItem(keyOf(form));
}
