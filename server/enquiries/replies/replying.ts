import type { EnquiryReplyRow } from '../../database/tables.ts';
import type { ReceivedReply, WrittenReply, Writer } from './write-reply.ts';

/** The conversation of administrators with a visitor. */
export interface Replying {
  /**
   * Replies to an enquiry by email, after a delay in which the reply can be withdrawn. Returns `null` if the enquiry
   * does not exist.
   * @throws CallError 409 if the enquiry has no e-mail address or is pending moderation
   * @throws InvalidError if a file is not attached
   */
  reply(id: number, reply: WrittenReply, writer: Writer): Promise<EnquiryReplyRow | null>;
  /**
   * Stores a visitor's reply that was received by other means. Returns `null` if the enquiry does not exist.
   * @throws InvalidError if a file is not attached
   */
  noteReceived(id: number, received: ReceivedReply, writer: Writer): Promise<EnquiryReplyRow | null>;
  /**
   * Withdraws a reply that was not sent yet. Returns `null` if there is none.
   * @throws CallError 409 if it was sent
   */
  withdraw(id: number, reply: number, taker: Writer): Promise<EnquiryReplyRow | null>;
}
