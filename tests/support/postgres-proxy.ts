import { once } from 'node:events';
import { createServer, type Socket, connect } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to a PostgreSQL server that can be taken away. */
export interface PostgresProxy {
  /** The address of the same database by this way. */
  readonly url: string;
  /** Ends every connection, and takes no new one. */
  cut(): Promise<void>;
  /** Lets nothing through any more, in either direction, as a network does that was unplugged. */
  silence(): void;
  /** Lets everything through again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a way to the server of an address, on a port of its own. */
export async function openPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const targetPort = Number(target.port);
  const sockets = new Set<Socket>();
  let isSilent = false;

  function join(client: Socket): void {
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
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.cork();
    },
    async heal() {
      isSilent = false;
      for (const socket of sockets) socket.uncork();
      if (!listener.listening) await listen(port);
    },
    close: cut,
  };
}
