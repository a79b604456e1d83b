import type { Country } from '../../../content/countries.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import type { Sheets } from '../../offers/sheet/create-sheets.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';

/** How letters go out; without it they wait in the outbox. */
export interface MailConfig {
  readonly smtpUrl: string;
  /** Sender of every letter: an address, or a name with the address in angle brackets. */
  readonly from: string | undefined;
  /** Who gets the notifications; without it, the e-mail address of the country in the settings. */
  readonly to: string | undefined;
}

/** What everything about visitors' messages works with. */
export interface EnquirySources {
  readonly database: Database;
  /** Content as a visitor of the given language and country reads it. */
  readonly reader: (language: Language, country: Country) => Reader;
  readonly signingKey: SigningKey;
  /** Sets offers on paper, which letters bring. */
  readonly sheets: Sheets;
  readonly mail: MailConfig | null;
  /** Where what visitors answer arrives. */
  readonly mailbox: MailboxAddress | null;
  /** The site's own address without a slash at its end, for links in letters. */
  readonly publicUrl: string | undefined;
  readonly log: Logger;
  readonly now: () => number;
}
