import { useEffect } from 'react';
import { useHold } from '../../../ui/kept.tsx';
import type { WireValues } from '../../app/records/wire-record.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';

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

/** For forms of no record: the browser caches the input until it is saved, and leaving the screen with it asks first. */
export function useUnsaved(form: string, { values, isDirty, isBusy }: Typed): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    if (isDirty) keepDraft(form, { version: null, values: JSON.parse(text) });
    else dropDraft(form);
  }, [form, isDirty, text]);
  useHold(isDirty && !isBusy);
}
