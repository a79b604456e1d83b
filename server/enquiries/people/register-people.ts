import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toInternational } from '../../../fields/phone/field.ts';
import { callMessage } from '../../../language/call-words.ts';
import { fold } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import { CallError } from '../../http/call-error.ts';
import { actorOf, administratorWrites, type SessionGuard } from '../../http/guards.ts';
import { keptText } from '../../http/kept-text.ts';
import { readChecked } from '../../http/read-checked.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { erasePerson } from './erase-person.ts';
import { type Erased, erasedRows, type PersonKey } from './erased-list.ts';
import { exportPerson, type Person } from './find-person.ts';
import { findRelated } from './related-person.ts';

/** The backups in which a person may still stand. */
interface BackupsOfPeople {
  readonly kept: {
    readonly most: number;
    list(): Promise<readonly { readonly name: string; readonly manifest: { readonly made_at: string } }[]>;
    /** Notes whom a restored backup must not bring back. */
    noteErased(rows: readonly Erased[]): Promise<void>;
  };
  readonly jobs: { current(): { readonly state: string } | null };
}

/** What the calls about people work with. */
interface PeopleServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly enquiries: { readonly sources: EnquirySources };
  readonly backups: BackupsOfPeople;
}

const email = keptText(254).trim().toLowerCase().min(1);
const phone = z.string().min(1).max(100);
const name = keptText(200).min(1);

/** Whom a call is about. Never in an address: those are kept in histories and logs. */
const named = z.union([z.strictObject({ email }), z.strictObject({ phone })]);
const mostKeys = 20;
const mostReferences = 100;
const erased = z
  .strictObject({
    emails: z.array(email).max(mostKeys).default([]),
    phones: z.array(phone).max(mostKeys).default([]),
    names: z.array(name).max(mostKeys).default([]),
    references: z.array(name).max(mostReferences).default([]),
  })
  .refine((given) => Object.values(given).some(({ length }) => length > 0));

/** A number as it is kept, from Latin or Arabic digits. */
function readNumber(written: string, path: string): string {
  const number = toInternational(fold(written));
  if (number === null) throw new CallError(400, 'invalid', { issues: [{ path, code: 'invalidPhone' }] });
  return number;
}

function readPerson({ body }: FastifyRequest): Person {
  const person = readChecked(named, body);
  return 'email' in person ? person : { phone: readNumber(person.phone, 'phone') };
}

function readKeys({ body }: FastifyRequest): readonly PersonKey[] {
  const { emails, phones, names, references } = readChecked(erased, body);
  return [
    ...emails.map((value) => ({ kind: 'email' as const, value })),
    ...phones.map((written, index) => ({ kind: 'phone' as const, value: readNumber(written, `phones.${index}`) })),
    ...names.map((value) => ({ kind: 'name' as const, value })),
    ...references.map((value) => ({ kind: 'reference' as const, value })),
  ];
}

/** What the site keeps about one person: to be given to that person, and to be erased. */
export function registerPeople(app: FastifyInstance, services: PeopleServices, language: Language): void {
  const { accounts, backups, database, enquiries } = services;
  const guarded = administratorWrites(accounts);

  /** Whoever is erased now stands in every backup that was made before. */
  const keptBackups = async () => ({
    kept: (await backups.kept.list()).map(({ name: file, manifest }) => ({ name: file, made_at: manifest.made_at })),
    most_kept: backups.kept.most,
    is_making_one: backups.jobs.current()?.state === 'running',
  });

  app.post('/people/find', guarded, (request) => exportPerson(database, readPerson(request)));
  app.post('/people/related', guarded, async (request) => ({
    ...(await findRelated(database, readPerson(request))),
    backups: await keptBackups(),
  }));
  app.post('/people/erase', guarded, async (request) => {
    const person = readKeys(request);
    const actor = await actorOf(accounts, request);
    const key = enquiries.sources.signingKey();
    const counts = await erasePerson(database, actor, { person, key });
    await backups.kept.noteErased(await erasedRows(database.read));
    return { message: callMessage('personErased', language), ...counts, backups: await keptBackups() };
  });
}
