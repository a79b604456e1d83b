import type * as z from 'zod/mini';
import type { Issue, IssueCode } from '../../fields/field.ts';
import type { CallMessage } from '../../language/call-messages.ts';
import { CallError } from './call-error.ts';

/** The issue code for a Zod issue. */
function codeOf(issue: z.core.$ZodIssue): IssueCode {
  if (issue.code === 'invalid_value') return 'notAnOption';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'tooMany';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return 'wrongType';
}

const toIssues = (issue: z.core.$ZodIssue): Issue[] => {
  const at = issue.path.map(String);
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...at, key].join('.'), code: 'unknownField' }))
    : [{ path: at.join('.'), code: codeOf(issue) }];
};

/**
 * Parses the input of a call by its schema.
 * @param foreign message for unknown names
 * @throws CallError 400 with every issue
 */
export function readBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  foreign?: CallMessage,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (error === undefined) return data;
  const issues = error.issues.flatMap(toIssues);
  const isUnknown = issues.every(({ code }) => code === 'unknownField');
  throw new CallError(400, foreign ?? (isUnknown ? 'unknownField' : 'invalid'), {
    issues,
    values: { path: (issues[0]?.path ?? '').slice(0, 100) },
  });
}
