import fc from 'fast-check';
import { type FuzzRequest, fuzzRequest } from './request.ts';

/**
 * Sends a request and returns its fault: where the server failed, or how else the answer is wrong; `null` when there is
 * none.
 */
export type FaultOf = (request: FuzzRequest) => Promise<string | null>;

export interface Fault {
  readonly what: string;
  /** The smallest request found that causes it. */
  readonly request: FuzzRequest;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Milliseconds after which no further request is sent. */
  readonly milliseconds: number;
  /** Called every 500 requests with the number of requests sent. */
  readonly onProgress?: (sent: number) => Promise<void> | void;
}

export interface FuzzResult {
  readonly sent: number;
  /** Each fault once. */
  readonly faults: readonly Fault[];
}

const mostFaults = 40;

/** The most attempts to shrink a request that makes the server fail. */
const mostShrinks = 60;

/**
 * Sends requests and continues after a fault, so that one run finds every fault, each with the smallest request that
 * causes it. The same seed sends the same requests.
 */
export async function findFaults(faultOf: FaultOf, options: FuzzOptions): Promise<FuzzResult> {
  const { requests, seed, milliseconds, onProgress } = options;
  const until = performance.now() + milliseconds;
  const faults: Fault[] = [];
  let sent = 0;
  /** Sends requests until one causes a fault that is not known yet. */
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
