import type { MailEncryption } from '../../../content/mail-server.ts';

/** The mail settings of the environment. */
export interface MailEnvironment {
  /** The URL of the mail server; it takes precedence over the settings. */
  readonly smtpUrl?: string | undefined;
  /** Sender of every email: an address, or a name with the address in angle brackets. */
  readonly from?: string | undefined;
  /** The recipient of the notifications; by default the e-mail address of the country in the settings. */
  readonly to?: string | undefined;
}

/** A mail server from the settings. */
export interface StoredServer {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  /** Empty if the server needs no login. */
  readonly user: string;
  /** `null` if none is stored, or it was encrypted with another key. */
  readonly password: string | null;
}

/** The URL in `SMTP_URL`, or the server from the settings. */
export type SmtpServer = string | StoredServer;

/** The mail settings in effect. */
export interface MailSettings {
  /** `null` if no usable server is set: emails wait in the outbox. */
  readonly server: SmtpServer | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** True if the server needs no login or its password is known. */
export const isComplete = ({ user, password }: StoredServer): boolean => user === '' || password !== null;
