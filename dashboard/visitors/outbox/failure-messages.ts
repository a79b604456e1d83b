import type { Outgoing } from '../../../calls/emails.ts';
import type { LateMessage } from '../../../language/late-messages.ts';

type Failed = Pick<Outgoing, 'purpose' | 'hindrance' | 'last_error'> & Partial<Pick<Outgoing, 'state'>>;

/** Failures that the server records itself, with their messages. All other texts come from another server. */
const known: readonly (readonly [RegExp, LateMessage<'status'>])[] = [
  [/^No mail server is configured/, 'reasonNoServer'],
  [/^Nobody to write to/, 'reasonNobody'],
  [/^Links in letters need/, 'reasonNoAddress'],
  [/^What this was about does not exist/, 'reasonGone'],
  [/^The address is not a public one/, 'reasonPrivate'],
  [/^Webhooks are sent to https/, 'reasonHttps'],
  [/^The receiver answered/, 'reasonAnswered'],
];

/** The message for a failed email or webhook, and the status code of a webhook's receiver. */
export function failureMessages({ purpose, hindrance, state, last_error: error }: Failed): {
  readonly word: LateMessage<'status'>;
  readonly status: string;
} {
  const lastError = error ?? '';
  const word = known.find(([pattern]) => pattern.test(lastError))?.[1];
  const status = /\d+/.exec(lastError)?.[0] ?? '';
  if (state === 'undelivered') return { word: 'reasonReturned', status };
  if (word !== undefined) return { word, status };
  if (purpose === 'webhook') return { word: 'reasonReceiver', status };
  return { word: hindrance === 'server' ? 'reasonServer' : 'reasonRefused', status };
}
