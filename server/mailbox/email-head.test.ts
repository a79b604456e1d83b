import { expect, it } from 'vitest';
import { readHead, readRoute } from './email-head.ts';

const lines = (...written: string[]): string => written.join('\r\n');

it('a head tells its email and those it answers, the nearest first, folded or not', () => {
  const head = lines(
    'MESSAGE-ID: <own@visitor.example>',
    'References: <first@wameed.example>',
    '\t<second@wameed.example> <third@wameed.example>',
    'In-Reply-To:',
    ' <third@wameed.example>',
    'Subject: <not@this.example>',
  );
  expect(readHead(head)).toEqual({
    id: 'own@visitor.example',
    answers: ['third@wameed.example', 'second@wameed.example', 'first@wameed.example'],
  });
});

it('a head without such names, or with broken and endless ones, tells none', () => {
  for (const head of [
    '',
    'Subject: hello',
    'In-Reply-To: <open',
    `References: <${'x'.repeat(2000)}>`,
    'References: <>',
  ])
    expect([head.slice(0, 20), readHead(head)]).toEqual([head.slice(0, 20), { id: '', answers: [] }]);
});

it('a head of thousands of names is read in the time that its length takes, and few of them are kept', () => {
  const head = `References: ${Array.from({ length: 4000 }, (_, index) => `<${index}@x>`).join('\r\n ')}`;
  const { answers } = readHead(head);
  expect([answers.length, answers[0]]).toEqual([50, '3999@x']);
});

const number = '5f0c5a52-7a3e-4f0a-9d2b-0c2c5f6a7b8c';

it('a head tells the numbers in the addresses it was sent to, and the plain characters of its subject', () => {
  const arabic = Buffer.from('رد: استفسارك (261122-AB12CD34)');
  const half = arabic.length / 2;
  const words = [arabic.subarray(0, half), arabic.subarray(half)].map(
    (part) => `=?UTF-8?B?${part.toString('base64')}?=`,
  );
  const route = readRoute(
    lines(
      `To: Wameed <sales+${number.replaceAll('-', '').toUpperCase()}@wameed.example>`,
      `Delivered-To: sales+${number.replaceAll('-', '')}@wameed.example`,
      'Cc: sales+news@wameed.example',
      `Subject: ${words.join('\r\n ')}`,
    ),
  );
  expect(route).toMatchObject({ tags: [number], number: '', isReport: false });
  expect(route.subject).toContain('(261122-AB12CD34)');
  expect(readRoute('Subject: =?iso-8859-1?Q?Re=3A_2026-0001?=').subject).toBe('Re: 2026-0001');
});

it('a head tells the site’s own emails and those that mail servers may have written', () => {
  expect(readRoute(`X-Outbox-Number: ${number}`).number).toBe(number);
  for (const head of [
    'From: MAILER-DAEMON@x.example (Mail Delivery System)',
    'From: "Mail Delivery Subsystem" <mailer-daemon@googlemail.com>',
    'Return-Path: <>',
    'X-Failed-Recipients: ali@x.example',
    'Content-Type: multipart/report;\r\n report-type=delivery-status',
  ])
    expect([head, readRoute(head).isReport]).toEqual([head, true]);
  expect(readRoute('From: Ali <ali@x.example>\r\nReturn-Path: <ali@x.example>').isReport).toBe(false);
});
