import type { FieldFixture } from '../fixture.ts';
import { link } from './field.ts';

export const linkFixture: FieldFixture = {
  field: link(),
  good: [
    { sent: '/product/68/the-vision', stored: '/product/68/the-vision' },
    { sent: ' https://screens.example/a?b=1#c ', stored: 'https://screens.example/a?b=1#c' },
    { sent: '#', stored: '#' },
    { sent: '-', stored: '-' },
    { sent: 'one-category', stored: 'one-category' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'javascript:alert(1)', code: 'invalidLink' },
    { sent: ' JaVaScRiPt:alert(1)', code: 'invalidLink' },
    { sent: 'java\u200Bscript:alert(1)', code: 'invalidLink' },
    { sent: 'java\nscript:alert(1)', code: 'invalidLink' },
    { sent: 'data:text/html,x', code: 'invalidLink' },
    { sent: 'vbscript:x', code: 'invalidLink' },
    { sent: 'http://screens.example', code: 'invalidLink' },
    { sent: '//evil.example', code: 'invalidLink' },
    { sent: '/\\evil.example', code: 'invalidLink' },
    { sent: '\\\\evil.example', code: 'invalidLink' },
    { sent: `/${'x'.repeat(500)}`, code: 'tooLong' },
    { sent: { en: '/a' }, code: 'wrongType' },
    { sent: 5, code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `/product/${turn}`,
};
