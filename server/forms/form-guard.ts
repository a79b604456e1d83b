import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { cookiesOf, setCookie } from '../http/cookies.ts';
import type { SigningKey } from '../secrets/secret-key.ts';
import { checkFormToken, issueFormToken, formTokenSeconds, type SpamSignal, spendFormToken } from './form-token.ts';

/** The spam signals of a submission. They make it pending moderation and never refuse it. */
export interface SpamCheck {
  /** Uses up the form token in the transaction that stores the submission. Returns all spam signals. */
  settle(tx: Transaction<Tables>): Promise<readonly SpamSignal[]>;
}

export interface FormGuard {
  /** Gives a visitor who sees a form a form token. A valid token stays, because its age counts from the first form. */
  welcome(request: FastifyRequest, reply: FastifyReply): void;
  /** Sets a new form token, which the browser sends with the next form. */
  admit(request: FastifyRequest, reply: FastifyReply): void;
  checkForSpam(request: FastifyRequest, body: Readonly<Record<string, unknown>>): SpamCheck;
}

const cookieName = 'form';
/** The honeypot field, which visitors do not see. */
export const honeypotName = 'fax';

const mostLinks = 3;
const link = /https?:\/\/|\bwww\./gi;

/** Every text in a body, at any depth. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const countLinks = (body: unknown): number =>
  textsOf(body).reduce((count, text) => count + (text.match(link)?.length ?? 0), 0);

/**
 * Detects spam without a challenge for visitors: a honeypot, a form token, a minimum time, and a maximum number of
 * links.
 */
export function createFormGuard(key: SigningKey, now: () => number = Date.now): FormGuard {
  const admit: FormGuard['admit'] = (request, reply) =>
    setCookie(request, reply, cookieName, issueFormToken(key(), now()), formTokenSeconds);
  return {
    admit,
    welcome(request, reply) {
      // Replaces a token that would probably expire before the form is filled in.
      const { spamSignal } = checkFormToken(
        key(),
        cookiesOf(request)[cookieName],
        now() + (formTokenSeconds * 1000) / 2,
      );
      if (spamSignal !== undefined) admit(request, reply);
    },
    checkForSpam(request, body) {
      const { spamSignal, nonce } = checkFormToken(key(), cookiesOf(request)[cookieName], now());
      const spamSignals: SpamSignal[] = spamSignal === undefined ? [] : [spamSignal];
      const { [honeypotName]: honeypot } = body;
      if (honeypot !== undefined && honeypot !== null && honeypot !== '') spamSignals.push('honeypot');
      if (countLinks(body) > mostLinks) spamSignals.push('links');
      return {
        async settle(tx) {
          const isUsed = nonce !== undefined && !(await spendFormToken(tx, nonce, now()));
          return isUsed ? [...spamSignals, 'used-pass'] : spamSignals;
        },
      };
    },
  };
}
