import { Link } from 'react-router';
import type { Task, TaskKind } from '../../../calls/today.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { useAdministratorName } from '../../app/session/use-administrators.ts';
import { taskActions } from './task-actions.tsx';
import { useTasks } from './use-tasks.ts';
import './task-rows.css';

interface Place {
  readonly to: string;
  /** Navigation state for that screen. */
  readonly state?: object;
}

const enquiryFrom =
  (show: string) =>
  ({ id }: Task): Place => ({ to: `/enquiries/${id}`, state: { from: { show } } });
const offer = ({ id }: Task): Place => ({ to: `/offers/${id}` });
const at = (to: string) => (): Place => ({ to });

/** The screen of a task. */
const placeOf: Readonly<Record<TaskKind, (task: Task) => Place>> = {
  enquiry: enquiryFrom('unanswered'),
  'held-enquiry': enquiryFrom('held'),
  meeting: ({ id }) => ({ to: `/enquiries/${id}` }),
  'asked-offer': offer,
  'accepted-offer': offer,
  'held-comment': at('/moderation?held=true'),
  'live-comment': at('/moderation?held=false'),
  subscriber: at('/subscribers'),
  'failed-email': at('/outbox'),
  'undelivered-email': at('/outbox?show=undelivered'),
  job: at('/jobs'),
  record: ({ of, id, category_id: parentId }) => ({ to: recordScreen({ base: of, id, parentId }) ?? '/calendar' }),
};

function useTaskTexts({ kind, title, text }: Task) {
  const t = useLateTranslations();
  const name = title === '' ? t('taskUntitled') : title;
  if (kind === 'failed-email' || kind === 'undelivered-email') return { name: t('taskEmail', { name }), text };
  if (kind === 'record') return { name, text: t(text === 'publish' ? 'calendarPublish' : 'calendarTakeBack') };
  return { name, text };
}

function Assigned({ id }: { readonly id: number }) {
  const name = useAdministratorName(id);
  return name === undefined ? null : (
    <span className="badge">
      <bdi>{name}</bdi>
    </span>
  );
}

function TaskRow({ task }: { readonly task: Task }) {
  const { name, text } = useTaskTexts(task);
  const Actions = taskActions[task.kind];
  return (
    <li className="task">
      <div className="task-about">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link {...placeOf[task.kind](task)} className="max-w-full truncate font-medium hover:underline">
            <bdi>{name}</bdi>
          </Link>
          {task.at !== null && (
            <time dateTime={task.at} className={task.late ? 'text-sm text-danger' : 'text-sm text-muted'}>
              {formatOfficeTime(task.at)}
            </time>
          )}
          {task.assigned_to !== null && <Assigned id={task.assigned_to} />}
        </p>
        {text !== '' && (
          <p className="flex text-sm text-muted">
            <bdi className="truncate">{text}</bdi>
          </p>
        )}
      </div>
      <div className="task-actions">
        <Actions task={task} name={name} />
      </div>
    </li>
  );
}

/** Lists the first tasks of a kind with their actions. */
export function TaskRows({ kind }: { readonly kind: TaskKind }) {
  const { data = [], error, refetch } = useTasks(kind);
  return (
    <>
      {error !== null && <Retry error={error} onRetry={() => void refetch()} />}
      <ul>
        {data.map((task) => (
          <TaskRow key={task.subject} task={task} />
        ))}
      </ul>
    </>
  );
}
