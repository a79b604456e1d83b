import { isDeepStrictEqual } from 'node:util';
import type { MailSettings, SmtpServer } from '../mail-server/mail-settings.ts';
import { DeliveryError } from './delivery-error.ts';
import { createMailer, type Mailer } from './send-mail.ts';

/** The reason shown for waiting emails without a mail server. */
export const noServer = 'No mail server is configured';

/**
 * Sends with the current mail server. When the server changes, the connection to the previous one is closed.
 * @param isRefused see `createMailer`
 */
export function createLiveMailer(current: () => MailSettings, isRefused?: (address: string) => boolean): Mailer {
  let open: { readonly server: SmtpServer; readonly mailer: Mailer } | null = null;
  return {
    async send(email) {
      const { server } = current();
      if (server === null) throw new DeliveryError('server', noServer);
      if (open === null || !isDeepStrictEqual(open.server, server)) {
        open?.mailer.close();
        open = { server, mailer: createMailer(server, { isRefused }) };
      }
      return open.mailer.send(email);
    },
    close: () => open?.mailer.close(),
  };
}
