import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { cookiesOf, setCookie } from '../http/cookies.ts';
import type { SigningKey } from '../secrets/secret-key.ts';
import { checkPass, issuePass, passSeconds, type Suspicion, spendPass } from './form-pass.ts';

/** What is suspicious about a message; it is then held for review, never refused. */
export interface Judgement {
  /** Uses the visitor's pass up in the transaction that stores the message. */
  settle(tx: Transaction<Tables>): Promise<readonly Suspicion[]>;
}

export interface FormGuard {
  /** Gives the visitor who sees a form a pass; one who has a good one keeps it, so that it tells of the first form. */
  welcome(request: FastifyRequest, reply: FastifyReply): void;
  /** Sets the cookie that the next message sent by a form brings with it. */
  admit(request: FastifyRequest, reply: FastifyReply): void;
  judge(request: FastifyRequest, body: Readonly<Record<string, unknown>>): Judgement;
}

const cookieName = 'form';
/** A field no person sees and no person fills in. */
export const honeypotName = 'fax';

const mostLinks = 3;
const link = /https?:\/\/|\bwww\./gi;

/** Every text in a body, however deep. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const countLinks = (body: unknown): number =>
  textsOf(body).reduce((count, text) => count + (text.match(link)?.length ?? 0), 0);

/** Tells people from programs without asking anybody to prove it: a hidden field, a pass, a shortest time, few links. */
export function createFormGuard(key: SigningKey, now: () => number = Date.now): FormGuard {
  const admit: FormGuard['admit'] = (request, reply) =>
    setCookie(request, reply, cookieName, issuePass(key(), now()), passSeconds);
  return {
    admit,
    welcome(request, reply) {
      // A pass that expires before the form is likely to be filled in is no good one.
      const { suspicion } = checkPass(key(), cookiesOf(request)[cookieName], now() + (passSeconds * 1000) / 2);
      if (suspicion !== undefined) admit(request, reply);
    },
    judge(request, body) {
      const { suspicion, nonce } = checkPass(key(), cookiesOf(request)[cookieName], now());
      const suspicions: Suspicion[] = suspicion === undefined ? [] : [suspicion];
      const { [honeypotName]: honeypot } = body;
      if (honeypot !== undefined && honeypot !== null && honeypot !== '') suspicions.push('honeypot');
      if (countLinks(body) > mostLinks) suspicions.push('links');
      return {
        async settle(tx) {
          const isUsed = nonce !== undefined && !(await spendPass(tx, nonce, now()));
          return isUsed ? [...suspicions, 'used-pass'] : suspicions;
        },
      };
    },
  };
}
