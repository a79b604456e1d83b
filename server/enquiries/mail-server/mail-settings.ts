import type { MailEncryption } from '../../../content/mail-server.ts';

/** What the environment says about email. */
export interface MailEnvironment {
  /** The mail server as an address; it wins over the one that administrators set. */
  readonly smtpUrl?: string | undefined;
  /** Sender of every email: an address, or a name with the address in angle brackets. */
  readonly from?: string | undefined;
  /** Who gets the notifications; without it, the e-mail address of the country in the settings. */
  readonly to?: string | undefined;
}

/** A mail server that an administrator set. */
export interface StoredServer {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  /** Empty where the server asks for no login. */
  readonly user: string;
  /** `null` where none is stored, or it was sealed with another key. */
  readonly password: string | null;
}

/** The address in `SMTP_URL`, or what an administrator set. */
export type SmtpServer = string | StoredServer;

/** How emails go out at the moment. */
export interface MailSettings {
  /** `null` while there is none that can be used: emails wait in the outbox. */
  readonly server: SmtpServer | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Whether a server that asks for a login can be used. */
export const isComplete = ({ user, password }: StoredServer): boolean => user === '' || password !== null;
