import type { AddedJob, Jobs } from '../../jobs/create-jobs.ts';
import { jobs as declared } from '../../jobs/index.ts';
import { detailOf, JobError } from '../../jobs/job-failure.ts';
import { MailboxError } from '../../mailbox/open-mailbox.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { bareAddress } from '../letters/compose-letter.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { readMailbox } from './read-mailbox.ts';

interface ReadingOptions {
  readonly jobs: Pick<Jobs, 'add'>;
  readonly media: Pick<MediaStore, 'check'>;
}

/** Reads the mailbox by the clock; null where there is none, and then nothing of it is loaded or opened. */
export function startReading(sources: EnquirySources, { jobs, media }: ReadingOptions): AddedJob | null {
  const { mailbox: address } = sources;
  const mail = sources.mail();
  if (address === null) return null;
  const own = [address.user, mail.from ?? '', mail.to ?? ''].map((written) => bareAddress(written).toLowerCase());
  const ownAddresses = new Set(own.filter((each) => each !== ''));
  return jobs.add(declared.incomingLetters, {
    async run({ signal }) {
      try {
        await readMailbox({ ...sources, address, ownAddresses, media }, signal);
      } catch (error) {
        throw error instanceof MailboxError ? new JobError('mailbox', detailOf(error)) : error;
      }
    },
  });
}
