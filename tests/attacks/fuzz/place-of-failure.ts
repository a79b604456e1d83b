import { z } from 'zod';

const Logged = z.object({
  err: z.object({ type: z.string(), message: z.string(), stack: z.string() }).partial().optional(),
  msg: z.string().optional(),
});

/** The kind of a failure and the first place of ours in it, from the line that the server logged of it. */
export function placeOfFailure(line = '{}'): string {
  const { err: { type, message, stack = '' } = {}, msg = 'Nothing was logged' } = Logged.parse(JSON.parse(line));
  const place = /\((?:file:\/\/)?[^)]*?\/((?:server|site|content|fields)\/[^)]+)\)/.exec(stack)?.[1];
  const inside = /at ((?:async )?[\w.]+) \(/.exec(stack)?.[1];
  return `${type ?? msg} at ${place ?? inside ?? message ?? 'nowhere'}`;
}
