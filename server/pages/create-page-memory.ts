import { originOf } from '../addresses/origin-of.ts';
import type { ContentVersions } from '../database/content-versions.ts';
import type { Asked } from '../addresses/asked.ts';
import { packBest } from './create-answer.ts';
import { createPageCache, type PageCache } from './create-page-cache.ts';
import { originPlace } from './origin-place.ts';

/** Where finished answers are cached. */
export interface PageMemory {
  readonly cache: PageCache;
  /** False where there is no room for any. */
  readonly isEnabled: boolean;
  /**
   * The site's own address as it stands in what is made and cached for a request: `originPlace` where its host is one
   * of those that anybody can invent, so that one answer serves them all.
   */
  originIn(request: Asked): string;
  close(): void;
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/** True for the names of this machine, by the port it was asked at: there are few of them. */
function isLocal({ raw }: Asked): boolean {
  const named = localHost.exec(raw.headers.host ?? '');
  return named !== null && (named[1] === undefined || Number(named[1]) === raw.socket.localPort);
}

/** `originOf` for names of this machine, remembered: whoever is asked by one is asked by it all the time. */
function createLocalOrigins(): (request: Asked) => string {
  let last = { host: '', protocol: '', origin: '' };
  return (request) => {
    const { protocol, raw } = request;
    const host = raw.headers.host ?? '';
    if (host !== last.host || protocol !== last.protocol)
      last = { host, protocol, origin: originOf(request, undefined) };
    return last.origin;
  };
}

/** The memory for finished answers, in bytes. */
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
