import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Asks for rows.
 * @param shape tells a statement from others: those of one shape differ in their values alone
 * @param values of the statement, in the order in which they stand in it
 */
export type AskRows<Row> = (
  shape: string,
  values: readonly unknown[],
  build: () => Compilable<Row>,
) => Promise<readonly Row[]>;

const mostStatements = 500;

/** Makes statements that are asked all the time once: to build one takes as long as a short one runs. */
export function keepStatements<Row>(read: Kysely<Tables>): AskRows<Row> {
  const kept = new Map<string, CompiledQuery<Row>>();

  function make(shape: string, values: readonly unknown[], build: () => Compilable<Row>): CompiledQuery<Row> {
    const made = build().compile();
    if (!isDeepStrictEqual(made.parameters, values)) throw new Error(`The statement "${shape}" holds other values`);
    if (kept.size >= mostStatements) kept.clear();
    kept.set(shape, made);
    return made;
  }

  return async (shape, values, build) => {
    const statement = kept.get(shape) ?? make(shape, values, build);
    const { rows } = await read.executeQuery<Row>({ ...statement, parameters: values });
    return rows;
  };
}
