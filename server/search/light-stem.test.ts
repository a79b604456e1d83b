import { expect, it } from 'vitest';
import { fold } from '../../language/fold.ts';
import { lightStem } from './light-stem.ts';

const stem = (word: string) => lightStem(fold(word));

it('forms of a word share its stem', () => {
  expect(new Set(['شاشة', 'الشاشة', 'والشاشات', 'بالشاشة', 'للشاشات'].map(stem))).toEqual(new Set(['شاش']));
  expect(stem('screens')).toBe('screen');
  expect(stem('displays')).toBe('display');
});

it('short words stay as they are', () => {
  expect(stem('الآن')).toBe('الان');
  expect(stem('bus')).toBe('bus');
  expect(stem('وميض')).toBe('وميض');
});

it('plurals of English lose their ending and nothing else does', () => {
  const words = ['kiosks', 'batteries', 'boxes', 'switches', 'surfaces', 'glass', 'lighting', 'led', 'p1.5s'];
  expect(words.map(stem)).toEqual([
    'kiosk',
    'battery',
    'box',
    'switch',
    'surface',
    'glass',
    'lighting',
    'led',
    'p1.5s',
  ]);
});

it('plurals of Arabic that change inside are their singular', () => {
  expect(['أكشاك', 'الأكشاك', 'كشك'].map(stem)).toEqual(['كشك', 'كشك', 'كشك']);
  expect(['ألواح', 'لوحات', 'لوحة'].map(stem)).toEqual(['لوح', 'لوح', 'لوح']);
});
