import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const file = (type: string, bytes = 10): File => {
  const made = new File([], 'a', { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const mebibyte = 1024 * 1024;

describe('a file is not even sent', () => {
  it('when it says that it is of another kind', () => {
    expect(refusalOf(file('application/pdf'), ['image'], 'en')).toBe('This kind of file is not accepted here');
    expect(refusalOf(file('text/plain'), ['image', 'document'], 'ar')).toBe('هذا النوع من الملفات غير مقبول هنا');
  });

  it('when it is larger than its kind may be', () => {
    expect(refusalOf(file('image/png', 15 * mebibyte + 1), ['image', 'video'], 'en')).toBe(
      'The file is larger than 15 MB',
    );
    expect(refusalOf(file('video/mp4', 200 * mebibyte + 1), ['video'], 'en')).toBe('The file is larger than 200 MB');
  });
});

describe('the server looks at', () => {
  it.each([
    ['a picture of the largest size', file('image/jpeg', 15 * mebibyte), ['image']],
    ['a file that says nothing about itself', file(''), ['document']],
  ] as const)('%s', (_, sent, kinds) => {
    expect(refusalOf(sent, kinds, 'en')).toBe('');
  });
});
