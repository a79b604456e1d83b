import type { Actor } from '../../changes/stored-entry.ts';
import type { EnquiryReplyRow, EnquiryRow } from '../../database/tables.ts';
import type { WrittenReply } from '../replies/write-reply.ts';
import type { Receiving } from '../receiving/receiving.ts';
import type { EnquiryChange } from './manage-enquiries.ts';

/** What the administrator does with messages. */
export interface Managing extends Pick<Receiving, 'sources' | 'sendTest'> {
  /** Brings a deleted message back; false where there is none. */
  restore(id: number): Promise<boolean>;
  /** `null` where there is no such message. */
  change(id: number, change: EnquiryChange): Promise<EnquiryRow | null>;
  /**
   * Answers a message by e-mail, after a moment in which that can be taken back; `null` where there is no such message.
   * @throws CallError 409 where nobody can be written to, or the message awaits review
   */
  reply(id: number, reply: WrittenReply, actor: Actor): Promise<EnquiryReplyRow | null>;
  /** Notes what a visitor answered; `null` where there is no such message. */
  noteReceived(id: number, text: string, actor: Actor): Promise<EnquiryReplyRow | null>;
  /**
   * Takes back what has not gone out yet; `null` where there is none.
   * @throws CallError 409 where it went out
   */
  takeBack(id: number, reply: number): Promise<EnquiryReplyRow | null>;
}
