import { type FormEvent, useId, useState } from 'react';
import type { Enquiry } from '../../../calls/enquiries.ts';
import { enquiryStatuses } from '../../../content/enquiries/status.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { readDraft } from '../../content/forms/kept-draft.ts';
import { keptText, useUnsaved } from '../../content/forms/use-unsaved.tsx';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useAdministratorName } from '../../app/session/use-administrators.ts';
import { useLateWords } from '../../app/late-words.ts';
import { AssignedField } from './assigned-field.tsx';
import { statusWords } from './enquiry-marks.tsx';
import { changeEnquiry } from './use-enquiries.ts';
import { changeTo, clashesOf, differences, follow, type Work, workOf, type WorkPart } from './work.ts';

const longestNote = 5000;

type Changed = Pick<Enquiry, 'message' | 'updated_at'>;

/** A change that was made and the same the other way round, for as long as somebody presses "Undo". */
function noticeOf(id: number, { message, updated_at }: Changed, before: Work, after: Work): Notice {
  const change = { ...changeTo(before, after), updated_at };
  return { text: message, takeBack: async () => noticeOf(id, await changeEnquiry(id, change), after, before) };
}

const partWords = {
  status: 'enquiryStatus',
  assignedTo: 'enquiryAssigned',
  followUpOn: 'enquiryFollowUp',
  notes: 'enquiryNotes',
} as const satisfies Record<WorkPart, LateWord>;

interface ClashProps {
  readonly parts: readonly WorkPart[];
  readonly saved: Work;
  readonly onTake: () => void;
}

/** What somebody else saved of the parts that were changed here, too; nothing is lost before one of both is chosen. */
function Clash({ parts, saved, onTake }: ClashProps) {
  const say = useLateWords();
  const savedName = useAdministratorName(saved.assignedTo);
  const saidOf: Readonly<Record<WorkPart, string>> = {
    status: say(statusWords[saved.status]),
    assignedTo: savedName ?? say('enquiryAssignedNobody'),
    followUpOn: saved.followUpOn,
    notes: saved.notes,
  };
  return (
    <Alert look="note" className="grid gap-3">
      <p>{say('workClash')}</p>
      <dl className="grid gap-2">
        {parts.map((part) => (
          <div key={part}>
            <dt className="text-sm text-muted">{say(partWords[part])}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {saidOf[part] || say('workNothing')}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" className="justify-self-start" onPress={onTake}>
        {say('workTakeSaved')}
      </Button>
    </Alert>
  );
}

/** What the browser keeps typed notes under, with those they were typed over. */
const formOf = ({ id }: Enquiry): string => `work:${id}`;

/** What stands in the form, above what it was typed over; it follows what others save. */
function useTyped(enquiry: Enquiry) {
  const [base, setBase] = useState({ work: workOf(enquiry), updatedAt: enquiry.updated_at });
  const form = formOf(enquiry);
  const [kept] = useState(
    () => readDraft(form) !== null && { notes: keptText(form, 'notes'), over: keptText(form, 'over') },
  );
  const [work, setWork] = useState(() => (kept === false ? base.work : { ...base.work, notes: kept.notes }));
  const [clashes, setClashes] = useState<readonly WorkPart[]>(() =>
    kept !== false && kept.over !== base.work.notes && kept.notes !== base.work.notes ? ['notes'] : [],
  );
  // Undone or changed elsewhere.
  if (enquiry.updated_at > base.updatedAt) {
    const newer = workOf(enquiry);
    setBase({ work: newer, updatedAt: enquiry.updated_at });
    setWork(follow(work, base.work, newer));
    setClashes(clashesOf(work, base.work, newer));
  }
  return {
    base,
    work,
    clashes,
    set: (part: Partial<Work>) => setWork((old) => ({ ...old, ...part })),
    /** Goes on from what was saved just now, from here. */
    goOn: (saved: Work, updatedAt: string) => {
      setBase({ work: saved, updatedAt });
      setClashes([]);
    },
    takeSaved: () => {
      setWork(base.work);
      setClashes([]);
    },
  };
}

/** How far the company is with a message, when to come back to it, and what was noted. */
export function EnquiryWork({ enquiry }: { readonly enquiry: Enquiry }) {
  const say = useLateWords();
  const id = useId();
  const { base, work, clashes, set, goOn, takeSaved } = useTyped(enquiry);
  const isDirty = differences(work, base.work).length > 0;
  const save = useAction(
    async (sent: Work) => {
      const answer = await changeEnquiry(enquiry.id, { ...changeTo(sent, base.work), updated_at: base.updatedAt });
      // Before the message is read again, which would look like somebody else's change.
      goOn(sent, answer.updated_at);
      return noticeOf(enquiry.id, answer, base.work, sent);
    },
    { about: enquiry.sender, tell: (notice) => notice },
  );

  const values = { notes: work.notes, over: base.work.notes };
  useUnsaved(formOf(enquiry), { values, isDirty, isBusy: save.isPending });

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.start(work);
  }

  return (
    <form className="card grid gap-4 p-5" aria-labelledby={`${id}-title`} aria-busy={save.isPending} onSubmit={submit}>
      <h3 id={`${id}-title`} className="text-lg font-medium">
        {say('enquiryWork')}
      </h3>
      <Field label={say('enquiryStatus')}>
        {(control) => (
          <Select
            {...control}
            value={work.status}
            options={enquiryStatuses.map((status) => ({ value: status, label: say(statusWords[status]) }))}
            onSelect={(status) => set({ status })}
          />
        )}
      </Field>
      {enquiry.status === 'lost' && enquiry.lost_reason !== null && enquiry.lost_reason !== '' && (
        <div className="note grid gap-1">
          <p className="text-sm text-muted">{say('enquiryLostReason')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {enquiry.lost_reason}
          </p>
        </div>
      )}
      <AssignedField value={work.assignedTo} onSelect={(assignedTo) => set({ assignedTo })} />
      <Field label={say('enquiryFollowUp')}>
        {(control) => (
          <input
            {...control}
            type="date"
            dir="ltr"
            className="input"
            value={work.followUpOn}
            onChange={({ currentTarget: { value } }) => set({ followUpOn: value })}
          />
        )}
      </Field>
      <Field label={say('enquiryNotes')} hint={say('enquiryNotesHint')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={4}
            maxLength={longestNote}
            value={work.notes}
            onChange={({ currentTarget: { value } }) => set({ notes: value })}
          />
        )}
      </Field>
      {clashes.length > 0 && <Clash parts={clashes} saved={base.work} onTake={takeSaved} />}
      {save.refusal !== null && clashes.length === 0 && <Alert>{save.refusal.text}</Alert>}
      <Button look="filled" isSubmit isPending={save.isPending} isDisabled={!isDirty}>
        {say('saveChanges')}
      </Button>
    </form>
  );
}
