import { describe, expect, it } from 'vitest';
import type { Language } from '../language/languages.ts';
import { text } from './index.ts';
import type { TranslatedText } from './translated.ts';

const field = text();

const write = (sent: unknown, previous: TranslatedText, language: Language): TranslatedText =>
  field.parse(sent, previous, 'title', { language, findMedia: () => undefined, report: () => undefined });

function read(stored: TranslatedText, language: Language) {
  let isFallback = false;
  const fellBack = () => {
    isFallback = true;
  };
  const value = field.serialize(stored, { language, all: false, findMedia: () => undefined, fellBack });
  return { value, isFallback };
}

describe('a text in two languages', () => {
  it('is answered in the other language where it is empty, and says so', () => {
    expect(read({ en: 'Screen', ar: '' }, 'ar')).toEqual({ value: 'Screen', isFallback: true });
    expect(read({ en: 'Screen', ar: 'شاشة' }, 'ar')).toEqual({ value: 'شاشة', isFallback: false });
    expect(read({ en: '', ar: '' }, 'ar')).toEqual({ value: '', isFallback: false });
  });

  it('does not freeze a fallback that a client of one language sends back', () => {
    expect(write('Screen', { en: 'Screen', ar: '' }, 'ar')).toEqual({ en: 'Screen', ar: '' });
  });

  it('takes a value equal to the other language where the own one was written', () => {
    expect(write('LED', { en: 'LED', ar: 'شاشة' }, 'ar')).toEqual({ en: 'LED', ar: 'LED' });
  });

  it('keeps the other language when one is written or cleared', () => {
    expect(write('شاشة', { en: 'Screen', ar: '' }, 'ar')).toEqual({ en: 'Screen', ar: 'شاشة' });
    expect(write('', { en: 'Screen', ar: 'شاشة' }, 'ar')).toEqual({ en: 'Screen', ar: '' });
    expect(write({ en: 'Display' }, { en: 'Screen', ar: 'شاشة' }, 'ar')).toEqual({ en: 'Display', ar: 'شاشة' });
  });

  it('answers the view with the language the text is really in', () => {
    const context = { language: 'en', findMedia: () => undefined, fellBack: () => undefined } as const;
    expect(field.view({ en: '', ar: 'شاشة' }, context)).toEqual({ text: 'شاشة', language: 'ar' });
  });
});
