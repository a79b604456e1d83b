import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programBeside } from '../program-beside.ts';
import type { EmailAnswer } from './email-thread.ts';
import type { Email } from './parse-email.ts';

interface EmailLimits {
  readonly milliseconds: number;
  /** Of the thread's heap. */
  readonly megabytes: number;
}

/** Many times what the largest email needs. */
const usualLimits: EmailLimits = { milliseconds: 30_000, megabytes: 256 };

const isAnswer = (message: object): message is EmailAnswer => 'letter' in message;

async function emailAmong(messages: AsyncIterable<readonly object[]>): Promise<Email | null> {
  // Under `node --watch` a thread also sends messages with the names of loaded files.
  for await (const [message] of messages) if (message !== undefined && isAnswer(message)) return message.letter;
  return null;
}

/**
 * Parses an email in a worker thread, which loads the parser only for that time. `null` if the email cannot be parsed
 * or exceeds the limits of time or memory.
 * @param source the bytes; they are transferred and no longer usable
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
    // Prevents an unhandled rejection when the race is already over.
    ended.catch(() => undefined);
    return await Promise.race([emailAmong(messages), ended]);
  } catch {
    return null;
  } finally {
    await thread.terminate();
  }
}
