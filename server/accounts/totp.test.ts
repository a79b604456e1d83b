import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../secrets/seal.ts';
import { codeAt, findStep, newSecret, stepAt, toBase32, totpAddress } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('one-time passwords by time', () => {
  // RFC 6238, appendix B: the last six of the eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i the code is %s', (second, code) => {
    expect(codeAt(secret, stepAt(second * 1000))).toBe(code);
  });

  it('a code counts in its half minute and the ones beside it', () => {
    const now = Date.UTC(2026, 0, 1);
    const code = codeAt(secret, stepAt(now));
    expect(findStep(secret, code, now)).toBe(stepAt(now));
    expect(findStep(secret, code, now + 30_000)).toBe(stepAt(now));
    expect(findStep(secret, code, now - 30_000)).toBe(stepAt(now));
    expect(findStep(secret, code, now + 60_000)).toBeNull();
    expect(findStep(secret, code, now - 60_000)).toBeNull();
    expect(findStep(secret, '', now)).toBeNull();
    expect(findStep(secret, `${code}0`, now)).toBeNull();
  });

  it('the key is written in letters and as an address that authenticators read', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(toBase32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpAddress('screens.example', 'سارة', secret)).toBe(
      'otpauth://totp/screens.example:%D8%B3%D8%A7%D8%B1%D8%A9?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=screens.example',
    );
  });
});

describe('a sealed secret', () => {
  it('is opened with the key and for the purpose it was sealed for, and not when it was changed', () => {
    const sealed = seal('key', 'one', secret);
    expect(unseal('key', 'one', sealed)).toEqual(secret);
    expect(unseal('key', 'two', sealed)).toBeNull();
    expect(unseal('other', 'one', sealed)).toBeNull();
    expect(unseal('key', 'one', `${sealed.slice(0, -4)}AAAA`)).toBeNull();
    expect(unseal('key', 'one', 'short')).toBeNull();
    expect(seal('key', 'one', secret)).not.toBe(sealed);
  });
});
