import { once } from 'node:events';
import { connect } from 'node:net';

/** A raw TCP connection that carries any bytes at any time. */
export interface Connection {
  write(bytes: string | Buffer): void;
  /** Returns what was received when the server ends the connection, or after the milliseconds. */
  readUntilEnd(milliseconds: number): Promise<string>;
  /** Destroys the connection at once. */
  cut(): void;
}

/** Connects to a server on this machine. */
export async function openConnection(origin: string): Promise<Connection> {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    write: (bytes) => void socket.write(bytes),
    async readUntilEnd(milliseconds) {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, milliseconds);
      await Promise.race([ended, tooLong]);
      clearTimeout(timer);
      return Buffer.concat(chunks).toString('latin1');
    },
    cut: () => socket.destroy(),
  };
}
