import { countries } from '../../../content/countries.ts';
import { settingsOf } from '../../../content/settings.ts';
import type { AddedJob, Jobs } from '../../jobs/create-jobs.ts';
import { jobs as declared } from '../../jobs/index.ts';
import { detailOf, JobError } from '../../jobs/job-failure.ts';
import { MailboxError } from '../../mailbox/open-mailbox.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { bareAddress } from '../emails/compose-email.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { readMailbox } from './read-mailbox.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

interface ReadingOptions {
  readonly jobs: Pick<Jobs, 'add'>;
  readonly media: Pick<MediaStore, 'check'>;
}

/** The addresses of the company in lowercase. Read for each run, because administrators may change them. */
async function readOwnAddresses({ mail, mailbox, reader }: EnquirySources): Promise<ReadonlySet<string>> {
  const { from = '', to = '' } = mail();
  const shown = await Promise.all(countries.map((country) => reader('en', country).settings(settingsOf(country))));
  const written = [mailbox?.user ?? '', from, to, ...shown.map(({ email }) => email)];
  return new Set(written.map((each) => emailKey(bareAddress(each))).filter((each) => each !== ''));
}

/** Starts the job that reads the mailbox. Returns null without a mailbox, and then loads and opens nothing. */
export function startReading(sources: EnquirySources, { jobs, media }: ReadingOptions): AddedJob | null {
  const { mailbox: address } = sources;
  if (address === null) return null;
  return jobs.add(declared.incomingLetters, {
    async run({ signal }) {
      try {
        await readMailbox({ ...sources, address, ownAddresses: await readOwnAddresses(sources), media }, signal);
      } catch (error) {
        throw error instanceof MailboxError ? new JobError('mailbox', detailOf(error)) : error;
      }
    },
  });
}
