import { setTimeout as pause } from 'node:timers/promises';
import { type Load, load, type Measured, type Target } from './load.ts';
import { watchIdle } from './machine.ts';
import type { Row } from './table.ts';

/** The load on a server and on the bare server beside it. */
export interface Case extends Pick<Row, 'what' | 'bytes' | 'goal'> {
  readonly own: Target;
  readonly bare: Target;
  readonly load: Pick<Load, 'path' | 'headers' | 'visitors'>;
}

const emptyRounds = (): { readonly own: Measured[]; readonly bare: Measured[] } => ({ own: [], bare: [] });
const rounds = 5;
const milliseconds = 1000;
/** Number of answers after which the engine has compiled the hot code, as in a server that has run for an hour. */
const warmAfter = 2000;

/** The headers of a browser, so that visits are counted as in production. */
export const visitorHeaders = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
};

/** The idle share of the machine's processors before a measurement. */
export async function idleAtRest(): Promise<number> {
  const idle = watchIdle();
  await pause(2 * milliseconds);
  return idle();
}

/**
 * Measures all cases in turns, five rounds, each next to its bare server. A warm-up round has two thousand answers from
 * each.
 */
export async function measureCases(cases: readonly Case[]): Promise<readonly Row[]> {
  const found = cases.map(() => emptyRounds());
  for (let round = 0; round <= rounds; round += 1) {
    const span = { milliseconds, atLeast: round === 0 ? warmAfter : 0 };
    for (const [index, { own, bare, load: options }] of cases.entries()) {
      const beside = await load(bare, { ...options, path: '/', ...span });
      const measured = await load(own, { ...options, ...span });
      if (round === 0) continue;
      found[index]?.own.push(measured);
      found[index]?.bare.push(beside);
    }
  }
  return cases.map(({ what, bytes, goal }, index) => ({
    what,
    bytes,
    own: found[index]?.own ?? [],
    bare: found[index]?.bare ?? [],
    ...(goal !== undefined && { goal }),
  }));
}
