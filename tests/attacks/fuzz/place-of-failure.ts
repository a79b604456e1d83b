import { z } from 'zod';

const Logged = z.object({
  err: z.object({ type: z.string(), message: z.string(), stack: z.string() }).partial().optional(),
  msg: z.string().optional(),
});

/**
 * Returns the type of an error and the first place of the project's code in its stack, from the log line of the error.
 */
export function placeOfFailure(line = '{}'): string {
  const { err: { type, message, stack = '' } = {}, msg = 'Nothing was logged' } = Logged.parse(JSON.parse(line));
  const place = /\((?:file:\/\/)?[^)]*?\/((?:server|site|content|fields)\/[^)]+)\)/.exec(stack)?.[1];
  const inside = /at ((?:async )?[\w.]+) \(/.exec(stack)?.[1];
  return `${type ?? msg} at ${place ?? inside ?? message ?? 'nowhere'}`;
}
