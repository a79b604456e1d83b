import type { Language } from '../../../language/languages.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';

/** What the administrator does with letters and webhooks. */
export interface Letters {
  readonly sources: EnquirySources;
  /** Tries a row of the outbox again; false where there is none, or it was sent. */
  retry(id: number): Promise<boolean>;
  /** Tries everything again that could not be sent so far. */
  retryFailing(): Promise<void>;
  /** @throws DeliveryError with what the mail server said */
  sendTestLetter(language: Language): Promise<void>;
}
