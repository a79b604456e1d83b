import type { EnquiryReply } from '../../../calls/replies.ts';
import { oldAfter } from '../../../content/mail-server.ts';

/** Whether an answer waited so long that it goes out only after a question. */
export const isOldReply = ({ goes_at: at }: Pick<EnquiryReply, 'goes_at'>): boolean =>
  at !== null && Date.now() - Date.parse(at) > oldAfter;
