import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { BusyError } from './busy-error.ts';
import { EventLoopYield } from './event-loop-yield.ts';

type SqliteRow = Record<string, SQLOutputValue>;

const mostStatements = 500;
/**
 * Milliseconds before the second attempt to access a file that another process writes, and the maximum for later
 * attempts.
 */
const firstPauseMilliseconds = 1;
const longestPauseMilliseconds = 50;

/** The primary result code of an SQLite error is its lowest byte. */
const kindOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;

/** `SQLITE_BUSY`. */
const isLocked = (error: unknown): boolean => kindOf(error) === 5;

/** `SQLITE_ERROR`: also for an unknown table or column. */
const isUnknown = (error: unknown): boolean => kindOf(error) === 1;

const isValues = (row: unknown): row is readonly SQLOutputValue[] => Array.isArray(row);

/**
 * A compiled statement with the names of its columns. Rows are built here, because the driver builds them in dictionary
 * mode: that takes half as long again, and they are slower to read.
 */
class Prepared {
  readonly statement: StatementSync;
  #columns: readonly string[];

  constructor(statement: StatementSync) {
    this.statement = statement;
    statement.setReturnArrays(true);
    this.#columns = this.#readColumns();
  }

  /** False for a statement that returns no rows. */
  get isReader(): boolean {
    return this.#columns.length > 0;
  }

  toRow(values: unknown): SqliteRow {
    if (!isValues(values)) throw new TypeError('Expected the rows of a statement as arrays of values');
    // A migration may have added a column after the statement was compiled.
    if (values.length !== this.#columns.length) this.#columns = this.#readColumns();
    const row: SqliteRow = {};
    let index = 0;
    for (const column of this.#columns) {
      row[column] = values[index] ?? null;
      index += 1;
    }
    return row;
  }

  #readColumns(): readonly string[] {
    return this.statement.columns().map(({ name }) => name);
  }
}

/** SQLite has no type for `true` and `undefined`. The driver rejects other unsupported values. */
function toBinding(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}; JSON is stored as text`);
}

/**
 * Adapts a connection of `node:sqlite` to Kysely. Its statements are synchronous, so a series of them would block the
 * process: it yields to the event loop between them. Compiled statements are cached, which doubles the speed.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: DatabaseSync;
  readonly #timeout: number;
  readonly #statements = new Map<string, Prepared>();
  readonly #yield = new EventLoopYield();

  /** @param timeout milliseconds to wait for another writing process */
  constructor(file: DatabaseSync, timeout = Infinity) {
    this.#file = file;
    this.#timeout = timeout;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<SqliteRow>> {
    await this.#yield.yieldIfDue();
    return this.#whenFree(() => this.#execute(query));
  }

  async begin(query: CompiledQuery): Promise<void> {
    this.#yield.begin();
    await this.executeQuery(query);
  }

  /**
   * Ends a transaction. SQLite writes all changes and waits for the disk synchronously, so other tasks run before and
   * after it.
   */
  async commit(query: CompiledQuery): Promise<void> {
    await this.#yield.yieldBeforeEnd();
    await this.#whenFree(() => this.#execute(query));
    await this.#yield.yieldBeforeEnd();
  }

  streamQuery<Row>(query: CompiledQuery, rowsAtOnce: number): AsyncIterableIterator<QueryResult<Row>>;
  async *streamQuery(query: CompiledQuery, rowsAtOnce: number): AsyncIterableIterator<QueryResult<SqliteRow>> {
    const prepared = this.#prepare(query.sql);
    let rows: SqliteRow[] = [];
    for (const row of prepared.statement.iterate(...query.parameters.map(toBinding))) {
      rows.push(prepared.toRow(row));
      if (rows.length < rowsAtOnce) continue;
      yield { rows };
      rows = [];
      await this.#yield.yieldIfDue();
    }
    if (rows.length > 0) yield { rows };
  }

  #prepare(text: string): Prepared {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    if (this.#statements.size >= mostStatements) this.#statements.clear();
    const prepared = this.#compile(text);
    this.#statements.set(text, prepared);
    return prepared;
  }

  /**
   * After another connection has rewritten the file (`vacuum`), SQLite fails to find the tables of the first statement
   * whose triggers write to a virtual table. The failure makes it reload the schema, so the second attempt succeeds.
   */
  #compile(text: string): Prepared {
    try {
      return new Prepared(this.#file.prepare(text));
    } catch (error) {
      if (!isUnknown(error)) throw error;
      return new Prepared(this.#file.prepare(text));
    }
  }

  #execute({ sql, parameters }: CompiledQuery): QueryResult<SqliteRow> {
    const prepared = this.#prepare(sql);
    const bindings = parameters.map(toBinding);
    if (prepared.isReader) return { rows: prepared.statement.all(...bindings).map((row) => prepared.toRow(row)) };
    const { changes, lastInsertRowid } = prepared.statement.run(...bindings);
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
  }

  /** Retries while another process writes. A wait inside SQLite would block this process. */
  async #whenFree<Result>(run: () => Result): Promise<Result> {
    const end = performance.now() + this.#timeout;
    for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
      try {
        return run();
      } catch (error) {
        if (!isLocked(error) || this.#file.isTransaction) throw error;
        if (performance.now() + wait > end) {
          throw new BusyError(`Another process held the write lock for more than ${this.#timeout} ms`, {
            cause: error,
          });
        }
      }
      await pause(wait);
    }
  }
}
