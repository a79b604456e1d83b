import { describe, expect, it } from 'vitest';
import { emailOf } from '../../tests/support/email-of.ts';
import { bounces, delay, receipt } from '../../tests/support/sample-bounces.ts';
import { readHead, readRoute } from './email-head.ts';
import { parseEmail } from './parse-email.ts';

const number = '5f0c5a52-7a3e-4f0a-9d2b-0c2c5f6a7b8c';
const returned = { id: `${number}@wameed.example`, number, to: 'ali@visitor.example', subject: 'Your wall' };
const parse = (raw: string) => parseEmail(new TextEncoder().encode(raw.replace(/\r?\n/g, '\r\n')));

describe('a report of a mail server', () => {
  it.each(Object.entries(bounces))('%s is final, and says to whom and why', async (_, write) => {
    const { report, isAutomatic, files, text } = await parse(write(returned));
    expect(report).toMatchObject({ isFinal: true, reason: expect.stringMatching(/5[.\d]+|mailbox/) });
    expect(report?.recipients).toContain('ali@visitor.example');
    expect([isAutomatic, files, text === '']).toEqual([true, [], false]);
  });

  it('repeats which email it is about, but for one that says so in its subject alone', async () => {
    const names = await Promise.all(
      Object.entries(bounces).map(async ([name, write]) => {
        const originals = (await parse(write(returned))).report?.originals ?? [];
        const known = originals.map((original) => [readHead(original).id, readRoute(original).number].join(' '));
        return known.some((ids) => ids.includes(number)) ? [] : [name];
      }),
    );
    expect(names.flat()).toEqual(['with nothing but its subject and the address']);
  });

  it('keeps the words of the mail server that people read, in their language', async () => {
    const write = bounces['in Arabic, with international headers'];
    const email = await parse(write?.(returned) ?? '');
    expect(email.text).toBe('تعذّر تسليم رسالتك إلى المستلم: صندوق البريد غير موجود.');
    expect(email.report?.reason).toBe('552 5.2.2 صندوق البريد ممتلئ');
  });

  it('of a delay is not final, and a receipt, an absence and a person’s words are no report', async () => {
    expect((await parse(delay(returned))).report).toMatchObject({ isFinal: false });
    expect((await parse(receipt(returned))).report).toBe(null);
    const away = emailOf({ headers: ['Return-Path: <>'], text: 'I am away' });
    expect((await parse(away)).report).toBe(null);
    const quoting = emailOf({ text: `It came back:\n\nMessage-ID: <${returned.id}>\nSubject: Your wall` });
    expect((await parse(quoting)).report).toBe(null);
  });
});
