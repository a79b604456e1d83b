import { AsyncLocalStorage } from 'node:async_hooks';
import { SqliteConnection } from '../../server/database/sqlite-connection.ts';
import { NodeSqliteDriver } from '../../server/database/sqlite-driver.ts';

// On SQLite every other write waits for an open transaction, so one that awaits a file, a thread or the network refuses
// visitors. This module watches each transaction of every test: where the event loop turns while none of its statements
// runs, it awaits something else. It changes the prototypes of the driver when it is evaluated: once a worker.

interface Watched {
  steps: number;
  /** The stack of where it began. */
  readonly begun: string;
}

/**
 * A restore holds the lock on purpose, while it writes the rows that are there into files; the rows of an opened backup
 * are in a database that nothing else uses.
 */
const allowed = /\b(?:restoreBackup|openBackup)\b/;

const holding = new AsyncLocalStorage<true>();

/** Runs transactions that keep others waiting on purpose. */
export const holdingTransactions = <T>(work: () => Promise<T>): Promise<T> => holding.run(true, work);

const open = new Map<unknown, Watched>();
const found = new Set<string>();
/** Statements that run at the moment, on any connection. */
let running = 0;

function watch(connection: unknown): void {
  const watched = open.get(connection);
  if (watched === undefined) return;
  watched.steps += 1;
  const { steps } = watched;
  const look = () => {
    if (open.get(connection) !== watched || watched.steps !== steps) return;
    // The transaction may await a statement of another connection.
    if (running > 0) setImmediate(look);
    else found.add(watched.begun);
  };
  // One turn may be taken by other work that is due.
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

/** Wraps a method of every object of a class. @param of returns the connection that a call is about */
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

/** The driver is given the connection whose transaction begins or ends. */
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

/** The transactions that awaited something else, as stacks of where they began. */
export const listWaiting = (): readonly string[] => [...found];

export const clearWaiting = (): void => found.clear();
