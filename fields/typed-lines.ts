import type { Field } from './field.ts';

/** How many lines are typed into a field that is a text and nothing else; `null` for all others. */
export function typedLines({ kind }: Field): 'one' | 'several' | null {
  if (kind === 'text') return 'one';
  return kind === 'long-text' ? 'several' : null;
}
