import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import { isComplete, type MailEnvironment, type MailSettings } from './mail-settings.ts';
import { type MailServerRow, mailServerTag, openServer, readMailServer } from './stored-server.ts';

export interface Mail {
  /** How emails go out at this moment. */
  readonly current: () => MailSettings;
  /** Reads again what administrators set; resolves when `current` says it. */
  reload(): Promise<void>;
  /** Hears of no more changes. */
  close(): void;
}

interface MailSources {
  readonly database: Database;
  readonly signingKey: SigningKey;
  readonly log: Logger;
}

/** How emails go out: as the environment says, or else as administrators set it, also through another process. */
export async function openMail({ database, signingKey, log }: MailSources, given: MailEnvironment): Promise<Mail> {
  let row: MailServerRow | undefined;
  const reload = async (): Promise<void> => {
    row = await readMailServer(database.read);
  };
  await reload();
  const stop = database.versions.onChange((tags) => {
    if (tags !== 'all' && !tags.includes(mailServerTag)) return;
    reload().catch((error: unknown) => log.error({ err: error }, 'The mail server was not read again'));
  });
  return {
    current() {
      const { smtpUrl, from, to } = given;
      if (smtpUrl !== undefined) return { server: smtpUrl, from, to };
      if (row === undefined) return { server: null, from, to };
      // Opened each time: a restored site brings its own key along.
      const server = openServer(row, signingKey);
      return { server: isComplete(server) ? server : null, from: from ?? (row.sender || undefined), to };
    },
    reload,
    close: stop,
  };
}
