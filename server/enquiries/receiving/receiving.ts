import type { Language } from '../../../language/languages.ts';
import type { Judgement } from '../../forms/form-guard.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import type { Acceptance } from './accept-enquiry.ts';
import type { SentEnquiry } from './read-enquiry.ts';

/** Takes messages in. */
export interface Receiving {
  readonly sources: EnquirySources;
  /** Checks and stores a message; calls and pages without scripts come through the same door. */
  accept(sent: SentEnquiry, judgement: Judgement): Promise<Acceptance>;
  /** Sends the company a message that is marked as a test. */
  sendTest(language: Language): Promise<Acceptance>;
}
