import type { FastifyRequest } from 'fastify';
import { originOf } from '../addresses/origin-of.ts';
import type { ContentVersions } from '../database/content-versions.ts';
import { createKeeper, type Keeper } from './create-keeper.ts';
import { originPlace } from './origin-place.ts';

/** Where finished answers are kept. */
export interface PageMemory {
  readonly keeper: Keeper;
  /** False where there is no room for any. */
  readonly keeps: boolean;
  /**
   * The site's own address as it stands in what is made and kept for a request: `originPlace` where its host is one
   * of those that anybody can invent, so that one answer serves them all.
   */
  originIn(request: FastifyRequest): string;
  close(): void;
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/** True for the names of this machine, by the port it was asked at: there are few of them. */
function isLocal({ raw }: FastifyRequest): boolean {
  const named = localHost.exec(raw.headers.host ?? '');
  return named !== null && (named[1] === undefined || Number(named[1]) === raw.socket.localPort);
}

/** The memory for finished answers, in bytes. */
export function createPageMemory(
  versions: ContentVersions,
  { bytes, publicUrl }: { readonly bytes: number; readonly publicUrl: string | undefined },
): PageMemory {
  const keeper = createKeeper(versions, { mostBytes: bytes });
  return {
    keeper,
    keeps: bytes > 0,
    originIn: (request) => (publicUrl !== undefined || isLocal(request) ? originOf(request, publicUrl) : originPlace),
    close: () => keeper.close(),
  };
}
