import type { EnquiryReplyRow } from '../../database/tables.ts';
import type { ReceivedReply, WrittenReply, Writer } from './write-reply.ts';

/** What the administrator and a visitor write to each other. */
export interface Replying {
  /**
   * Answers a message by e-mail, after a moment in which that can be taken back; `null` where there is no such message.
   * @throws CallError 409 where nobody can be written to, or the message awaits review
   * @throws InvalidError where a file is not attached to it
   */
  reply(id: number, reply: WrittenReply, writer: Writer): Promise<EnquiryReplyRow | null>;
  /**
   * Notes what a visitor answered; `null` where there is no such message.
   * @throws InvalidError where a file is not attached to it
   */
  noteReceived(id: number, received: ReceivedReply, writer: Writer): Promise<EnquiryReplyRow | null>;
  /**
   * Takes back what has not gone out yet; `null` where there is none.
   * @throws CallError 409 where it went out
   */
  takeBack(id: number, reply: number, taker: Writer): Promise<EnquiryReplyRow | null>;
}
