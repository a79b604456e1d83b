import { type ComponentType, useRef, useState } from 'react';
import { Link } from 'react-router';
import { emails } from '../../../calls/emails.ts';
import { enquiries, type EnquiryChange } from '../../../calls/enquiries.ts';
import { jobs } from '../../../calls/jobs.ts';
import { postKind } from '../../../calls/model/post.ts';
import { moderation } from '../../../calls/moderation.ts';
import { newsletter } from '../../../calls/newsletter.ts';
import type { NewsKind, Task, TaskKind } from '../../../calls/today.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Notice } from '../../app/actions/notify.ts';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useAdministrators } from '../../app/session/use-administrators.ts';
import { DeletePost } from '../../visitors/posts/delete-post.tsx';
import { useFinish, useSnooze } from './use-tasks.ts';

interface TaskActionsProps {
  readonly task: Task;
  /** The name of the task in its row. */
  readonly name: string;
}

interface TaskButtonProps {
  readonly word: LateMessage;
  readonly name: string;
  readonly action: Pick<Action<void, unknown>, 'start' | 'isPending'>;
}

function TaskButton({ word, name, action }: TaskButtonProps) {
  const t = useLateTranslations();
  return (
    <Button
      size="small"
      isPending={action.isPending}
      aria-label={t('taskNamed', { action: t(word), name })}
      onPress={() => action.start()}
    >
      {t(word)}
    </Button>
  );
}

function TaskLink({ to, name }: { readonly to: string; readonly name: string }) {
  const t = useLateTranslations();
  const word = t('taskReply');
  return (
    <Link to={to} className="button small" aria-label={t('taskNamed', { action: word, name })}>
      {word}
    </Link>
  );
}

const Snooze = ({ task, name }: TaskActionsProps) => (
  <TaskButton word="taskSnooze" name={name} action={useSnooze(task)} />
);

/** Changes an enquiry. The notice can undo the change. */
function useEnquiryChange({ id, title }: Task, changeOf: (isNew: boolean) => EnquiryChange) {
  const change = (body: EnquiryChange) => callApi(enquiries.change, { params: { id }, body });
  return useAction(
    async () => {
      const { status, follow_up_on, assigned_to, awaiting_since } = await callApi(enquiries.get, { params: { id } });
      const answer = await change(changeOf(status === 'new'));
      const before = { status, follow_up_on, assigned_to, awaiting: awaiting_since !== null };
      return { ...answer, before };
    },
    {
      about: title,
      refuse: 'notice',
      tell: ({ message, before }): Notice => ({
        text: message,
        onUndo: async () => ({ text: (await change(before)).message }),
      }),
    },
  );
}

function Assign({ task, name }: TaskActionsProps) {
  const t = useLateTranslations();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useAdministrators();
  const { id, title } = task;
  const assign = useAction(
    (administrator: number) => callApi(enquiries.change, { params: { id }, body: { assigned_to: administrator } }),
    {
      about: title,
      refuse: 'notice',
      tell: ({ message }): Notice => ({
        text: message,
        onUndo: async () => {
          const body = { assigned_to: task.assigned_to };
          return { text: (await callApi(enquiries.change, { params: { id }, body })).message };
        },
      }),
    },
  );
  const others = data.filter((each) => each.id !== task.assigned_to);
  if (others.length === 0) return null;
  const label = t('taskNamed', { action: t('taskAssign'), name });
  return (
    <>
      <Button
        ref={trigger}
        size="small"
        isPending={assign.isPending}
        aria-label={label}
        aria-haspopup="menu"
        onPress={() => setIsOpen(true)}
      >
        {t('taskAssign')}
      </Button>
      {isOpen && (
        <Menu
          trigger={trigger}
          label={label}
          items={others.map(({ id: administrator, username, is_self: isSelf }) => ({
            key: String(administrator),
            label: isSelf ? t('enquiryAssignedSelf', { name: username }) : username,
            onAction: () => assign.start(administrator),
          }))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function EnquiryActions(props: TaskActionsProps) {
  const { task, name } = props;
  const done = useEnquiryChange(task, (isNew) =>
    isNew ? { status: 'contacted', awaiting: false } : { awaiting: false, follow_up_on: null },
  );
  return (
    <>
      <TaskLink to={`/enquiries/${task.id}`} name={name} />
      <TaskButton word="taskDone" name={name} action={done} />
      <Snooze {...props} />
      <Assign {...props} />
    </>
  );
}

function HeldEnquiryActions(props: TaskActionsProps) {
  const { task, name } = props;
  const { id, title } = task;
  const change = (body: EnquiryChange) => callApi(enquiries.change, { params: { id }, body });
  const release = useAction(() => change({ held: false }), { about: title, refuse: 'notice' });
  const spam = useEnquiryChange(task, () => ({ status: 'spam' }));
  return (
    <>
      <TaskButton word="release" name={name} action={release} />
      <TaskButton word="enquiryMarkSpam" name={name} action={spam} />
      <Snooze {...props} />
    </>
  );
}

const QuestionActions = (props: TaskActionsProps) => (
  <>
    <TaskLink to={`/offers/${props.task.id}`} name={props.name} />
    <Snooze {...props} />
  </>
);

function HeldCommentActions(props: TaskActionsProps) {
  const t = useLateTranslations();
  const { task, name } = props;
  const { id, of, title: author, text, at, category_id: post_id } = task;
  const kind = postKind.options.find((each) => each === of) ?? 'comment';
  const [isDeleting, setIsDeleting] = useState(false);
  const release = useAction(() => callApi(moderation.release, { params: { kind, id } }), {
    about: author,
    refuse: 'notice',
  });
  const message = { kind, id, post_id, author, text, created_at: at ?? '', held: true, replies: 0 };
  return (
    <>
      <TaskButton word="release" name={name} action={release} />
      <Button
        size="small"
        variant="danger"
        aria-label={t('taskNamed', { action: t('delete'), name })}
        onPress={() => setIsDeleting(true)}
      >
        {t('delete')}
      </Button>
      <Snooze {...props} />
      {isDeleting && <DeletePost message={message} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

function SubscriberActions(props: TaskActionsProps) {
  const { task, name } = props;
  const release = useAction(() => callApi(newsletter.release, { params: { id: task.id } }), {
    about: task.title,
    refuse: 'notice',
  });
  return (
    <>
      <TaskButton word="release" name={name} action={release} />
      <Snooze {...props} />
    </>
  );
}

function EmailActions(props: TaskActionsProps) {
  const { task, name } = props;
  const params = { id: task.id };
  const again = useAction(() => callApi(emails.retry, { params }), { about: name, refuse: 'notice' });
  const settle = useAction(() => callApi(emails.settle, { params }), { about: name, refuse: 'notice' });
  return (
    <>
      <TaskButton word="undeliveredAgain" name={name} action={again} />
      {task.kind === 'undelivered-email' && <TaskButton word="taskDone" name={name} action={settle} />}
      <Snooze {...props} />
    </>
  );
}

function JobActions(props: TaskActionsProps) {
  const { task, name } = props;
  const run = useAction(() => callApi(jobs.run, { params: { name: task.subject } }), { about: name, refuse: 'notice' });
  return (
    <>
      <TaskButton word="jobRunNow" name={name} action={run} />
      <Snooze {...props} />
    </>
  );
}

function LiveCommentActions({ task, name }: TaskActionsProps) {
  const { id, of, title: author } = task;
  const kind = postKind.options.find((each) => each === of) ?? 'comment';
  const hide = useAction(() => callApi(moderation.hold, { params: { kind, id } }), { about: author, refuse: 'notice' });
  return (
    <>
      <TaskButton word="taskDone" name={name} action={useFinish(task, 'live-comment')} />
      <TaskButton word="hold" name={name} action={hide} />
    </>
  );
}

/** Actions for news: `done` marks the item as read. */
const finishing = (kind: NewsKind) =>
  function FinishAction({ task, name }: TaskActionsProps) {
    return <TaskButton word="taskDone" name={name} action={useFinish(task, kind)} />;
  };

/** The actions of each kind of task in the list. */
export const taskActions: Readonly<Record<TaskKind, ComponentType<TaskActionsProps>>> = {
  enquiry: EnquiryActions,
  'held-enquiry': HeldEnquiryActions,
  'asked-offer': QuestionActions,
  'held-comment': HeldCommentActions,
  subscriber: SubscriberActions,
  'failed-email': EmailActions,
  'undelivered-email': EmailActions,
  job: JobActions,
  'accepted-offer': finishing('accepted-offer'),
  meeting: finishing('meeting'),
  'live-comment': LiveCommentActions,
  record: finishing('record'),
};
