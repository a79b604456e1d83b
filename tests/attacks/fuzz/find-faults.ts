import fc from 'fast-check';
import { type FuzzRequest, fuzzRequest } from './request.ts';

/** What went wrong with a request: where the server failed, or how else it should not have answered. */
export type FaultOf = (request: FuzzRequest) => Promise<string | null>;

export interface Fault {
  readonly what: string;
  /** The smallest request that was found to cause it. */
  readonly request: FuzzRequest;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** After so many milliseconds no further request is sent. */
  readonly milliseconds: number;
  /** Called now and then with the number of requests sent. */
  readonly onProgress?: (sent: number) => Promise<void> | void;
}

export interface FuzzResult {
  readonly sent: number;
  /** Each once. */
  readonly faults: readonly Fault[];
}

const mostFaults = 40;

/** A request that makes the server fail is made smaller at most so often. */
const mostShrinks = 60;

/**
 * Sends requests until there were enough of them, and goes on after one that the server failed at: so one run finds
 * every fault, each with the smallest request for it. The same seed sends the same requests.
 */
export async function findFaults(faultOf: FaultOf, options: FuzzOptions): Promise<FuzzResult> {
  const { requests, seed, milliseconds, onProgress } = options;
  const until = performance.now() + milliseconds;
  const faults: Fault[] = [];
  let sent = 0;
  /** Sends requests until one meets a fault that is not known yet. */
  async function findNext(seed: number): Promise<Fault | undefined> {
    let found: Fault | undefined;
    let shrinks = 0;
    const isFine = async (request: FuzzRequest): Promise<boolean> => {
      if (performance.now() > until) return true;
      if (found === undefined) sent += 1;
      else if ((shrinks += 1) > mostShrinks) return true;
      if (sent % 500 === 0 && found === undefined) await onProgress?.(sent);
      const what = await faultOf(request);
      if (what === null || faults.some((fault) => fault.what === what)) return true;
      if (found !== undefined && found.what !== what) return true;
      found = { what, request };
      return false;
    };
    await fc.check(fc.asyncProperty(fuzzRequest, isFine), { numRuns: requests - sent, seed });
    return found;
  }

  for (let turn = 0; turn < mostFaults; turn += 1) {
    const found = await findNext(seed + turn);
    if (found === undefined) break;
    faults.push(found);
    if (sent >= requests) break;
  }
  return { sent, faults };
}
