import type { Language } from '../../../language/languages.ts';
import type { Judgement } from '../../forms/form-guard.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import type { Subscription } from './newsletter.ts';

/** Takes addresses for the company's news. */
export interface Subscriptions {
  readonly sources: EnquirySources;
  subscribe(email: string, language: Language, judgement: Judgement): Promise<Subscription>;
  /** Lets a held subscription go on; false where there is none that waits. */
  releaseSubscriber(id: number): Promise<boolean>;
}
