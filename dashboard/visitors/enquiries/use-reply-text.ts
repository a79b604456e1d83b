import { useState } from 'react';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { dropDraft, keepDraft, readDraft } from '../../content/forms/kept-draft.ts';
import type { ReplyText } from './use-enquiries.ts';

const nothing: ReplyText = { subject: '', text: '' };
const formOf = (id: number): string => `reply:${id}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed before, where the browser kept it. */
function readKept(id: number): ReplyText | null {
  const values = readDraft(formOf(id))?.values;
  return values === undefined ? null : { subject: textOf(values['subject']), text: textOf(values['text']) };
}

const isSame = (one: ReplyText, other: ReplyText): boolean => one.subject === other.subject && one.text === other.text;

/** The answer that is being written: it begins with a template, and is kept by the browser until it is sent. */
export function useReplyText({ id, replies }: Pick<WholeEnquiry, 'id' | 'replies'>) {
  const [template, setTemplate] = useState(0);
  const beginning = replies[template] ?? replies[0] ?? nothing;
  const [typed, setTyped] = useState(() => readKept(id));
  const reply = typed ?? beginning;

  function type(next: ReplyText): void {
    setTyped(next);
    keepDraft(formOf(id), { version: null, values: { ...next } });
  }
  function clear(): void {
    setTyped(null);
    dropDraft(formOf(id));
  }
  return {
    reply,
    template,
    isTyped: typed !== null && !isSame(typed, beginning),
    type,
    clear,
    /** Begins anew with another template. */
    choose: (index: number): void => {
      clear();
      setTemplate(index);
    },
  };
}
