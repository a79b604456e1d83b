import { isIP } from 'node:net';
import { emails as calls, type MailSettings } from '../../../calls/emails.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { confirmedSession } from '../../accounts/confirmed-session.ts';
import type { Database } from '../../database/connect.ts';
import { CallError, notFound } from '../../http/call-error.ts';
import { isPrivateAddress } from '../../http/private-address.ts';
import type { Serve } from '../../http/serve.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { readHost } from '../mail-server/read-host.ts';
import { openServer, readMailServer } from '../mail-server/stored-server.ts';
import { DeliveryError } from './delivery-error.ts';
import { readCompany } from './compose-email.ts';
import type { Emails } from './emails.ts';

interface MailServices {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly enquiries: Emails;
}

/** Maximum length of a shown server response. */
const longestLine = 200;

/** One line of a mail server's response, so that a test reveals no more of what a server at that address sends. */
const oneLine = (said: string): string =>
  said
    .split(/[\r\n]/, 1)[0]
    ?.replace(/\p{Cc}/gu, ' ')
    .slice(0, longestLine)
    .trim() ?? '';

/** Host and port of the current mail server, without the credentials of its URL. */
function shownServer({ sources }: Emails): string {
  const { server } = sources.mail();
  if (server === null) return '';
  return typeof server === 'string' ? (URL.parse(server)?.host ?? '') : `${server.host}:${server.port}`;
}

/** @throws InvalidError if it is not a host, or one that only `SMTP_URL` may contain */
function assertHost(written: string): string {
  const host = readHost(written);
  if (host === null) throw new InvalidError([{ path: 'host', code: 'invalidHost' }]);
  if (host === 'localhost' || (isIP(host) !== 0 && isPrivateAddress(host)))
    throw new InvalidError([{ path: 'host', code: 'privateHost' }]);
  return host;
}

/** Serves the mail settings and test emails. */
export function serveMail(serve: Serve, { accounts, database, enquiries }: MailServices): void {
  const isOfEnvironment = (): boolean => typeof enquiries.sources.mail().server === 'string';

  async function readSettings(language: Language): Promise<MailSettings> {
    const { mail, signingKey } = enquiries.sources;
    const { from = '', to = '' } = mail();
    const company = await readCompany(enquiries.sources, { language, country: defaultCountry }).catch(
      (error: unknown) => {
        if (error instanceof DeliveryError) return { from, to };
        throw error;
      },
    );
    const row = await readMailServer(database.read);
    return {
      source: isOfEnvironment() ? 'environment' : row === undefined ? null : 'settings',
      server: shownServer(enquiries),
      from: company.from,
      to: company.to,
      stored:
        row === undefined
          ? null
          : {
              host: row.host,
              port: row.port,
              encryption: row.encryption,
              user: row.username,
              has_password: openServer(row, signingKey).password !== null,
              sender: row.sender,
              changed_at: row.changed_at,
              changed_by: row.changed_by,
            },
    };
  }

  serve(calls.mailSettings, ({ language }) => readSettings(language));

  serve(calls.changeMailSettings, async ({ body, language, request }) => {
    const { host: written, port, encryption, user: typed, mail_password: password, sender, ...shown } = body;
    if (isOfEnvironment()) throw new CallError(409, 'mailFromEnvironment');
    const host = assertHost(written);
    const user = typed.trim();
    if (encryption === 'none' && user !== '') throw new InvalidError([{ path: 'encryption', code: 'passwordInClear' }]);
    const { username: by } = await confirmedSession(request, accounts, shown);
    await enquiries.saveMailServer({ host, port, encryption, user, password, sender: sender.trim() }, by);
    request.log.info({ host, port, by }, 'The mail server was changed');
    return { message: callMessage('mailSettingsSaved', language), settings: await readSettings(language) };
  });

  serve(calls.removeMailSettings, async ({ body, language, request }) => {
    const { username: by } = await confirmedSession(request, accounts, body);
    if (!(await enquiries.removeMailServer())) throw notFound();
    request.log.info({ by }, 'The mail server was removed');
    return { message: callMessage('mailSettingsRemoved', language) };
  });

  serve(calls.test, async ({ language }) => {
    try {
      const reply = oneLine(await enquiries.sendTestEmail(language));
      return { message: callMessage('mailTestSent', language, { reply }) };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      throw new CallError(409, 'mailTestFailed', { values: { reason: oneLine(error.reason) } });
    }
  });
}
