import type { EnquiryReply } from '../../../calls/replies.ts';
import { oldAfter } from '../../../content/mail-server.ts';

/** True if a reply has waited so long that it is sent only after a confirmation. */
export const isOldReply = ({ goes_at: at }: Pick<EnquiryReply, 'goes_at'>): boolean =>
  at !== null && Date.now() - Date.parse(at) > oldAfter;
