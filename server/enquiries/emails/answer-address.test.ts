import { expect, it } from 'vitest';
import { readMailboxAddress } from '../../mailbox-address.ts';
import { answerAddress } from './answer-address.ts';

const row = { message_id: '5f0c5a52-7a3e-4f0a-9d2b-0c2c5f6a7b8c' };
const tagged = 'sales+5f0c5a527a3e4f0a9d2b0c2c5f6a7b8c@wameed.example';
const to = (url: string, company = 'sales@wameed.example') => answerAddress(readMailboxAddress(url), company, row);

it('answers go to an address with the number of the email where the mailbox takes tags', () => {
  expect(to('imaps://sales:p@mail.example/INBOX?plus=yes')).toBe(tagged);
  expect(to('imaps://sales%40wameed.example:p@imap.gmail.com/INBOX')).toBe(tagged);
});

it('answers go to the plain address where nothing says so, where it is not the mailbox’s, or where it is long', () => {
  for (const url of [
    'imaps://sales%40wameed.example:p@mail.example/INBOX',
    'imaps://sales%40wameed.example:p@imap.gmail.com/INBOX?plus=no',
    'imaps://other%40wameed.example:p@imap.gmail.com/INBOX',
    '',
  ])
    expect([url, to(url)]).toEqual([url, 'sales@wameed.example']);
  const long = `${'sales'.repeat(8)}@wameed.example`;
  expect(to('imaps://sales:p@mail.example/INBOX?plus=yes', long)).toBe(long);
});
