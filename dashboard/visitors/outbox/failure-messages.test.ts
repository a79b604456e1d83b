import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Outgoing } from '../../../calls/emails.ts';
import { failureMessages } from './failure-messages.ts';

const folder = join(import.meta.dirname, '../../../server/enquiries/emails');

it('every failure that the server describes is described in the language of the dashboard', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  const sentences = [...sources.matchAll(/DeliveryError\(\s*'(?:server|message)',\s*['`]([^'`]+)['`]/g)];
  expect(sentences.length).toBeGreaterThanOrEqual(6);
  for (const [, lastError = ''] of sentences) {
    const { word } = failureMessages({ purpose: 'notification', hindrance: 'message', last_error: lastError });
    expect(word, lastError).not.toBe('reasonRefused');
  }
});

it('a failure that another server worded says whose it is', () => {
  const messageOf = (purpose: Outgoing['purpose'], hindrance: Outgoing['hindrance'], error: string) =>
    failureMessages({ purpose, hindrance, last_error: error }).word;
  expect(messageOf('notification', 'server', 'connect ECONNREFUSED')).toBe('reasonServer');
  expect(messageOf('acknowledgement', 'message', '550 No such user')).toBe('reasonRefused');
  expect(messageOf('webhook', 'message', 'getaddrinfo ENOTFOUND')).toBe('reasonReceiver');
  const returned = {
    purpose: 'reply',
    hindrance: 'message',
    state: 'undelivered',
    last_error: '550 User unknown',
  } as const;
  expect(failureMessages(returned).word).toBe('reasonReturned');
  expect(
    failureMessages({ purpose: 'webhook', hindrance: 'message', last_error: 'The receiver answered 503' }),
  ).toEqual({
    word: 'reasonAnswered',
    status: '503',
  });
});
