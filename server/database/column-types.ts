import { type ColumnDefinitionBuilder, type Expression, type RawBuilder, sql } from 'kysely';

/** Where the two databases differ in how a column is declared; migrations get the one they run on. */
export interface ColumnTypes {
  readonly dialect: 'sqlite' | 'postgres';
  readonly json: Expression<unknown>;
  readonly real: Expression<unknown>;
  /** Makes an `integer` column number its rows itself, never using a number twice. */
  readonly numbered: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Goes behind the columns of a table: SQLite checks types only where it is told to. */
  readonly tableEnd: RawBuilder<unknown>;
}

export const columnTypes: Readonly<Record<ColumnTypes['dialect'], ColumnTypes>> = {
  sqlite: {
    dialect: 'sqlite',
    json: sql`text`,
    real: sql`real`,
    numbered: (column) => column.primaryKey().autoIncrement(),
    tableEnd: sql`strict`,
  },
  postgres: {
    dialect: 'postgres',
    json: sql`jsonb`,
    real: sql`double precision`,
    numbered: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    tableEnd: sql``,
  },
};
