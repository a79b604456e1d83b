import * as z from 'zod/mini';
import type { WireValues } from '../../app/records/wire-record.ts';

/** What was typed into a form that was not saved, kept by the browser until it is saved or thrown away. */
export interface KeptDraft {
  /** The version of the record when typing began; `null` for a new one. */
  readonly version: number | null;
  readonly values: WireValues;
  /** What the same fields held when typing began; absent where it is not known. */
  readonly from?: WireValues | undefined;
}

const wireValues = z.record(z.string(), z.unknown());

const keptDraft: z.ZodMiniType<KeptDraft> = z.object({
  version: z.catch(z.nullable(z.number()), null),
  values: wireValues,
  from: z.catch(z.optional(wireValues), undefined),
});

const keyOf = (form: string): string => `draft:${form}`;

/** What the browser kept of a form, or `null`. */
export function readDraft(form: string): KeptDraft | null {
  try {
    return keptDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps what is typed. A browser without room for it keeps nothing; the form itself still holds it. */
export function keepDraft(form: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    dropDraft(form);
  }
}

export function dropDraft(form: string): void {
  localStorage.removeItem(keyOf(form));
}
