import { z } from 'zod';
import { writtenId } from '../../fields/record-id.ts';

/** A whole number in a query. */
export const writtenWhole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** The place of a path that names a record, a message or a change. */
export const withId = { id: writtenId } as const;

/** A moment in an address, with its offset from UTC. */
export const writtenMoment = z.iso.datetime({ offset: true }).transform((written) => new Date(written));
