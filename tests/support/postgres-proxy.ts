import { once } from 'node:events';
import { createServer, type Socket, connect } from 'node:net';
import { pipeline } from 'node:stream';

/** A proxy in front of a PostgreSQL server that can simulate failures. */
export interface PostgresProxy {
  /** The address of the same database behind the proxy. */
  readonly url: string;
  /** Closes every connection and accepts no new one. */
  cut(): Promise<void>;
  /**
   * Closes every connection and answers new ones with "the database system is in recovery mode". The returned function
   * returns their number.
   */
  recover(): () => number;
  /** Forwards nothing in either direction, as an unplugged network. */
  silence(): void;
  /** Forwards everything again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** The fields of PostgreSQL's error during crash recovery. */
const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is in recovery mode', ''].join('\0');
const recovering = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(`${fields}\0`)]);
recovering.writeInt32BE(recovering.length - 1, 1);

/** Opens a proxy to the server of an address, on a port of its own. */
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
      // Corked data are not forwarded.
      if (isSilent) socket.cork();
    }
    // When one side closes, the other is closed, too.
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
