import { expect, it } from 'vitest';
import { issueSentence } from './issue-sentence.ts';

it('a limit is said as it is counted, in both languages', () => {
  const longest = (max: number, language: 'ar' | 'en') => issueSentence({ code: 'tooLong', params: { max } }, language);
  expect([1, 2, 8, 80, 200].map((max) => longest(max, 'ar'))).toEqual([
    'حرف واحد على الأكثر',
    'حرفان على الأكثر',
    '8 أحرف على الأكثر',
    '80 حرفًا على الأكثر',
    '200 حرف على الأكثر',
  ]);
  expect([1, 200].map((max) => longest(max, 'en'))).toEqual(['At most 1 character', 'At most 200 characters']);
  expect(issueSentence({ code: 'tooShort', params: { min: 12 } }, 'ar')).toBe('12 حرفًا على الأقل');
  expect(issueSentence({ code: 'tooMany', params: { max: 4 } }, 'ar')).toBe('4 عناصر على الأكثر');
  expect(issueSentence({ code: 'required' }, 'en')).toBe('Please fill in this field');
});
