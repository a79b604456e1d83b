import { type ReactNode, useEffect } from 'react';
import type { WireValues } from '../records/wire-record.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

/** A text that the browser kept of a form; empty where there is none. */
export function keptText(form: string, name: string): string {
  const text = readDraft(form)?.values[name];
  return typeof text === 'string' ? text : '';
}

interface Typed {
  readonly values: WireValues;
  /** Whether they differ from what is saved. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
}

/**
 * For forms that are no record's: the browser keeps what is typed until it is saved, and the screen is not left with it
 * unasked. Returns the question, while it is asked.
 */
export function useUnsaved(form: string, { values, isDirty, isBusy }: Typed): ReactNode {
  const text = JSON.stringify(values);
  useEffect(() => {
    if (isDirty) keepDraft(form, { version: null, values: JSON.parse(text) });
    else dropDraft(form);
  }, [form, isDirty, text]);
  return useLeaveGuard(isDirty && !isBusy);
}
