import { Readable } from 'node:stream';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import type { Database } from '../../database/connect.ts';
import { type Erasure, type NamedDataSubject, people as calls } from '../../../calls/people.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { fold } from '../../../language/fold.ts';
import { CallError } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { readPhone } from '../../phones/read-phone.ts';
import { eraseDataSubject } from './erase-data-subject.ts';
import { type Erased, erasedRows, type DataSubjectKey } from './erased-list.ts';
import { exportDataSubject, type DataSubject } from './find-data-subject.ts';
import { exportWithFiles } from './export-data-subject.ts';
import { findRelated } from './related-data.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** The backups that may contain a data subject. */
interface BackupsOfDataSubjects {
  readonly store: {
    readonly most: number;
    list(): Promise<readonly { readonly name: string; readonly manifest: { readonly made_at: string } }[]>;
    /** Records data subjects that a restored backup must not bring back. */
    noteErased(rows: readonly Erased[]): Promise<void>;
  };
  readonly jobs: { current(): Promise<{ readonly state: string } | null> };
}

/** The services that the calls about data subjects use. */
interface DataSubjectServices {
  readonly database: Database;
  readonly enquiries: { readonly sources: EnquirySources };
  readonly backups: BackupsOfDataSubjects;
}

/** Parses a phone number with Latin or Arabic digits into its stored form. */
function readNumber(written: string, path: string): string {
  const read = readPhone(fold(written), defaultCountry);
  if (read === null) throw new CallError(400, 'invalid', { issues: [{ path, code: 'invalidPhone' }] });
  return read.number;
}

const toDataSubject = (named: NamedDataSubject): DataSubject =>
  'email' in named ? { email: emailKey(named.email) } : { phone: readNumber(named.phone, 'phone') };

const toKeys = ({ emails, phones, names, references }: Erasure): readonly DataSubjectKey[] => [
  ...emails.map((written) => ({ kind: 'email' as const, value: emailKey(written) })),
  ...phones.map((written, index) => ({ kind: 'phone' as const, value: readNumber(written, `phones.${index}`) })),
  ...names.map((value) => ({ kind: 'name' as const, value })),
  ...references.map((value) => ({ kind: 'reference' as const, value })),
];

/** Serves the export and the erasure of a data subject's data. */
export function servePeople(serve: Serve, { backups, database, enquiries }: DataSubjectServices): void {
  /** Every earlier backup still contains an erased data subject. */
  const listBackups = async () => ({
    kept: (await backups.store.list()).map(({ name: file, manifest }) => ({ name: file, made_at: manifest.made_at })),
    is_making_one: (await backups.jobs.current())?.state === 'running',
  });

  serve(calls.find, ({ body }) => exportDataSubject(database, toDataSubject(body)));
  serve(calls.export, ({ body, reply }) => {
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="person.json"');
    return Readable.from(exportWithFiles(database, toDataSubject(body)));
  });
  serve(calls.related, async ({ body }) => ({
    ...(await findRelated(database, toDataSubject(body))),
    backups: await listBackups(),
  }));
  serve(calls.erase, async ({ body, language, actor }) => {
    const dataSubject = toKeys(body);
    const key = enquiries.sources.signingKey();
    const counts = await eraseDataSubject(database, await actor(), { dataSubject, key });
    await backups.store.noteErased(await erasedRows(database.read));
    return { message: callMessage('personErased', language), ...counts, backups: await listBackups() };
  });
}
