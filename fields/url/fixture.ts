import type { FieldFixture } from '../fixture.ts';
import { url } from './field.ts';

export const urlFixture: FieldFixture = {
  field: url(),
  good: [
    { sent: 'https://screens.example/a?b=c', stored: 'https://screens.example/a?b=c' },
    { sent: 'http://screens.example', stored: 'http://screens.example' },
    { sent: ' screens.example ', stored: 'https://screens.example' },
    { sent: 'https://شاشات.example:8443/a', stored: 'https://شاشات.example:8443/a' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'javascript:alert(1)', code: 'invalidUrl' },
    { sent: 'data:text/html,x', code: 'invalidUrl' },
    { sent: 'ftp://screens.example', code: 'invalidUrl' },
    { sent: 'https://user@screens.example', code: 'invalidUrl' },
    { sent: 'https://a.example;sandbox/x', code: 'invalidUrl' },
    { sent: "https://a.example'unsafe-inline'/x", code: 'invalidUrl' },
    { sent: 'https://*.example/x', code: 'invalidUrl' },
    { sent: 'not an address', code: 'invalidUrl' },
    { sent: 'localhost', code: 'invalidUrl' },
    { sent: '/page.html', code: 'invalidUrl' },
    { sent: `https://screens.example/${'x'.repeat(300)}`, code: 'invalidUrl' },
    { sent: { en: 'https://screens.example' }, code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `https://screens.example/${turn}`,
};
