import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** What writers write: what visitors send, what the administrator saves, and files. */
const kinds = ['message', 'record', 'file'] as const;

/** One thing that was written, by the mark that it bears; a record is changed, and each change raises its version. */
const Written = z.object({ kind: z.enum(kinds), mark: z.string(), version: z.int().positive() });
export type Written = z.infer<typeof Written>;

/** What one interruption did: how much had been acknowledged since the one before it, and what became of that. */
const Interruption = z.object({
  whom: z.string(),
  acknowledged: z.int(),
  lost: z.int(),
  doubled: z.int(),
  unanswered: z.int(),
  /** From the interruption until a write was acknowledged again. */
  milliseconds: z.number(),
});
export type Interruption = z.infer<typeof Interruption>;

const Line = z.union([z.object({ acknowledged: Written }).strict(), z.object({ interruption: Interruption }).strict()]);

export interface Journal {
  acknowledge(written: Written): void;
  interrupt(interruption: Interruption): void;
  acknowledged(): readonly Written[];
  interruptions(): readonly Interruption[];
}

/** Where the last whole line of a text ends. */
const endOfLines = (text: string): number => text.lastIndexOf('\n') + 1;

/**
 * Opens what was acknowledged so far, a line for each event, in a file that is written before anything else goes on. Of
 * a run that ended in the middle of a line that line is dropped.
 * @throws Error at a line that nobody wrote here
 */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, endOfLines(text));
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  const acknowledged: Written[] = [];
  const interruptions: Interruption[] = [];
  for (const line of whole.split('\n').slice(0, -1)) {
    const event = Line.parse(JSON.parse(line));
    if ('acknowledged' in event) acknowledged.push(event.acknowledged);
    else interruptions.push(event.interruption);
  }
  const append = (event: z.infer<typeof Line>) => appendFileSync(file, `${JSON.stringify(event)}\n`);
  return {
    acknowledge(written) {
      append({ acknowledged: written });
      acknowledged.push(written);
    },
    interrupt(interruption) {
      append({ interruption });
      interruptions.push(interruption);
    },
    acknowledged: () => acknowledged,
    interruptions: () => interruptions,
  };
}
