import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['Sara@Screens.Example', 'sara@screens.example'],
  ['sara+1@screens.example', 'sara@screens.example'],
  ['s.a.r.a@screens.example', 's.a.r.a@screens.example'],
  ['sa-ra@screens.example', 'sa-ra@screens.example'],
  ['+sara@screens.example', '+sara@screens.example'],
  ['S.a.ra+news+2@GoogleMail.com', 'sara@gmail.com'],
  ['sara@gmail.com.', 'sara@gmail.com'],
  ['sara.k+x@outlook.com', 'sara.k@outlook.com'],
  ['sara+x@hotmail.co.uk', 'sara@hotmail.co.uk'],
  ['sara+x@live.com', 'sara@live.com'],
  ['sara+x@me.com', 'sara@icloud.com'],
  ['sara.k@icloud.com', 'sara.k@icloud.com'],
  ['sara+x@fastmail.com', 'sara@fastmail.com'],
  ['news@sara.fastmail.com', 'sara@fastmail.com'],
  ['sa.ra_k-1+x@pm.me', 'sarak1@proton.me'],
  ['sara-shop@yahoo.com', 'sara@yahoo.com'],
  ['sara.k-shop@yahoo.co.uk', 'sara.k@yahoo.co.uk'],
  ['sara@yahoo.screens.example', 'sara@yahoo.screens.example'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
