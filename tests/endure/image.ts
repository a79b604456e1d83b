import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { type Instruction, readContainerfile, readVariables, toExclusions } from './containerfile.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const timeoutMilliseconds = 120_000;
const suite = 'bookworm';
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export interface Built {
  /** Megabytes that the image adds to its base. */
  readonly megabytes: number;
  /** Milliseconds from the start to the first page. */
  readonly firstPage: number;
  /** Each check and whether it passed. */
  readonly findings: readonly { readonly what: string; readonly isSo: boolean }[];
}

/** The package mirror that apt is configured with. */
async function mirror(): Promise<string> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI) $(RELEASE)']);
  const line = stdout.split('\n').find((each) => each.endsWith(` ${suite}`));
  if (line === undefined) throw new Error(`apt knows no packages of ${suite}`);
  return line.split(' ')[0] ?? '';
}

/** Creates a base like the base image: Debian, the current Node, a library that it links to, and the machine's npm. */
async function makeBase(state: string): Promise<string> {
  const base = join(state, 'base');
  const isDone = join(base, 'usr/local/bin/npm');
  if (existsSync(isDone)) return base;
  if (!existsSync(join(base, 'bin/sh')))
    await run('debootstrap', ['--variant=minbase', '--include=libatomic1', suite, base, await mirror()]);
  await copyFile(process.execPath, join(base, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync((await run('which', ['npm'])).stdout.trim())));
  await cp(npm, join(base, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', isDone]);
  return base;
}

interface Place {
  readonly folder: string;
  readonly stages: ReadonlyMap<string, string>;
}

/** Copies files of the checkout, or of an earlier stage, into a root. */
async function copyInto({ folder, stages }: Place, workdir: string, text: string): Promise<void> {
  const words = text.split(/\s+/);
  const stage = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const sources = words.slice(stage === undefined ? 0 : 1, -1);
  const target = join(folder, resolve(workdir, words.at(-1) ?? '.'));
  await mkdir(target, { recursive: true });
  if (stage !== undefined) {
    for (const source of sources) await run('cp', ['-a', '--reflink=auto', `${stages.get(stage)}${source}/.`, target]);
    return;
  }
  const exclusions = toExclusions(await readFile(join(root, '.dockerignore'), 'utf8'));
  const named = sources.map((source) => (source === '.' ? '.' : `./${source}`));
  await run('sh', [
    '-c',
    'from=$1; to=$2; shift 2; tar -C "$from" -cf - "$@" | tar -C "$to" --no-same-owner -xf -',
    'sh',
    root,
    target,
    ...exclusions,
    ...named,
  ]);
}

/** The home directory with npm's cache and settings. It is mounted during a step and is not part of the image. */
const npmHome = homedir();

/** Runs a step with the machine's network and npm's settings. */
async function runInside(folder: string, workdir: string, command: string): Promise<void> {
  const script = [
    'set -e; root=$1; home=$2; workdir=$3; command=$4',
    'mount -t proc proc "$root/proc"; mount --bind /dev "$root/dev"',
    'mkdir -p "$root/etc/ssl/certs" "$root/root"',
    'mount --bind /etc/resolv.conf "$root/etc/resolv.conf"; mount --bind /etc/ssl/certs "$root/etc/ssl/certs"',
    'mount --bind "$home" "$root/root"',
    'exec chroot "$root" sh -c "cd $workdir && $command"',
  ].join('\n');
  await run('unshare', ['--mount', 'sh', '-c', script, 'sh', folder, npmHome, workdir, command], {
    maxBuffer: 2 ** 26,
    env: {
      PATH: searchPath,
      HOME: '/root',
      NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
    },
  });
}

/**
 * Runs the instructions of one stage.
 * @returns its root
 */
async function follow(
  state: string,
  base: string,
  name: string,
  steps: readonly Instruction[],
  earlier: Place['stages'],
) {
  const folder = join(state, name);
  await rm(folder, { recursive: true, force: true });
  await run('cp', ['-a', '--reflink=auto', base, folder]);
  let workdir = '/';
  for (const { name: what, text } of steps) {
    if (what === 'WORKDIR') {
      workdir = text;
      await mkdir(join(folder, text), { recursive: true });
    }
    if (what === 'COPY') await copyInto({ folder, stages: earlier }, workdir, text);
    if (what === 'RUN') await runInside(folder, workdir, text);
  }
  return folder;
}

/** Starts the server as a container runs it: an ordinary user, everything read-only except `/data` and `/tmp`. */
function launch(folder: string, data: string, variables: Readonly<Record<string, string>>, command: readonly string[]) {
  const script = [
    'set -e; root=$1; data=$2; shift 2',
    'mount --bind "$root" "$root"; mount -o remount,bind,ro "$root"',
    'mount --bind "$data" "$root/data"; mount -t tmpfs -o size=64m,mode=1777 tmpfs "$root/tmp"',
    'mount -t proc proc "$root/proc"; mount --bind /dev "$root/dev"',
    'exec chroot --userspec=1000:1000 "$root" sh -c \'cd /site && exec "$@"\' sh "$@"',
  ].join('\n');
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', folder, data, ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: searchPath, HOME: '/tmp', ...variables },
  });
}

async function untilPage(child: ChildProcess, origin: string, said: () => string): Promise<string> {
  for (const ending = performance.now() + timeoutMilliseconds; performance.now() < ending && child.exitCode === null;) {
    const page = await fetch(`${origin}/en`).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (page !== '') return page;
    await pause(100);
  }
  throw new Error(`The image did not serve a page:\n${said()}`);
}

const megabytesOf = async (folder: string): Promise<number> =>
  Number((await run('du', ['-sm', folder])).stdout.split('\t')[0]);

/** Builds the stages of the Containerfile on Debian and starts the result. Needs root, debootstrap and the network. */
export async function buildImage(state: string, tell: (line: string) => void): Promise<Built> {
  await mkdir(state, { recursive: true });
  const base = await makeBase(state);
  tell('  the base is there');
  const [build, site] = readContainerfile(await readFile(join(root, 'deploy/Containerfile'), 'utf8'));
  if (build === undefined || site === undefined) throw new Error('deploy/Containerfile has no two stages');
  const built = await follow(state, base, 'build', build.instructions, new Map());
  tell('  it is built');
  const folder = await follow(state, base, 'site', site.instructions, new Map([['build', built]]));
  return tryImage(state, folder, site.instructions);
}

/** Starts the root of a stage with its own variables and command, and checks it. */
export async function tryImage(state: string, folder: string, instructions: readonly Instruction[]): Promise<Built> {
  const textOf = (what: string) => instructions.find(({ name }) => name === what)?.text ?? '';
  const port = await freePort();
  const declared = readVariables(textOf('ENV'), { RELEASE: 'trial' });
  // The server listens on the loopback interface only.
  const variables = {
    ...declared,
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PASSWORD: 'correct horse battery staple',
  };
  const data = join(state, 'data');
  await rm(data, { recursive: true, force: true });
  await rename(join(folder, 'data'), data);
  await mkdir(join(folder, 'data'));
  const command: readonly string[] = JSON.parse(textOf('CMD'));
  const begun = performance.now();
  const child = launch(folder, data, variables, command);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const page = await untilPage(child, `http://127.0.0.1:${port}`, () => said);
    const firstPage = performance.now() - begun;
    const inside = (script: string) =>
      run(
        'nsenter',
        ['--mount', '--target', String(child.pid), 'chroot', '--userspec=1000:1000', folder, 'sh', '-c', script],
        {
          env: { PATH: searchPath, ...variables },
        },
      ).then(
        () => true,
        () => false,
      );
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const health: readonly string[] = JSON.parse(/CMD (\[.*\])$/.exec(textOf('HEALTHCHECK'))?.[1] ?? '[]');
    const quoted = health.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');
    return {
      megabytes: await megabytesOf(join(folder, 'site')),
      firstPage,
      findings: [
        { what: 'the first page is a whole one', isSo: page.includes('</html>') },
        { what: 'the server is user 1000', isSo: /^Uid:\t1000\t1000/m.test(status) },
        { what: 'commands run in it', isSo: await inside('test "$(id -u)" = 1000 && test -d /site') },
        { what: 'it can write to /data', isSo: await inside('touch /data/written && rm /data/written') },
        { what: 'it cannot write to its own files', isSo: !(await inside('touch /site/written')) },
        {
          what: 'nor anywhere else',
          isSo: !(await inside('touch /written || touch /etc/written || touch /var/written')),
        },
        { what: 'the check of its health passes', isSo: await inside(quoted) },
        {
          what: 'no tests, history or secrets are in it',
          isSo: !(await inside('ls /site/tests || ls /site/.git || ls /site/deploy/.env')),
        },
        { what: 'it ends by the signal of the image', isSo: await ends(child) },
      ],
    };
  } finally {
    kill();
    process.removeListener('exit', kill);
  }
}

async function ends(child: ChildProcess): Promise<boolean> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await Promise.race([ended, pause(20_000).then(() => ['late'])]);
  return code === 0;
}
