import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import { isComplete, type MailEnvironment, type MailSettings } from './mail-settings.ts';
import { type MailServerRow, mailServerTag, openServer, readMailServer } from './stored-server.ts';

export interface Mail {
  /** Returns the mail settings in effect. */
  readonly current: () => MailSettings;
  /** Reads the settings again. Resolves when `current` returns them. */
  reload(): Promise<void>;
  /** Stops listening for changes. */
  close(): void;
}

interface MailSources {
  readonly database: Database;
  readonly signingKey: SigningKey;
  readonly log: Logger;
}

/**
 * Provides the mail settings from the environment or, without them, from the database, including changes by other
 * processes.
 */
export async function openMail(
  { database, signingKey, log }: MailSources,
  environment: MailEnvironment,
): Promise<Mail> {
  let row: MailServerRow | undefined;
  const reload = async (): Promise<void> => {
    row = await readMailServer(database.read);
  };
  await reload();
  const stop = database.versions.onChange((tags) => {
    if (tags !== 'all' && !tags.includes(mailServerTag)) return;
    reload().catch((error: unknown) =>
      log.error({ err: error }, 'The settings of the mail server could not be reloaded'),
    );
  });
  return {
    current() {
      const { smtpUrl, from, to } = environment;
      if (smtpUrl !== undefined) return { server: smtpUrl, from, to };
      if (row === undefined) return { server: null, from, to };
      // Decrypted each time, because a restored site may have another key.
      const server = openServer(row, signingKey);
      return { server: isComplete(server) ? server : null, from: from ?? (row.sender || undefined), to };
    },
    reload,
    close: stop,
  };
}
