import type { Selectable } from 'kysely';
import type { ZodType } from 'zod';
import type { Tables } from '../tables.ts';

/** Runtime schemas of rows from external sources, such as a backup. They match the types of the tables. */
export type RowSchemas = { readonly [Table in keyof Tables]?: ZodType<Selectable<Tables[Table]>> };
