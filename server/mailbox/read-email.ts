import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programBeside } from '../program-beside.ts';
import type { EmailAnswer } from './email-thread.ts';
import type { Email } from './parse-email.ts';

interface EmailLimits {
  readonly milliseconds: number;
  /** Of the thread's own heap. */
  readonly megabytes: number;
}

/** Many times what the largest email takes. */
const usualLimits: EmailLimits = { milliseconds: 30_000, megabytes: 256 };

const isAnswer = (message: object): message is EmailAnswer => 'letter' in message;

async function emailAmong(messages: AsyncIterable<readonly object[]>): Promise<Email | null> {
  // Under `node --watch` others name the files that the thread loads.
  for await (const [message] of messages) if (message !== undefined && isAnswer(message)) return message.letter;
  return null;
}

/**
 * Reads an email beside everything else that the server does, with what that needs loaded for as long as it takes. `null`
 * where it cannot be read, also because that takes too much time or memory.
 * @param source its bytes, which this takes away
 */
export async function readEmail(
  source: Uint8Array<ArrayBuffer>,
  { milliseconds, megabytes }: EmailLimits = usualLimits,
): Promise<Email | null> {
  const thread = new Worker(programBeside(import.meta.url, 'email-thread'), {
    workerData: { source },
    transferList: [source.buffer],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  });
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const messages: AsyncIterable<readonly object[]> = on(thread, 'message', { signal });
    const ended = once(thread, 'exit', { signal }).then(() => null);
    // Of a failure, too, nobody else hears.
    ended.catch(() => undefined);
    return await Promise.race([emailAmong(messages), ended]);
  } catch {
    return null;
  } finally {
    await thread.terminate();
  }
}
