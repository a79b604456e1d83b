import { describe, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.ts';

const stages = ['lint', 'unit', 'journeys'];
const files = [
  { path: 'server/bodies/bodies.test.ts', source: "it('refuses unknown fields')" },
  { path: 'tests/journeys/booking.test.ts', source: "it('takes the pressed day')" },
  { path: 'tests/journeys/forms.test.ts', source: "it.each(languages)('thanks in %s')" },
];
const choose = (...words: string[]) => chooseTests(words, stages, files);

describe('the words behind `npm test --`', () => {
  it('name everything where there are none', () => {
    expect(choose()).toEqual({ stages: [], files: [], title: '' });
  });

  it('name stages', () => {
    expect(choose('lint', 'unit')).toEqual({ stages: ['lint', 'unit'], files: [], title: '' });
  });

  it('name paths by any part of them', () => {
    expect(choose('booking')?.files).toEqual(['tests/journeys/booking.test.ts']);
    expect(choose('journeys/')?.files).toHaveLength(2);
  });

  it('name titles, in the files that hold them', () => {
    expect(choose('pressed', 'day')).toEqual({
      stages: [],
      files: ['tests/journeys/booking.test.ts'],
      title: 'pressed day',
    });
  });

  it('name a title that a table completes, which no source holds', () => {
    expect(choose('thanks in ar')).toMatchObject({ title: 'thanks in ar', files: files.map(({ path }) => path) });
  });

  it('narrow one another', () => {
    expect(choose('journeys', 'forms')).toMatchObject({
      stages: ['journeys'],
      files: ['tests/journeys/forms.test.ts'],
    });
  });

  it('that no test has name nothing', () => {
    expect(choose('bodies', 'no such title')).toBeNull();
  });
});
