import { AsyncLocalStorage } from 'node:async_hooks';
import { SqliteConnection } from '../../server/database/sqlite-connection.ts';
import { NodeSqliteDriver } from '../../server/database/sqlite-driver.ts';

// On SQLite an open transaction blocks all other writes, so one that awaits a file, a thread or the network makes
// requests of visitors fail. This module watches the transactions of every test: when the event loop turns while no
// statement runs, the transaction awaits something else. The module changes the prototypes of the driver when it is
// evaluated, once for each worker.

interface Watched {
  steps: number;
  /** The stack at its begin. */
  readonly begun: string;
}

/**
 * A restore holds the lock on purpose while it writes the current rows to files. The rows of an opened backup are in a
 * database that nothing else uses.
 */
const allowed = /\b(?:restoreBackup|openBackup)\b/;

const holding = new AsyncLocalStorage<true>();

/** Runs transactions that block others on purpose. */
export const holdingTransactions = <T>(work: () => Promise<T>): Promise<T> => holding.run(true, work);

const open = new Map<unknown, Watched>();
const found = new Set<string>();
/** The number of running statements on all connections. */
let running = 0;

function watch(connection: unknown): void {
  const watched = open.get(connection);
  if (watched === undefined) return;
  watched.steps += 1;
  const { steps } = watched;
  const look = () => {
    if (open.get(connection) !== watched || watched.steps !== steps) return;
    // The transaction may be awaiting a statement of another connection.
    if (running > 0) setImmediate(look);
    else found.add(watched.begun);
  };
  // The first turn may belong to other pending work.
  setImmediate(() => setImmediate(look));
}

async function follow(connection: unknown, work: () => Promise<unknown>): Promise<unknown> {
  running += 1;
  const watched = open.get(connection);
  if (watched !== undefined) watched.steps += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    watch(connection);
  }
}

type Handler = (call: () => Promise<unknown>, connection: unknown) => Promise<unknown>;

/**
 * Wraps a method of a class for all its objects.
 * @param of returns the connection of a call
 */
function around(
  prototype: object,
  name: string,
  of: (self: unknown, args: readonly unknown[]) => unknown,
  to: Handler,
) {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}`);
  const apply = (call: typeof method, self: unknown, args: readonly unknown[]) =>
    to(() => Reflect.apply(call, self, args), of(self, args));
  Reflect.set(prototype, name, new Proxy(method, { apply }));
}

around(
  SqliteConnection.prototype,
  'executeQuery',
  (self) => self,
  (call, connection) => follow(connection, call),
);

/** The driver gets the connection as its first argument. */
const given = (_driver: unknown, [connection]: readonly unknown[]) => connection;
around(NodeSqliteDriver.prototype, 'beginTransaction', given, async (call, connection) => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  const begun = new Error('A transaction began').stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  await call();
  if (allowed.test(begun) || holding.getStore() === true) return;
  open.set(connection, { steps: 0, begun });
  watch(connection);
});
for (const name of ['commitTransaction', 'rollbackTransaction'])
  around(NodeSqliteDriver.prototype, name, given, (call, connection) => {
    open.delete(connection);
    return call();
  });

/** Returns the stacks of the transactions that awaited something else. */
export const listWaiting = (): readonly string[] => [...found];

export const clearWaiting = (): void => found.clear();
