import type { Selectable } from 'kysely';
import type { ZodType } from 'zod';
import type { Tables } from '../tables.ts';

/** What a row of a table may hold that comes from elsewhere, such as from a backup: the table's own types, to be run. */
export type RowSchemas = { readonly [Table in keyof Tables]?: ZodType<Selectable<Tables[Table]>> };
