import type { Country } from '../../../content/countries.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import type { QuotationPdfs } from '../../quotations/pdf/create-quotation-pdfs.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import type { MailSettings } from '../mail-server/mail-settings.ts';

/** What everything about visitors' messages works with. */
export interface EnquirySources {
  readonly database: Database;
  /** Content as a visitor of the given language and country reads it. */
  readonly reader: (language: Language, country: Country) => Reader;
  readonly signingKey: SigningKey;
  /** Sets offers on paper, which emails bring. */
  readonly quotationPdfs: QuotationPdfs;
  /** How emails go out at the moment. */
  readonly mail: () => MailSettings;
  /** Where what visitors answer arrives. */
  readonly mailbox: MailboxAddress | null;
  /** The site's own address without a slash at its end, for links in emails. */
  readonly publicUrl: string | undefined;
  readonly log: Logger;
  readonly now: () => number;
}

/** Whether emails go out; they wait in the outbox while there is no mail server. */
export const sendsMail = ({ mail }: Pick<EnquirySources, 'mail'>): boolean => mail().server !== null;

/** Whether emails go out that hold a link, which needs the site's own address. */
export const sendsLinks = (sources: Pick<EnquirySources, 'mail' | 'publicUrl'>): boolean =>
  sendsMail(sources) && sources.publicUrl !== undefined;
