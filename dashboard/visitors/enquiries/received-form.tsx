import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { longestReply, mostFileBytes, mostFiles } from '../../../calls/replies.ts';
import { clockOf, timestampOf } from '../../../content/meeting-time.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { formatBytes } from '../../../language/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { zoneMessages } from '../days/clock-select.tsx';
import { readDraft } from '../../content/forms/stored-draft.ts';
import type { FormRules } from '../../content/forms/form-state.ts';
import { useForm } from '../../content/forms/use-form.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { AttachedFiles } from './attached-files.tsx';
import { useAttaching } from './use-attaching.ts';
import { addReceived, type ReceivedText, withdrawReply } from './use-enquiries.ts';

type Received = Readonly<{ text: string; at: string }>;

const rules: FormRules<Received> = {
  draft: z.object({ text: z.string(), at: z.exactOptional(z.string()) }),
};

/** The storage key of the draft of a received message. */
const nameOf = ({ id }: Pick<WholeEnquiry, 'id'>): string => `received:${id}`;

/** True if the browser stores such a draft. */
export const hasStoredDraft = (enquiry: Pick<WholeEnquiry, 'id'>): boolean =>
  readDraft(nameOf(enquiry), rules.draft) !== null;

/** A timestamp as the value of an input, in the office's time zone. */
const shownAt = (timestamp: Date): string => new Date(clockOf(timestamp, defaultCountry)).toISOString().slice(0, 16);

interface ReceivedFormProps {
  readonly enquiry: WholeEnquiry;
  readonly onClose: () => void;
}

/** Adds what a visitor replied by another channel: text, time and files. */
export function ReceivedForm({ enquiry, onClose }: ReceivedFormProps) {
  const t = useLateTranslations();
  const [now] = useState(() => shownAt(new Date()));
  const form = useForm(() => ({ name: nameOf(enquiry), values: { text: '', at: now }, version: null }), rules);
  const { text, at } = form.typed;
  const set = (part: Partial<Received>) => form.type((old) => ({ ...old, ...part }));
  const attaching = useAttaching(enquiry, 'received');
  const add = useAction((received: ReceivedText) => addReceived(enquiry.id, received), {
    about: enquiry.sender,
    tell: ({ message, reply }) => ({
      text: message,
      onUndo: async (): Promise<Notice> => ({ text: (await withdrawReply(enquiry.id, reply.id)).message }),
    }),
    onDone: () => {
      form.discard();
      onClose();
    },
  });
  useKeepMounted(text.trim() !== '' && !add.isPending);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const timestamp = timestampOf(Date.parse(`${at}Z`), defaultCountry);
    const isSaid = at !== now && !Number.isNaN(timestamp.getTime());
    const files = attaching.attached.map(({ id }) => id);
    add.start({ text, files, ...(isSaid && { at: timestamp.toISOString() }) });
  }
  return (
    <form className="grid gap-4 p-5" aria-busy={add.isPending} onSubmit={submit}>
      <Field label={t('replyReceivedText')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={5}
            maxLength={longestReply}
            value={text}
            onChange={({ currentTarget: { value } }) => set({ text: value })}
          />
        )}
      </Field>
      <Field label={t('replyReceivedAt')} hint={t(zoneMessages[defaultCountry])}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            dir="ltr"
            className="input sm:max-w-64"
            max={now}
            value={at}
            onChange={({ currentTarget: { value } }) => set({ at: value })}
          />
        )}
      </Field>
      <AttachedFiles
        enquiry={enquiry}
        label={t('replyReceivedFiles')}
        hint={t('replyReceivedFilesHint', {
          count: mostFiles,
          size: formatBytes(mostFileBytes, currentLanguage()),
        })}
        attaching={attaching}
      />
      {add.refusal !== null && <Alert onRetry={add.retry}>{add.refusal.text}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button isSubmit isPending={add.isPending} isDisabled={text.trim() === '' || attaching.isBusy}>
          {t('replyReceivedAdd')}
        </Button>
        <Button onPress={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
