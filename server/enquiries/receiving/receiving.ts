import type { Language } from '../../../language/languages.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import type { Acceptance } from './accept-enquiry.ts';
import type { SentEnquiry } from './read-enquiry.ts';

/** Receives enquiries. */
export interface Receiving {
  readonly sources: EnquirySources;
  /** Checks and stores an enquiry; used by calls and by forms without scripts. */
  accept(sent: SentEnquiry, spamCheck: SpamCheck): Promise<Acceptance>;
  /** Sends the company an enquiry that is marked as a test. */
  sendTest(language: Language): Promise<Acceptance>;
}
