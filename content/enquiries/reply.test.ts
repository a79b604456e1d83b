import { expect, it } from 'vitest';
import { fillReply, usualReply } from './reply.ts';

it('the reference stands by itself among Arabic words, and as it is among others', () => {
  const values = { name: 'سارة', reference: 'ENQ-2026-0007', product: '', company: 'وميض' };
  const of = (language: 'en' | 'ar') =>
    fillReply({ subject: usualReply.subject[language], text: usualReply.text[language] }, values).subject;
  expect(of('ar')).toBe('استفسارك إلى وميض (\u2068ENQ-2026-0007\u2069)');
  expect(of('en')).toBe('Your enquiry to وميض (ENQ-2026-0007)');
});
