import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with what it is sent. */
export type MailManner = 'accept' | 'slow' | 'refuse-recipient' | 'busy' | 'cut-in-data' | 'silent';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came over the line. */
  readonly raw: string;
}

export interface MailReceiver {
  readonly url: string;
  /** What arrived whole and was acknowledged, in its order. */
  readonly mails: readonly ReceivedMail[];
  manner: MailManner;
  close(): Promise<void>;
}

/** How long a slow server thinks before each of its answers. */
const slowMilliseconds = 250;

const refusal = (status: number, words: string) => Object.assign(new Error(words), { responseCode: status });

/** A real mail server that keeps what it gets. */
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
        // The line goes dead before the whole letter is there.
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
