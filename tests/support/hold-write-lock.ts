import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts another process that holds the write lock of a data folder's SQLite file until `release`. */
export async function holdWriteLock(dataDir: string): Promise<{ release(): Promise<void> }> {
  const program = `
    import { DatabaseSync } from 'node:sqlite';
    const file = new DatabaseSync(${JSON.stringify(join(dataDir, 'content.db'))});
    file.exec('begin immediate');
    process.stdout.write('held');
    process.stdin.on('end', () => file.exec('rollback')).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async release() {
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
    },
  };
}
