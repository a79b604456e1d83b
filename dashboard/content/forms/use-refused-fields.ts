import { useState } from 'react';
import type { Issue } from '../../../fields/field.ts';
import type { Refusal } from '../../app/actions/refusal.ts';
import { isChangedSince } from './issue-place.ts';

interface RefusedFields {
  /** What is wrong with the fields that were not changed since. */
  readonly issues: readonly Issue[];
  /** The sentence for all of them; empty once each of those fields was changed. */
  readonly text: string;
}

const none: readonly Issue[] = [];

/**
 * What a refusal says about the fields of a form, as far as it still holds.
 * @param values what stands in the form
 * @param toPath where a path of the refusal is found in these values
 */
export function useRefusedFields(
  refusal: Refusal | null,
  values: Readonly<Record<string, unknown>>,
  toPath: (path: string) => string = (path) => path,
): RefusedFields {
  const [refused, setRefused] = useState({ refusal, values });
  if (refused.refusal !== refusal) setRefused({ refusal, values });
  if (refusal === null) return { issues: none, text: '' };
  const issues = refusal.issues
    .map((issue) => ({ ...issue, path: toPath(issue.path) }))
    .filter(({ path }) => !isChangedSince(path, refused.values, values));
  return { issues, text: refusal.issues.length > 0 && issues.length === 0 ? '' : refusal.text };
}
