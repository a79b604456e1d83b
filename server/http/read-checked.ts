import type { z } from 'zod';
import { CallError } from './call-error.ts';

/** Reads what a query or a body holds by its rules. @throws CallError 400 naming what is wrong */
export function readChecked<T>(schema: z.ZodType<T>, given: unknown): T {
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const paths = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String),
  );
  throw new CallError(400, 'invalid', { issues: paths.map((path) => ({ path, code: 'wrongType' as const })) });
}
