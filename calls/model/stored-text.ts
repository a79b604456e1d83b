import * as z from 'zod/mini';

/** A text of a call that a database is asked about or keeps: PostgreSQL knows none with the character U+0000. */
export const storedText = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\u0000]*$/));
