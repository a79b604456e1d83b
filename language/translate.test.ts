import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import type { Message } from './message.ts';
import { createTranslate, type KeyOf } from './translate.ts';

const english = {
  greeting: 'Welcome',
  by: 'Set by {name}',
  items: { one: '{count} item of {name}', other: '{count} items of {name}' },
} as const satisfies Record<string, Message>;
const t = createTranslate<typeof english>(english, 'en');
const arabic = createTranslate<typeof english>(
  { greeting: 'أهلًا', by: 'عيّنه {name}', items: { one: 'عنصر واحد لدى {name}', other: '{count} عنصر لدى {name}' } },
  'ar',
);

describe('messages by their English', () => {
  it('take one value for each place, and none without places', () => {
    expect([t('greeting'), t('by', { name: 'Sara' }), t('items', { count: 2, name: 'Sara' })]).toEqual([
      'Welcome',
      'Set by Sara',
      '2 items of Sara',
    ]);
  });

  it('are refused by the compiler with a place that is missing, misspelt or not there', () => {
    const refused = [
      // @ts-expect-error A value is missing.
      () => t('by'),
      // @ts-expect-error The place is called `name`.
      () => t('by', { nam: 'Sara' }),
      // @ts-expect-error A plural form needs `count`.
      () => t('items', { name: 'Sara' }),
      // @ts-expect-error It has no place.
      () => t('greeting', { name: 'Sara' }),
    ];
    const plain: readonly KeyOf<typeof english>[] = ['greeting'];
    const named: readonly KeyOf<typeof english, 'name'>[] = ['greeting', 'by'];
    expect([refused.length, plain.length, named.length]).toEqual([4, 1, 2]);
  });
});

describe('a value in a sentence', () => {
  const said = (language: Language, name: string) => (language === 'ar' ? arabic : t)('by', { name });

  it.each<[language: Language, name: string, written: string]>([
    ['ar', 'Sara Ali', '\u2068Sara Ali\u2069'],
    ['ar', '+966 11 234 5678', '\u2068+966 11 234 5678\u2069'],
    ['ar', '050 123 4567', '\u2068050 123 4567\u2069'],
    ['ar', '2026-0001', '\u20682026-0001\u2069'],
    ['ar', 'a@wameed.example', '\u2068a@wameed.example\u2069'],
    ['ar', 'LED شاشة', '\u2067LED شاشة\u2069'],
    ['en', 'سارة', '\u2068سارة\u2069'],
  ])('is isolated where it could reorder the sentence (%s: %s)', (language, name, written) => {
    expect(said(language, name)).toContain(written);
  });

  it.each<[language: Language, name: string]>([
    ['ar', 'سارة'],
    ['ar', '31,999'],
    ['ar', '12 نوفمبر 2026'],
    ['ar', 'https://wameed.example/ar/planner?width=6'],
    ['ar', 'عن \u2068LED\u2069'],
    ['en', 'Sara +966 11 234 5678'],
  ])('stays as it is elsewhere (%s: %s)', (language, name) => {
    expect(said(language, name).endsWith(` ${name}`)).toBe(true);
  });
});
