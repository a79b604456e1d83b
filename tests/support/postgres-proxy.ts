import { once } from 'node:events';
import { createServer, type Socket, connect } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to a PostgreSQL server that can be taken away. */
export interface PostgresProxy {
  /** The address of the same database by this way. */
  readonly url: string;
  /** Ends every connection, and takes no new one. */
  cut(): Promise<void>;
  /** Ends every connection, and tells whoever opens one that the database recovers; how many did is returned then. */
  recover(): () => number;
  /** Lets nothing through any more, in either direction, as a network does that was unplugged. */
  silence(): void;
  /** Lets everything through again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** What PostgreSQL says while it reads its log after a crash. */
const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is in recovery mode', ''].join('\0');
const recovering = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(`${fields}\0`)]);
recovering.writeInt32BE(recovering.length - 1, 1);

/** Opens a way to the server of an address, on a port of its own. */
export async function openPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const targetPort = Number(target.port);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let refused: number | undefined;

  function refuse(client: Socket): void {
    client.on('error', () => undefined);
    client.once('data', () => client.end(recovering));
  }

  function join(client: Socket): void {
    if (refused !== undefined) {
      refused += 1;
      refuse(client);
      return;
    }
    const server = connect(targetPort, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // What is written into it stays here.
      if (isSilent) socket.cork();
    }
    // Whichever end goes, the other goes with it.
    const end = () => [client, server].forEach((socket) => socket.destroy());
    pipeline(client, server, client, end);
  }

  const listener = createServer(join);
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };
  await listen(0);
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  url.search = '';

  async function cut(): Promise<void> {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    cut,
    recover() {
      refused = 0;
      for (const socket of sockets) socket.destroy();
      return () => refused ?? 0;
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.cork();
    },
    async heal() {
      isSilent = false;
      refused = undefined;
      for (const socket of sockets) socket.uncork();
      if (!listener.listening) await listen(port);
    },
    close: cut,
  };
}
