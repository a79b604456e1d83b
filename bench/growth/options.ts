import { parseArgs } from 'node:util';
import { z } from 'zod';

const list = z.string().transform((text) => text.split(','));

const Options = z.object({
  sizes: list.pipe(z.array(z.coerce.number<string>().int().min(10).max(100_000)).min(1)).default([100, 1000, 10_000]),
  database: list.pipe(z.array(z.enum(['sqlite', 'postgres'])).min(1)).default(['sqlite', 'postgres']),
  only: list.optional(),
  rounds: z.coerce.number<string>().int().min(1).max(50).default(5),
  minutes: z.coerce.number<string>().min(1).max(600).default(90),
  keep: z.string().optional(),
  out: z.string().optional(),
});

export type GrowthOptions = z.infer<typeof Options>;

/**
 * The options of the command, described in `README.md`.
 * @throws Error with a readable message for an invalid option
 */
export function readOptions(args: readonly string[]): GrowthOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string' },
      database: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      minutes: { type: 'string' },
      keep: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { data, error } = Options.safeParse(values);
  if (error) throw new Error(error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
  return { ...data, sizes: data.sizes.toSorted((one, other) => one - other) };
}
