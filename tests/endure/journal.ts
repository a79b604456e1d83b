import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** What writers write: visitors' enquiries, records that the administrator saves, and files. */
const kinds = ['message', 'record', 'file'] as const;

/** One write, identified by its mark. Each change of a record raises its version. */
const Written = z.object({ kind: z.enum(kinds), mark: z.string(), version: z.int().positive() });
export type Written = z.infer<typeof Written>;

/** The result of one interruption; `acknowledged` counts writes since the one before it. */
const Interruption = z.object({
  whom: z.string(),
  acknowledged: z.int(),
  lost: z.int(),
  doubled: z.int(),
  unanswered: z.int(),
  /** Milliseconds from the interruption to the next acknowledged write. */
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

/** The position behind the last complete line of a text. */
const endOfLines = (text: string): number => text.lastIndexOf('\n') + 1;

/**
 * Opens the file of acknowledged writes and interruptions, one event in a line. Each event is written synchronously. An
 * incomplete last line is dropped.
 * @throws Error at a line that is no event
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
