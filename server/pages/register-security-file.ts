import type { FastifyInstance } from 'fastify';
import { countries, defaultCountry } from '../../content/countries.ts';
import { companySettings, settingsOf } from '../../content/settings.ts';
import { defaultLanguage, languages } from '../../language/languages.ts';
import { originOf } from '../addresses/origin-of.ts';
import type { PagesOptions } from './register-pages.ts';

const address = '/.well-known/security.txt';

/** Days until the file expires; RFC 9116 §2.5.5 recommends less than a year. */
const validDays = 180;

/** Midnight of a later day (RFC 3339), so that the file does not change during a day. */
function expiryOf(now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + validDays);
  return `${day.toISOString().slice(0, 10)}T00:00:00Z`;
}

/** `/.well-known/security.txt` (RFC 9116), if the settings have a security contact. */
export function registerSecurityFile(app: FastifyInstance, { reader, publicUrl }: PagesOptions): void {
  async function findContact(): Promise<string | undefined> {
    const settings = reader({ language: defaultLanguage, country: defaultCountry, tags: new Set() });
    const { securityEmail } = await settings.settings(companySettings);
    const others = await Promise.all(countries.map((country) => settings.settings(settingsOf(country))));
    return [securityEmail, ...others.map(({ email }) => email)].find((email) => email !== '');
  }

  app.get(address, async (request, reply) => {
    const contact = await findContact();
    if (contact === undefined) return reply.callNotFound();
    const lines = [
      `Contact: mailto:${encodeURI(contact)}`,
      `Expires: ${expiryOf(new Date())}`,
      `Preferred-Languages: ${languages.toSorted().join(', ')}`,
      `Canonical: ${originOf(request, publicUrl)}${address}`,
      '',
    ];
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
}
