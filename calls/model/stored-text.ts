import * as z from 'zod/mini';

/** A text that is stored or used in a query. PostgreSQL text cannot contain U+0000. */
export const storedText = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\u0000]*$/));
