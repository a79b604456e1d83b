import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { type MailReceiver, receiveMail } from '../support/mail-receiver.ts';
import type { StartedSite } from '../support/start-site.ts';
import { type HookReceiver, hookAddress, receiveHooks } from './hooks.ts';
import type { Fault } from './undergo.ts';

const day = 86_400_000;
const longestWait = 180_000;

/** Conditions that select the rows of the outbox, by the way they are sent. */
const ways = { letters: 'address is null', webhooks: 'address is not null' } as const;
type Way = keyof typeof ways;

/**
 * Changes waiting rows as if sending had failed for a day, because the clock of a machine cannot be changed for one
 * process.
 * @returns the newest id in the outbox
 */
function letADayPass(dataDir: string, way: Way): number {
  const database = new DatabaseSync(join(dataDir, 'content.db'), { timeout: 10_000 });
  const [now, yesterday] = [new Date(), new Date(Date.now() - day)].map((timestamp) => timestamp.toISOString());
  database
    .prepare(
      `update outbox set created_at = ?, first_attempt_at = ?, attempts = 14, next_at = ?, hindrance = 'server'
       where sent_at is null and ${ways[way]}`,
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

async function untilSent(dataDir: string, way: Way, newest: number): Promise<void> {
  const begun = performance.now();
  const waiting = `select id from outbox where sent_at is null and failed_at is null and id <= ? and ${ways[way]}`;
  const count = read(dataDir, waiting, newest).length;
  while (read(dataDir, waiting, newest).length > 0 && performance.now() - begun < longestWait) await pause(200);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`  ${count} ${way} that waited were out ${seconds} s after the day had passed`);
}

/** Returns what is wrong with the deliveries, given by message id in the order of arrival. */
function lookThrough(dataDir: string, way: Way, newest: number, came: readonly (string | undefined)[]): string[] {
  const wanted = read(
    dataDir,
    `select message_id as name from outbox where id <= ? and ${ways[way]} order by outbox.id`,
    newest,
  );
  const names = wanted.map(({ name }) => String(name));
  const wrong = names.flatMap((name) => {
    const times = came.filter((each) => each === name).length;
    return times === 1 ? [] : [`of the ${way} ${name} came ${times} times`];
  });
  if (way === 'letters') return wrong;
  // The order of emails is not checked: new emails are sent before those that waited.
  const known = new Set(names);
  const order = came.filter((name) => name !== undefined && known.has(name));
  const isInOrder = order.every((name, index) => name === names[index]);
  return wrong.length > 0 || isInOrder ? wrong : ['the webhooks did not come in their order'];
}

/** A mail server that is down for a simulated day and then returns. */
export function mailAway(dataDir: string, port: number): Pick<Fault, 'begin' | 'end' | 'check'> {
  let receiver: MailReceiver | undefined;
  let newest = 0;
  return {
    // No server has listened on the port since the start.
    begin: () => Promise.resolve(),
    async end() {
      newest = letADayPass(dataDir, 'letters');
      receiver = await receiveMail(port);
      await untilSent(dataDir, 'letters', newest);
    },
    async check() {
      const came = (receiver?.mails ?? []).map(({ raw }) => /^Message-ID: <([^@>]+)/im.exec(raw)?.[1]);
      await receiver?.close();
      return lookThrough(dataDir, 'letters', newest, came);
    },
  };
}

/** A receiver of webhooks that is down for a simulated day and then returns. */
export function receiverAway(
  site: StartedSite,
  dataDir: string,
  state: string,
): Pick<Fault, 'begin' | 'end' | 'check'> {
  let receiver: HookReceiver | undefined;
  let newest = 0;
  const port = freePort();
  return {
    async begin() {
      const saved = await fetch(`${site.origin}/api/en/settings/webhooks`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie: `session=${site.session}`, origin: site.origin },
        body: JSON.stringify({ hooks: [{ kind: 'contact', address: hookAddress(await port) }] }),
      });
      if (!saved.ok) throw new Error(`The address of the receiver was refused: ${await saved.text()}`);
    },
    async end() {
      receiver = await receiveHooks(state, await port);
      newest = letADayPass(dataDir, 'webhooks');
      await untilSent(dataDir, 'webhooks', newest);
    },
    async check() {
      await receiver?.close();
      return lookThrough(dataDir, 'webhooks', newest, receiver?.ids ?? []);
    },
  };
}
