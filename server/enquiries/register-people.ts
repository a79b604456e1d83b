import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toInternational } from '../../fields/phone/field.ts';
import { callMessage } from '../../language/call-words.ts';
import { fold } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import type { CallServices } from '../calls/call-services.ts';
import { administratorReads, administratorWrites } from '../calls/guards.ts';
import { keptText } from '../calls/kept-text.ts';
import { CallError } from '../errors/call-error.ts';
import { erasePerson, exportPerson, type Person } from './people.ts';
import { readGiven } from './read-given.ts';

const byEmail = z.strictObject({ email: keptText(254).trim().toLowerCase().min(1) });
const byPhone = z.strictObject({ phone: z.string().min(1) });

/** Whom a call is about; a number in Latin or Arabic digits. An address writes the plus of a phone number as a space. */
function readPerson({ query }: FastifyRequest): Person {
  const named = byEmail.safeParse(query);
  if (named.success) return named.data;
  const number = toInternational(fold(readGiven(byPhone, query).phone).replace(/^ (?=\d)/, '+'));
  if (number === null) throw new CallError(400, 'invalid', { issues: [{ path: 'phone', code: 'invalidPhone' }] });
  return { phone: number };
}

/** What the site keeps about one person: to be given to that person, and to be erased. */
export function registerPeople(app: FastifyInstance, { accounts, database }: CallServices, language: Language): void {
  app.get('/people', administratorReads(accounts), (request) => exportPerson(database, readPerson(request)));
  app.delete('/people', administratorWrites(accounts), async (request) => {
    const erased = await erasePerson(database, readPerson(request));
    return { message: callMessage('personErased', language), ...erased };
  });
}
