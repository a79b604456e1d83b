import { z } from 'zod';

/** A text of a call that a database is asked about or keeps: PostgreSQL knows none with the character U+0000. */
export const keptText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\u0000]*$/);
