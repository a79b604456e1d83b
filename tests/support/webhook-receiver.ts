import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface WebhookReceiver {
  readonly port: number;
  readonly got: readonly { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  /** The status of its next answers. */
  status: number;
  close(): Promise<void>;
}

/**
 * Starts a server without TLS that stores requests and answers with a status and a `Location` that must not be
 * followed.
 */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      got.push({ headers: request.headers, body: text });
      reply.writeHead(receiver.status, { location: 'http://127.0.0.1/' }).end('x');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const receiver: WebhookReceiver = {
    port: address.port,
    got,
    status: 204,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return receiver;
}
