import { useState } from 'react';
import * as z from 'zod/mini';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import type { FormRules } from '../../content/forms/form-state.ts';
import { storeDraft } from '../../content/forms/stored-draft.ts';
import { useForm } from '../../content/forms/use-form.ts';
import type { ReplyText } from './use-enquiries.ts';

const nothing: ReplyText = { subject: '', text: '' };

/** Subject and text are one value, because they belong together in a conflict. */
type ReplyValues = Readonly<{ reply: ReplyText }>;

const rules: FormRules<ReplyValues> = {
  draft: z.object({ reply: z.object({ subject: z.string(), text: z.string() }) }),
};

/** The reply being written. It starts from a template, and the browser stores the draft until it is sent. */
export function useReplyText({ id, replies }: Pick<WholeEnquiry, 'id' | 'replies'>) {
  const [template, setTemplate] = useState(0);
  const reply = replies[template] ?? replies[0] ?? nothing;
  const beginning = { name: `reply:${id}`, values: { reply }, version: null };
  const form = useForm(() => beginning, rules);
  if (form.base.values.reply !== reply) form.follow(beginning);
  return {
    reply: form.typed.reply,
    template,
    isTyped: form.isDirty,
    type: (next: ReplyText): void => {
      form.type(() => ({ reply: next }));
      // Also after the enquiry was left, so that the text of a withdrawn reply is restored.
      storeDraft<ReplyValues>(beginning.name, { version: null, values: { reply: next } });
    },
    clear: form.discard,
    /** Starts again with another template. */
    choose: (index: number): void => {
      form.discard();
      setTemplate(index);
    },
  };
}
