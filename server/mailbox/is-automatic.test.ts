import { expect, it } from 'vitest';
import { emailOf, type SampleEmail } from '../../tests/support/email-of.ts';
import { parseEmail } from './parse-email.ts';

const isAutomatic = async (email: SampleEmail) =>
  (await parseEmail(new TextEncoder().encode(emailOf({ text: 'x', ...email })))).isAutomatic;

it.each<SampleEmail>([
  { headers: ['Auto-Submitted: auto-replied'] },
  { headers: ['Auto-Submitted: auto-generated (rejected)'] },
  { headers: ['X-Autoreply: yes'] },
  { headers: ['X-Autorespond: Re: Your wall'] },
  { headers: ['Return-Path: <>'] },
  { headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=b'], text: null },
])('an email with $headers was written by a program [ADM-GEN-52]', async (email) => {
  expect(await isAutomatic(email)).toBe(true);
});

it.each<SampleEmail>([
  { headers: ['Precedence: list', 'List-Id: <sales.wameed.example>'] },
  { headers: ['Precedence: bulk'] },
  { headers: ['Precedence: auto_reply'] },
  { headers: ['Auto-Submitted: no'] },
  { headers: ['X-Auto-Response-Suppress: All'] },
  { headers: ['Return-Path: <ali@visitor.example>'] },
])('an email with $headers is a person’s', async (email) => {
  expect(await isAutomatic(email)).toBe(false);
});

it.each([
  'Automatic reply: Your wall',
  'Automatic reply',
  'Out of Office: Re: Your wall',
  'Out of Office Re: Your wall',
  'Out of Office AutoReply: Your wall',
  'out of the office until Sunday',
  'Auto-Reply: Re: Your wall',
  'I am currently out of the office',
  'I’m on annual leave',
  'Vacation notice',
  'رد تلقائي: جدار العرض',
  'الرد الآلي: جدار العرض',
  '\u200fخارج المكتب حتى الأحد',
  'أنا في إجازة',
  'غير متواجد حاليًا',
  'إشعار غياب',
  'رَدّ تلقائيّ',
])('the subject “%s” is a program’s', async (subject) => {
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`;
  expect(await isAutomatic({ subject: encoded })).toBe(true);
});

it.each([
  'Re: Out of office screens',
  'Out of office lobby, second wall',
  'Automatic replying displays',
  'On holiday displays',
  'Re: خارج المكتب: شاشة',
  'خارج المكتب الرئيسي شاشة',
  'رد إلى: العرض',
  'رد على عرضكم',
  '',
])('the subject “%s” is a person’s', async (subject) => {
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`;
  expect(await isAutomatic({ subject: encoded })).toBe(false);
});
