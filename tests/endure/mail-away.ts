import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type MailReceiver, receiveMail } from '../support/mail-receiver.ts';
import type { Fault } from './undergo.ts';

const day = 86_400_000;
const longestWait = 180_000;

/** Makes what waits look as if it had been tried in vain for a day; the clock of a machine cannot be moved for one process. */
function letADayPass(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'content.db'), { timeout: 10_000 });
  const [now, yesterday] = [new Date(), new Date(Date.now() - day)].map((moment) => moment.toISOString());
  database
    .prepare(
      `update outbox set created_at = ?, first_attempt_at = ?, attempts = 14, next_at = ?, hindrance = 'server'
       where sent_at is null`,
    )
    .run(yesterday ?? '', yesterday ?? '', now ?? '');
  const newest = Number(database.prepare('select max(id) as id from outbox').get()?.['id']);
  database.close();
  return newest;
}

const read = (dataDir: string, sql: string, newest: number) => {
  const database = new DatabaseSync(join(dataDir, 'content.db'), { readOnly: true });
  try {
    return database.prepare(sql).all(newest);
  } finally {
    database.close();
  }
};

/** A mail server that is away for a day, shortened, and comes back. */
export function mailAway(dataDir: string, port: number): Pick<Fault, 'begin' | 'end' | 'check'> {
  let receiver: MailReceiver | undefined;
  let newest = 0;
  return {
    // Nobody has listened there from the beginning.
    begin: () => Promise.resolve(),
    async end() {
      newest = letADayPass(dataDir);
      receiver = await receiveMail(port);
      const begun = performance.now();
      const waiting = 'select id from outbox where sent_at is null and failed_at is null and id <= ?';
      while (read(dataDir, waiting, newest).length > 0 && performance.now() - begun < longestWait) await pause(200);
      console.log(
        `  ${newest} letters were out ${((performance.now() - begun) / 1000).toFixed(1)} s after the mail was back`,
      );
    },
    async check() {
      const came = (receiver?.mails ?? []).map(({ raw }) => /^Message-ID: <([^@>]+)/im.exec(raw)?.[1]);
      await receiver?.close();
      return read(dataDir, 'select message_id as id from outbox where id <= ?', newest).flatMap(({ id }) => {
        const times = came.filter((name) => name === id).length;
        return times === 1 ? [] : [`the letter ${String(id)} came ${times} times`];
      });
    },
  };
}
