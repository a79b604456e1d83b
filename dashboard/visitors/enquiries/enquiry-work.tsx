import { type FormEvent, useId } from 'react';
import * as z from 'zod/mini';
import type { Enquiry } from '../../../calls/enquiries.ts';
import { enquiryStatuses } from '../../../content/enquiries/status.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FormRules } from '../../content/forms/form-state.ts';
import { useForm } from '../../content/forms/use-form.ts';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useAdministratorName } from '../../app/session/use-administrators.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { AssignedField } from './assigned-field.tsx';
import { statusMessages } from './enquiry-marks.tsx';
import { changeEnquiry } from './use-enquiries.ts';
import { changeTo, type Work, workOf, type WorkPart, workParts } from './work.ts';

const longestNote = 5000;

type Changed = Pick<Enquiry, 'message' | 'updated_at'>;

/** The notice of a change. Its undo restores the former values and can be undone in turn. */
function noticeOf(id: number, { message, updated_at }: Changed, before: Work, after: Work): Notice {
  const change = { ...changeTo(before, after), updated_at };
  return { text: message, onUndo: async () => noticeOf(id, await changeEnquiry(id, change), after, before) };
}

const partMessages = {
  status: 'enquiryStatus',
  assignedTo: 'enquiryAssigned',
  followUpOn: 'enquiryFollowUp',
  notes: 'enquiryNotes',
} as const satisfies Record<WorkPart, LateMessage>;

interface ClashProps {
  readonly parts: readonly WorkPart[];
  readonly saved: Work;
  readonly onTake: () => void;
}

/** Shows the saved values of parts that were also changed here, so that the administrator can choose. */
function Clash({ parts, saved, onTake }: ClashProps) {
  const t = useLateTranslations();
  const savedName = useAdministratorName(saved.assignedTo);
  const saidOf: Readonly<Record<WorkPart, string>> = {
    status: t(statusMessages[saved.status]),
    assignedTo: savedName ?? t('enquiryAssignedNobody'),
    followUpOn: saved.followUpOn,
    notes: saved.notes,
  };
  return (
    <Alert variant="note" className="grid gap-3">
      <p>{t('workClash')}</p>
      <dl className="grid gap-2">
        {parts.map((part) => (
          <div key={part}>
            <dt className="text-sm text-muted">{t(partMessages[part])}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {saidOf[part] || t('workNothing')}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" className="justify-self-start" onPress={onTake}>
        {t('workTakeSaved')}
      </Button>
    </Alert>
  );
}

const rules: FormRules<Work> = { draft: z.object({ notes: z.exactOptional(z.string()) }) };

/** Status, responsible administrator, follow-up date and notes of an enquiry. */
export function EnquiryWork({ enquiry }: { readonly enquiry: Enquiry }) {
  const t = useLateTranslations();
  const id = useId();
  const saved = { name: `work:${enquiry.id}`, values: workOf(enquiry), version: enquiry.updated_at };
  const form = useForm(() => saved, rules);
  const { base, typed: work, isDirty } = form;
  // The enquiry was changed by an undo or elsewhere.
  if (saved.version > base.version) form.follow(saved);
  const set = (part: Partial<Work>) => form.type((old) => ({ ...old, ...part }));
  const clashes = workParts.filter((part) => form.conflict?.choices.some(({ apiName }) => apiName === part));
  const save = useAction(
    async (sent: Work) => {
      const answer = await changeEnquiry(enquiry.id, { ...changeTo(sent, base.values), updated_at: base.version });
      // Before the refetch, which would otherwise look like a change by another administrator.
      form.saved({ ...saved, values: sent, version: answer.updated_at }, sent);
      return noticeOf(enquiry.id, answer, base.values, sent);
    },
    { about: enquiry.sender, tell: (notice) => notice },
  );
  useKeepMounted(isDirty && !save.isPending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.start(work);
  }

  return (
    <form className="card grid gap-4 p-5" aria-labelledby={`${id}-title`} aria-busy={save.isPending} onSubmit={submit}>
      <h3 id={`${id}-title`} className="text-lg font-medium">
        {t('enquiryWork')}
      </h3>
      <Field label={t('enquiryStatus')}>
        {(control) => (
          <Select
            {...control}
            value={work.status}
            options={enquiryStatuses.map((status) => ({ value: status, label: t(statusMessages[status]) }))}
            onSelect={(status) => set({ status })}
          />
        )}
      </Field>
      {enquiry.status === 'lost' && enquiry.lost_reason !== null && enquiry.lost_reason !== '' && (
        <div className="note grid gap-1">
          <p className="text-sm text-muted">{t('enquiryLostReason')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {enquiry.lost_reason}
          </p>
        </div>
      )}
      <AssignedField value={work.assignedTo} onSelect={(assignedTo) => set({ assignedTo })} />
      <Field label={t('enquiryFollowUp')}>
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
      <Field label={t('enquiryNotes')} hint={t('enquiryNotesHint')}>
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
      {clashes.length > 0 && <Clash parts={clashes} saved={base.values} onTake={form.discard} />}
      {save.refusal !== null && clashes.length === 0 && <Alert>{save.refusal.text}</Alert>}
      <Button variant="filled" isSubmit isPending={save.isPending} isDisabled={!isDirty}>
        {t('saveChanges')}
      </Button>
    </form>
  );
}
