import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** How the mail server treats emails. */
export type MailManner = 'accept' | 'slow' | 'refuse-recipient' | 'busy' | 'cut-in-data' | 'silent';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as received. */
  readonly raw: string;
}

export interface MailReceiver {
  readonly url: string;
  /** Emails that were received completely and acknowledged, in order. */
  readonly mails: readonly ReceivedMail[];
  manner: MailManner;
  close(): Promise<void>;
}

/** Milliseconds before each answer of a slow server. */
const slowMilliseconds = 250;

const refusal = (status: number, words: string) => Object.assign(new Error(words), { responseCode: status });

/** Starts a real SMTP server that stores the received emails. */
export async function receiveMail(port: number, manner: MailManner = 'accept'): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    manner,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, callback) {
      if (receiver.manner === 'busy') callback(refusal(421, 'Try again later'));
      else if (receiver.manner === 'slow') setTimeout(callback, slowMilliseconds);
      else if (receiver.manner !== 'silent') callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(receiver.manner === 'refuse-recipient' ? refusal(550, 'No such mailbox') : null);
    },
    onData(stream, session, callback) {
      if (receiver.manner === 'cut-in-data') {
        // The connection closes before the whole email has arrived.
        stream.once('data', () => stream.destroy());
        for (const connection of server.connections) connection.close();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
        if (receiver.manner === 'slow') setTimeout(callback, slowMilliseconds);
        else callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return receiver;
}
