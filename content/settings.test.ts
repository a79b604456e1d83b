import { expect, it } from 'vitest';
import type { Collection } from './model/collection.ts';
import { landingSettings } from './landing-settings.ts';
import { companySettings, privacySettings, saudiSettings, webhookSettings } from './settings.ts';

/** The reason why a value is refused; `null` if it is accepted. */
function refusalOf({ fields }: Collection, name: string, sent: unknown): string | null {
  const codes: string[] = [];
  const field = fields[name];
  field?.parse(sent, field.empty, name, {
    language: 'en',
    findMedia: () => undefined,
    report: (_path, code) => codes.push(code),
  });
  return codes[0] ?? null;
}

const hook = (address: string) => ({ kind: 'contact', address });

it.each([
  [companySettings, 'accent', '#1A6bff', 'red', 'invalidColour'],
  [saudiSettings, 'email', 'hello@screens.example', 'hello', 'invalidEmail'],
  [saudiSettings, 'phone', '+966 11 000 0000', 'call us', 'invalidPhone'],
  [saudiSettings, 'whatsapp', '966500000000', '0500000000', 'invalidPhone'],
  [landingSettings, 'slides', [{ title: 'A', gradient: 'dusk' }], [{ title: 'A', gradient: 'pink' }], 'notAnOption'],
  [saudiSettings, 'map', 'https://maps.example/embed', '/contact', 'insecureUrl'],
  [landingSettings, 'sizes', [98, '136'], [1000], 'outOfRange'],
  [landingSettings, 'sizes', [98], [98.5], 'notWhole'],
  [landingSettings, 'quoteForm', 'https://forms.example/a', 'http://forms.example/a', 'insecureUrl'],
  [webhookSettings, 'hooks', [hook('https://hooks.example/a')], [hook('/x')], 'insecureUrl'],
  [privacySettings, 'retentionMonths', '24', '1.5', 'notWhole'],
  [privacySettings, 'retentionMonths', 120, 121, 'outOfRange'],
] as const)('%o: a value of %s that has no effect is refused', (group, name, good, bad, code) => {
  expect(refusalOf(group, name, good)).toBeNull();
  expect(refusalOf(group, name, '')).toBeNull();
  expect(refusalOf(group, name, bad)).toBe(code);
});
