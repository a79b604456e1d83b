import { z } from 'zod';

/** The largest value of an `integer` column of PostgreSQL. */
const greatest = 2_147_483_647;
/** Leaves room for ids that are assigned later. */
export const greatestId = 2_000_000_000;
/** Maximum nesting of JSON: much deeper than any record, and safe for every parser. */
const deepest = 64;

/** PostgreSQL stores neither NUL characters nor lone surrogates, in text and in JSON. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  return Object.entries(value).every(
    ([name, inner]) => name !== '__proto__' && isStorableText(name) && isStorable(inner, depth + 1),
  );
}

export const text = z.string().refine(isStorableText);
export const timestamp = z.iso.datetime();
export const whole = z.int().min(-greatest).max(greatest);
export const count = z.int().min(0).max(greatest);
export const id = z.int().min(1).max(greatestId);
export const bit = z.union([z.literal(0), z.literal(1)]);
export const language = z.enum(['en', 'ar']);

/** Text that contains JSON of a given schema. */
export const json = (shape: z.core.$ZodType = z.unknown()) =>
  text.refine((written) => {
    try {
      const value: unknown = JSON.parse(written);
      return isStorable(value) && z.safeParse(shape, value).success;
    } catch {
      return false;
    }
  });
