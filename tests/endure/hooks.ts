import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A public address; in the network namespace it belongs to this machine. */
const address = '11.1.1.1';
const variable = 'ENDURE_OWN_NETWORK';

export const hookAddress = (port: number): string => `https://${address}:${port}/hook`;
const certificate = (state: string) => ({ key: join(state, 'hooks.key'), cert: join(state, 'hooks.crt') });

/**
 * Runs this program again in a network namespace that has only the address of the webhooks, because the site sends
 * webhooks to public addresses only.
 * @returns false when it already runs in the namespace
 * @throws Error when this is not allowed, or when the program failed
 */
export function inOwnNetwork(argv: readonly string[]): boolean {
  if (process.env[variable] !== undefined) return false;
  const script = `ip link set lo up && ip addr add ${address}/32 dev lo && exec "$@"`;
  const { status, error } = spawnSync('unshare', ['--net', 'sh', '-c', script, 'sh', process.execPath, ...argv], {
    stdio: 'inherit',
    env: { ...process.env, [variable]: '1' },
  });
  if (error !== undefined || status !== 0) throw error ?? new Error('It did not end well');
  return true;
}

/**
 * Creates the certificate of the receiver.
 * @returns the path of the certificate that the site must trust
 */
export async function makeCertificate(state: string): Promise<string> {
  const { key, cert } = certificate(state);
  const name = ['-subj', '/CN=receiver', '-addext', `subjectAltName=IP:${address}`];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...name,
  ]);
  return cert;
}

export interface HookReceiver {
  /** The message ids received, in order of arrival. */
  readonly ids: readonly string[];
  close(): Promise<void>;
}

/** Starts a receiver of webhooks. */
export async function receiveHooks(state: string, port: number): Promise<HookReceiver> {
  if (
    !Object.values(networkInterfaces())
      .flat()
      .some((each) => each?.address === address)
  )
    throw new Error('It does not run in a network of its own');
  const { key, cert } = certificate(state);
  const ids: string[] = [];
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (request, reply) => {
    request.resume().on('end', () => {
      ids.push(String(request.headers['webhook-id']).replace(/^msg_/, ''));
      reply.writeHead(204).end();
    });
  }).listen(port, address);
  await once(server, 'listening');
  return {
    ids,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
