import { originOf } from '../addresses/origin-of.ts';
import type { ContentVersions } from '../database/content-versions.ts';
import type { RequestedPath } from '../addresses/requested-path.ts';
import { packBest } from './create-answer.ts';
import { createPageCache, type PageCache } from './create-page-cache.ts';
import { originPlace } from './origin-place.ts';

/** The cache of pages and reads. */
export interface PageMemory {
  readonly cache: PageCache;
  /** False if the memory limit is 0. */
  readonly isEnabled: boolean;
  /**
   * The origin of the site in the key and content of a cached answer: `originPlace` for arbitrary `Host` headers, so
   * that one answer serves them all.
   */
  originIn(request: RequestedPath): string;
  close(): void;
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/** True for the names of this machine with the requested port. There are only a few. */
function isLocal({ raw }: RequestedPath): boolean {
  const named = localHost.exec(raw.headers.host ?? '');
  return named !== null && (named[1] === undefined || Number(named[1]) === raw.socket.localPort);
}

/** `originOf` for names of this machine. Caches the last result, because a client usually repeats the same name. */
function createLocalOrigins(): (request: RequestedPath) => string {
  let last = { host: '', protocol: '', origin: '' };
  return (request) => {
    const { protocol, raw } = request;
    const host = raw.headers.host ?? '';
    if (host !== last.host || protocol !== last.protocol)
      last = { host, protocol, origin: originOf(request, undefined) };
    return last.origin;
  };
}

/** Creates the cache; `bytes` is its maximum size. */
export function createPageMemory(
  versions: ContentVersions,
  { bytes, publicUrl }: { readonly bytes: number; readonly publicUrl: string | undefined },
): PageMemory {
  const cache = createPageCache(versions, { mostBytes: bytes, improve: packBest });
  const localOrigin = createLocalOrigins();
  return {
    cache,
    isEnabled: bytes > 0,
    originIn: (request) => publicUrl ?? (isLocal(request) ? localOrigin(request) : originPlace),
    close: () => cache.close(),
  };
}
