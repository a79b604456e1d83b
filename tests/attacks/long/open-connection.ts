import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection as an attacker holds it: bytes of any kind at any time. */
export interface Connection {
  write(bytes: string | Buffer): void;
  /** What was received when the server ended the connection, or after so many milliseconds. */
  readUntilEnd(milliseconds: number): Promise<string>;
  /** Cuts it without a word. */
  cut(): void;
}

/** Connects to a server of this machine. */
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
