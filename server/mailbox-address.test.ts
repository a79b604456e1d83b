import { expect, it } from 'vitest';
import { readMailboxAddress } from './mailbox-address.ts';

it('an address of a mailbox names its server, folder, name and password, as they are and not as they are written', () => {
  expect(readMailboxAddress('imaps://sales%40wameed.example:p%40ss%2Fw@mail.example/Clients%20%26%20more')).toEqual({
    host: 'mail.example',
    port: 993,
    isSecure: true,
    user: 'sales@wameed.example',
    password: 'p@ss/w',
    folder: 'Clients & more',
  });
  expect(readMailboxAddress('imaps://a:b@mail.example/INBOX?plus=yes')).toMatchObject({ takesTags: true });
  expect(readMailboxAddress('imaps://a:b@mail.example?plus=no')).toMatchObject({ takesTags: false });
  expect(readMailboxAddress('imap://a:b@[::1]:1143')).toEqual({
    host: '::1',
    port: 1143,
    isSecure: false,
    user: 'a',
    password: 'b',
    folder: 'INBOX',
  });
});

it('a malformed address, one without a name and one with more parts are refused', () => {
  for (const written of [
    'mail.example',
    'https://a:b@mail.example/',
    'imaps://mail.example/INBOX',
    'imaps://a@mail.example/',
    'imaps://a:%zz@mail.example/',
    'imaps://a:b@mail.example/INBOX?tls=none',
  ])
    expect([written, readMailboxAddress(written)]).toEqual([written, null]);
});
