import type { FastifyRequest } from 'fastify';
import type { ContentVersions } from '../database/content-versions.ts';
import { createKeeper, type Keeper } from './create-keeper.ts';

/** Where finished answers are kept. */
export interface PageMemory {
  /** The keeper of the answers to requests by this one's host. */
  keeperFor(request: FastifyRequest): Keeper;
  /** The keeper of what the interface answers: no host stands in it, so it is the same for all. */
  readonly reads: Keeper;
  close(): void;
}

/** The part of the memory in which the answers to hosts nobody named are kept, without `PUBLIC_URL`. */
const shareOfOthers = 1 / 4;

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/** True for the names of this machine, by the port it was asked at: there are few of them. */
function isLocal({ raw }: FastifyRequest): boolean {
  const named = localHost.exec(raw.headers.host ?? '');
  return named !== null && (named[1] === undefined || Number(named[1]) === raw.socket.localPort);
}

/**
 * The memory for finished answers, in bytes. The site's own address stands in an answer. Where `PUBLIC_URL` says it,
 * all answers are of one host; otherwise anybody can invent hosts without end, so that these share a part of the
 * memory and push each other out only.
 */
export function createPageMemory(
  versions: ContentVersions,
  { bytes, publicUrl }: { readonly bytes: number; readonly publicUrl: string | undefined },
): PageMemory {
  if (publicUrl !== undefined) {
    const keeper = createKeeper(versions, { mostBytes: bytes });
    return { keeperFor: () => keeper, reads: keeper, close: () => keeper.close() };
  }
  const own = createKeeper(versions, { mostBytes: bytes * (1 - shareOfOthers) });
  const others = createKeeper(versions, { mostBytes: bytes * shareOfOthers });
  return {
    keeperFor: (request) => (isLocal(request) ? own : others),
    reads: own,
    close() {
      own.close();
      others.close();
    },
  };
}
