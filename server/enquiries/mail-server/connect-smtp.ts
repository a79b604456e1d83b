import { connect, isIP, type Socket } from 'node:net';
import { guardedLookup, notPublic } from '../../http/guarded-lookup.ts';
import { isPrivateAddress } from '../../http/private-address.ts';
import type { StoredServer } from './mail-settings.ts';

interface ConnectOptions {
  readonly milliseconds: number;
  /** Returns true for resolved IP addresses that must not be connected to. */
  readonly isRefused?: (address: string) => boolean;
}

/**
 * Connects to a mail server from the settings. It must be public; a server in the private network can only be set by
 * `SMTP_URL`.
 * @throws Error if it is not public or not reachable in time
 */
export function connectSmtp(
  { host, port }: Pick<StoredServer, 'host' | 'port'>,
  { milliseconds, isRefused = isPrivateAddress }: ConnectOptions,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && isRefused(host)) {
      reject(new Error(notPublic));
      return;
    }
    const socket = connect({ host, port, lookup: guardedLookup(isRefused) });
    const end = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(milliseconds, () => end(new Error('Connection timeout')));
    socket.once('error', end);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeAllListeners('timeout');
      socket.off('error', end);
      resolve(socket);
    });
  });
}
