import type { Country } from '../../../content/countries.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import type { QuotationPdfs } from '../../quotations/pdf/create-quotation-pdfs.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import type { MailSettings } from '../mail-server/mail-settings.ts';

/** The services that the modules of enquiries use. */
export interface EnquirySources {
  readonly database: Database;
  /** Creates a reader of the content for a language and country. */
  readonly reader: (language: Language, country: Country) => Reader;
  readonly signingKey: SigningKey;
  /** Renders quotations as PDF for emails. */
  readonly quotationPdfs: QuotationPdfs;
  /** The mail settings in effect. */
  readonly mail: () => MailSettings;
  /** The mailbox that receives visitors' replies; null without one. */
  readonly mailbox: MailboxAddress | null;
  /** The public URL of the site without a trailing slash, for links in emails. */
  readonly publicUrl: string | undefined;
  readonly log: Logger;
  readonly now: () => number;
}

/** True if a mail server is set; without one emails wait in the outbox. */
export const sendsMail = ({ mail }: Pick<EnquirySources, 'mail'>): boolean => mail().server !== null;

/** True if emails with links can be sent; links need the public URL of the site. */
export const sendsLinks = (sources: Pick<EnquirySources, 'mail' | 'publicUrl'>): boolean =>
  sendsMail(sources) && sources.publicUrl !== undefined;
