import { type FormEvent, useId, useState } from 'react';
import { type EnquiryStatus, enquiryStatuses } from '../../content/enquiries/status.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.tsx';
import { type Notice, useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import type { Enquiry } from './enquiry.ts';
import { statusWords } from './enquiry-marks.tsx';
import { changeEnquiry, type EnquiryChange, useWork } from './use-enquiries.ts';

const longestNote = 5000;

interface Work {
  readonly status: EnquiryStatus;
  readonly notes: string;
  readonly followUpOn: string;
}

const workOf = ({ status, notes, followUpOn }: Enquiry): Work => ({ status, notes, followUpOn: followUpOn ?? '' });

const isSame = (one: Work, other: Work): boolean =>
  one.status === other.status && one.notes === other.notes && one.followUpOn === other.followUpOn;

const toChange = ({ status, notes, followUpOn }: Work): EnquiryChange => ({
  status,
  notes,
  follow_up_on: followUpOn === '' ? null : followUpOn,
});

/** A change that was made and the same the other way round, for as long as somebody presses "Undo". */
function noticeOf(id: number, text: string, before: Work, after: Work): Notice {
  return { text, takeBack: async () => noticeOf(id, await changeEnquiry(id, toChange(before)), after, before) };
}

/** How far the company is with a message, when to come back to it, and what was noted. */
export function EnquiryWork({ enquiry }: { readonly enquiry: Enquiry }) {
  const say = useWords();
  const notify = useNotify();
  const id = useId();
  const saved = workOf(enquiry);
  const [seen, setSeen] = useState(saved);
  const [work, setWork] = useState(saved);
  // Undone or changed elsewhere: what was not typed here follows.
  if (!isSame(seen, saved)) {
    setSeen(saved);
    if (isSame(work, seen)) setWork(saved);
  }
  const isDirty = !isSame(work, saved);
  const question = useLeaveGuard(isDirty);
  const save = useWork((change: Work) => changeEnquiry(enquiry.id, toChange(change)));
  const set = (part: Partial<Work>) => setWork((old) => ({ ...old, ...part }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(work, { onSuccess: (text) => notify(noticeOf(enquiry.id, text, saved, work)) });
  }

  return (
    <form className="card grid gap-4 p-5" aria-labelledby={`${id}-title`} aria-busy={save.isPending} onSubmit={submit}>
      <h3 id={`${id}-title`} className="text-lg font-medium">
        {say('enquiryWork')}
      </h3>
      <div className="field">
        <label htmlFor={`${id}-status`} className="field-label">
          {say('enquiryStatus')}
        </label>
        <select
          id={`${id}-status`}
          className="input"
          value={work.status}
          onChange={({ currentTarget: { value } }) =>
            set({ status: enquiryStatuses.find((status) => status === value) ?? work.status })
          }
        >
          {enquiryStatuses.map((status) => (
            <option key={status} value={status}>
              {say(statusWords[status])}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-follow-up`} className="field-label">
          {say('enquiryFollowUp')}
        </label>
        <input
          id={`${id}-follow-up`}
          type="date"
          dir="ltr"
          className="input"
          value={work.followUpOn}
          onChange={({ currentTarget: { value } }) => set({ followUpOn: value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-notes`} className="field-label">
          {say('enquiryNotes')}
        </label>
        <textarea
          id={`${id}-notes`}
          className="input"
          dir="auto"
          rows={4}
          maxLength={longestNote}
          aria-describedby={`${id}-hint`}
          value={work.notes}
          onChange={({ currentTarget: { value } }) => set({ notes: value })}
        />
        <p id={`${id}-hint`} className="field-hint">
          {say('enquiryNotesHint')}
        </p>
      </div>
      {save.isError && (
        <p role="alert" className="alert">
          {save.error.message || say('unreachable')}
        </p>
      )}
      <button type="submit" className="button primary" disabled={save.isPending || !isDirty}>
        {save.isPending ? say('wait') : say('saveChanges')}
      </button>
      {question}
    </form>
  );
}
