import type { Language } from '../../../language/languages.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import type { Subscription } from './newsletter.ts';

/** Subscribing to the newsletter. */
export interface Subscriptions {
  readonly sources: EnquirySources;
  subscribe(email: string, language: Language, spamCheck: SpamCheck): Promise<Subscription>;
  /** Releases a subscription pending moderation. Returns false if there is none. */
  releaseSubscriber(id: number): Promise<boolean>;
}
