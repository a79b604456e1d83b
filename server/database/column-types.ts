import { type ColumnDefinitionBuilder, type Expression, type RawBuilder, sql } from 'kysely';

/** The differences of column declarations between the two databases. Migrations receive those of their database. */
export interface ColumnTypes {
  readonly dialect: 'sqlite' | 'postgres';
  readonly json: Expression<unknown>;
  readonly real: Expression<unknown>;
  /** Makes an `integer` column assign ids that are never reused. */
  readonly numbered: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** SQL after the columns of a table: SQLite checks types only in `strict` tables. */
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
