import { describe, expect, it } from 'vitest';
import { showEmail } from './show-email.ts';
import { emailKey, toEmail } from './to-email.ts';

describe('an address of another script', () => {
  it.each([
    ['sara@شركة.السعودية', 'sara@xn--ogbpi5d.xn--mgberp4a5d4ar', 'sara@شركة.السعودية'],
    ['sara@مثال.امارات', 'sara@xn--mgbh0fb.xn--mgbaam7a8h', 'sara@مثال.امارات'],
    ['sara@mail.مثال.امارات', 'sara@mail.xn--mgbh0fb.xn--mgbaam7a8h', 'sara@mail.مثال.امارات'],
    ['Sara@XN--OGBPI5D.XN--MGBERP4A5D4AR', 'Sara@xn--ogbpi5d.xn--mgberp4a5d4ar', 'Sara@شركة.السعودية'],
    ['sara@Bücher.example', 'sara@xn--bcher-kva.example', 'sara@bücher.example'],
    ['sara@例え.jp', 'sara@xn--r8jz45g.jp', 'sara@例え.jp'],
    ['sara@почта.рф', 'sara@xn--80a1acny.xn--p1ai', 'sara@почта.рф'],
    ['sara@ＳＣＲＥＥＮＳ。example', 'sara@screens.example', 'sara@screens.example'],
    ['a+b.c@sub.screens.example', 'a+b.c@sub.screens.example', 'a+b.c@sub.screens.example'],
  ])('%s is stored and sent as %s, and shown as %s [PUB-GEN-88]', (written, stored, shown) => {
    expect(toEmail(written)).toBe(stored);
    expect(toEmail(shown)).toBe(stored);
    expect(toEmail(stored)).toBe(stored);
    expect(showEmail(stored)).toBe(shown);
    expect(emailKey(` ${written.toUpperCase()} `)).toBe(stored.toLowerCase());
  });

  it.each([
    'سارة@شركة.السعودية',
    'sara@السعودية',
    'sara@شركة..السعودية',
    'sara@شركة.السعودية/path',
    'sara@شركة.السعودية:25',
    'sara@شركة.السعودية?x',
    'sara@شركة السعودية.sa',
    'sara@شركة.السعودية\r\nBcc: x@screens.example',
    'sara@a@شركة.السعودية,b@screens.example',
    'sara@%D8%B4.السعودية',
    'sara@xn--.السعودية',
    'sara@1.2',
  ])('%j is none [PUB-GEN-88]', (written) => {
    expect(toEmail(written)).toBeNull();
  });
});
