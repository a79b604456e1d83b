import type { InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Call } from '../../calls/model/call.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { OpenApp } from '../support/open-app.ts';

/**
 * The result of an action: it reads, it only reports that the link is over, it changes data, or it is refused with a
 * status.
 */
export type Outcome = 'reads' | 'closed' | 'changes' | 409 | 404;

/** A server, and its tables, to write what only time or a mail server causes. */
export interface LinkSite {
  readonly server: OpenApp;
  readonly tables: Kysely<Tables>;
  readonly key: string;
}

export interface SignedLink {
  /** The actions of the link, each with its call; a page has no call. */
  readonly actions: Readonly<
    Record<string, { readonly call?: Call; readonly request: (token: string) => InjectOptions }>
  >;
  /** Each state of the record: how to create a token in it, and the outcome of each action. */
  readonly states: Readonly<
    Record<
      string,
      { readonly outcomes: Readonly<Record<string, Outcome>>; readonly prepare: (site: LinkSite) => Promise<string> }
    >
  >;
  /** Texts that a link that is over must not show. */
  readonly secrets: readonly string[];
}

let numbered = 0;
/** The last number of `next`. */
export const last = (): number => numbered;
export const next = (): number => (numbered += 1);

/** Calls as the administrator. @throws Error for a refusal */
export async function administer(
  { server }: LinkSite,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  const answer = await server.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}
