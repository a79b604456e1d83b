import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Runs `work` while this process can open no more files: each attempt fails with EMFILE. Open files remain open. */
export async function withoutOpenFiles<T>(work: () => Promise<T>): Promise<T> {
  const own = ['--pid', String(process.pid)];
  const [, usual = ''] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  // Starting a process needs files, too, so the process that restores the limit starts first and waits.
  const restoring = spawn('sh', ['-c', `read _; exec prlimit ${own.join(' ')} --nofile=${usual}:`], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const restored = once(restoring, 'exit');
  const limited = spawnSync('prlimit', [...own, '--nofile=3:']);
  if (limited.status !== 0) throw new Error(`prlimit: ${String(limited.stderr)}`);
  try {
    return await work();
  } finally {
    restoring.stdin.end('\n');
    await restored;
  }
}
