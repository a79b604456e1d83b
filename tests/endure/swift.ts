import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import type { BucketServer } from '../support/open-real-bucket.ts';

const run = promisify(execFile);

const kinds = ['account', 'container', 'object'] as const;
/** Each runs in a process of its own. The proxy, which speaks S3, comes last. */
const servers = [...kinds, 'proxy'] as const;
type Server = (typeof servers)[number];
type Ports = Readonly<Record<Server, number>>;

const account = { name: 'site', user: 'site', key: 'the-key-of-a-trial' };
/** Starting four programs takes long on a busy machine. */
const timeoutMilliseconds = 180_000;

const commonOf = (folder: string, port: number): string =>
  [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `user = ${userInfo().username}`,
    `swift_dir = ${folder}`,
    `devices = ${folder}/devices`,
    'mount_check = false',
    'workers = 0',
    'log_level = ERROR',
  ].join('\n');

/** The middleware of the proxy, with its settings. No `memcached` listens; Swift only requires the setting. */
const filters = {
  catch_errors: '',
  gatekeeper: '',
  memcache: 'memcache_servers = 127.0.0.1:9',
  listing_formats: '',
  s3api: 'location = us-east-1',
  tempauth: `user_${account.name}_${account.user} = ${account.key} .admin`,
  slo: '',
};

function settingsOf(server: Server, folder: string, ports: Ports): string {
  const before = server === 'proxy' ? `${Object.keys(filters).join(' ')} ` : '';
  const sections = server === 'proxy' ? Object.entries(filters) : [];
  return [
    commonOf(folder, ports[server]),
    `[pipeline:main]\npipeline = ${before}${server}-server`,
    `[app:${server}-server]\nuse = egg:swift#${server}`,
    ...(server === 'proxy' ? ['account_autocreate = true'] : []),
    ...sections.map(([filter, setting]) => `[filter:${filter}]\nuse = egg:swift#${filter}\n${setting}`),
    '',
  ].join('\n');
}

/** Creates the rings: everything is stored once, on the one disk of this machine. */
const ringProgram = `
import sys
from swift.common.ring import RingBuilder
folder = sys.argv[1]
for pair in sys.argv[2:]:
    kind, port = pair.split(':')
    builder = RingBuilder(4, 1, 0)
    place = {'ip': '127.0.0.1', 'port': int(port), 'replication_ip': '127.0.0.1', 'replication_port': int(port)}
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'disk', 'meta': '', **place})
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (folder, kind))
`;

async function freePorts(): Promise<Ports> {
  const ports = { account: 0, container: 0, object: 0, proxy: 0 };
  for (const server of servers) ports[server] = await freePort();
  return ports;
}

export interface StartedSwift {
  readonly server: BucketServer;
  /** Kills it and starts it again with the same data. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts Debian's Swift with its S3 interface, on the loopback interface only.
 * @throws Error without its packages
 */
export async function startSwift(state: string): Promise<StartedSwift> {
  const missing = servers.filter((server) => !existsSync(`/usr/bin/swift-${server}-server`));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.map((server) => `swift-${server}`).join(', ')}`);
  const folder = join(state, 'swift');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'devices/disk'), { recursive: true });
  const ports = await freePorts();
  const hash = '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n';
  await writeFile(join(folder, 'swift.conf'), `${hash}[storage-policy:0]\nname = one\ndefault = yes\n`);
  const settingsFile = (server: Server) => join(folder, `${server}-server.conf`);
  for (const server of servers) await writeFile(settingsFile(server), settingsOf(server, folder, ports));
  await run('/usr/bin/python3', ['-c', ringProgram, folder, ...kinds.map((kind) => `${kind}:${ports[kind]}`)]);

  let running: readonly ChildProcess[] = [];
  const end = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const start = async () => {
    running = servers.map((server) =>
      spawn(`/usr/bin/swift-${server}-server`, [settingsFile(server)], {
        stdio: 'ignore',
        env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
      }),
    );
    const answers = (port: number) =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    const ending = performance.now() + timeoutMilliseconds;
    for (const port of Object.values(ports)) {
      while (!(await answers(port))) {
        if (performance.now() > ending) throw new Error(`Swift did not start: nothing answers at ${port}`);
        await pause(200);
      }
    }
  };
  const killAll = () => running.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', killAll);
  await start();
  return {
    server: { endpoint, accessKeyId: `${account.name}:${account.user}`, secretAccessKey: account.key },
    async killAndStart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      process.removeListener('exit', killAll);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
