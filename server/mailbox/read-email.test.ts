import { describe, expect, it } from 'vitest';
import { emailOf } from '../../tests/support/email-of.ts';
import { readEmail } from './read-email.ts';

const bytesOf = (raw: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(raw.replace(/\r?\n/g, '\r\n'));
const read = (raw: string) => readEmail(bytesOf(raw));

/** An email with nested parts. */
function nested(depth: number): string {
  const lines = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\n\n--b${level}`,
  );
  return `From: a@x.example\nSubject: deep\n${lines.join('\n')}\nContent-Type: text/plain\n\nhello\n`;
}

describe('an email of a stranger', () => {
  it('cannot add lines to what is kept of its subject, its sender and the names of its files', async () => {
    const folded = `=?UTF-8?B?${Buffer.from('Hello\r\nBcc: all@x.example\u0000').toString('base64')}?=`;
    const email = await read(
      emailOf({
        from: `${folded} <ali@visitor.example>`,
        subject: folded,
        text: 'x',
        files: [{ name: 'a\r\nb\u0000.pdf', type: 'application/pdf', content: Buffer.from('x') }],
      }),
    );
    expect(email).toMatchObject({ subject: 'Hello Bcc: all@x.example', author: 'Hello Bcc: all@x.example' });
    expect(email?.files.map(({ name }) => name)).toEqual(['a b.pdf']);
  });

  it('has no sender if the header has no address, or two', async () => {
    for (const from of ['', 'Ali', '<ali@x.example, sales@wameed.example>', `"a@b"@@c`, `${'x'.repeat(400)}@x.example`])
      expect([from, (await read(emailOf({ from, text: 'x' })))?.sender]).toEqual([
        from,
        expect.stringMatching(/^$|^ali@x\.example$/),
      ]);
  });

  it('keeps no more words than a person reads', async () => {
    const email = await read(emailOf({ text: 'word '.repeat(200_000) }));
    expect([email?.text.length, email?.isCut]).toEqual([50_000, true]);
  });

  const bombs: readonly (readonly [what: string, raw: string])[] = [
    ['parts within parts', nested(5000)],
    [
      'thousands of parts',
      emailOf({
        text: 'x',
        files: Array.from({ length: 3000 }, () => ({ name: 'a', type: 'text/plain', content: Buffer.from('x') })),
      }),
    ],
    ['a head of megabytes', `${'X-Long: y\n'.repeat(400_000)}\nhello`],
    ['one line of megabytes', `Subject: ${'x'.repeat(4_000_000)}\n\nhello`],
    ['a page within a page within a page', emailOf({ html: `${'<div>'.repeat(100_000)}x` })],
    ['a page of megabytes', emailOf({ html: '<p>x'.repeat(700_000) })],
    ['words without a space', emailOf({ text: 'a'.repeat(3_000_000) })],
    ['a name that is encoded a thousand times', `From: ${'=?UTF-8?Q?=41?='.repeat(20_000)}\nSubject: x\n\nhello`],
    ['no letter at all', '\u0000\u0001\u0002'],
    ['nothing', ''],
  ];
  it.each(bombs)('that is made of %s is read or given up, and the server goes on', async (_, raw) => {
    const email = await read(raw);
    expect(email === null || email.text.length <= 50_000).toBe(true);
  });

  it('that takes too long or too much memory is given up', async () => {
    const large = emailOf({ html: `<p>${'<b>x</b>'.repeat(100_000)}` });
    expect(await readEmail(bytesOf(large), { milliseconds: 1, megabytes: 256 })).toBe(null);
    expect(await readEmail(bytesOf(large), { milliseconds: 20_000, megabytes: 32 })).toBe(null);
  });
});
