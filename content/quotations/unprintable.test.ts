import { describe, expect, it } from 'vitest';
import { missingCharacter, toPrintable, unprintableIn } from './unprintable.ts';

describe('characters that documents on paper cannot show', () => {
  it.each<[string, ...string[]]>([
    ['中国电视 LED', '中', '国', '电', '视'],
    ['王伟、王芳', '王', '伟', '、', '芳'],
    ['Team 👩‍👩‍👧 and 🇸🇦', '👩‍👩‍👧', '🇸🇦'],
    ['👍🏽 👍', '👍🏽', '👍'],
    ['नमस्ते', 'न', 'म', 'स्ते'],
    ['한국 テスト', '한', '국', 'テ', 'ス', 'ト'],
    ['שלום', 'ש', 'ל', 'ו', 'ם'],
    ['✅ 😀', '✅', '😀'],
    ['𝐋ED', '𝐋'],
  ])('are named as people count them: %s [ADM-GEN-78]', (text, ...named) => {
    expect(unprintableIn(text)).toEqual(named);
    const printed = toPrintable(text);
    expect(unprintableIn(printed)).toEqual([]);
    expect(printed).toContain(missingCharacter);
  });

  it.each([
    'شاشة LED داخلية P1.9',
    '100 ﷼ 100 \u20c1 100 \u20c3 €£¥₿',
    'قُرۡءَان ٹیلی فون ﷺ ڕۆژ',
    'Łódź, Škoda, Nguyễn, İstanbul',
    'Привет, Ελλάδα',
    '☎ ✓ ✗ → ≤ ≥ ± × ÷ ² ³ ½ ⅔ ™ ® © ° µ Ω ∅ ⌀ ■ □ ● ○ ★ ☆ ① ❶ ☐ ☑ ⚠ ✉',
    'e\u0301cran \u2066abc\u2069 a\u200db\u00a0c\u3000d\u00ad',
    'line\nline\tline\r\n',
    '',
  ])('are none of %j [ADM-GEN-77]', (text) => {
    expect(unprintableIn(text)).toEqual([]);
    expect(toPrintable(text)).toBe(text);
  });

  it('are not those that nothing is seen of, which are left out [ADM-GEN-78]', () => {
    expect(unprintableIn('a\u0007b\u001bc')).toEqual([]);
    expect(toPrintable('a\u0007b\u001bc')).toBe('abc');
  });
});
