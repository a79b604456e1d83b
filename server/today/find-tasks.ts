import type { Task, TaskKind } from '../../calls/today.ts';
import type { OfficeTime } from '../../content/business-hours.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import { heldComments, liveComments } from './comment-tasks.ts';
import { failedEmails, undeliveredEmails } from './email-tasks.ts';
import { heldEnquiries, nextMeetings, unansweredEnquiries } from './enquiry-tasks.ts';
import { lateJobs } from './job-tasks.ts';
import { acceptedQuotations, questionedQuotations } from './quotation-tasks.ts';
import { dueRecords } from './record-tasks.ts';
import { heldSubscribers } from './subscriber-tasks.ts';
import type { TaskSource } from './task.ts';
import { readMarks } from './task-marks.ts';

export interface TaskServices {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'list'>;
}

/** The start of the period that counts as news. */
export interface Since {
  readonly accepted: string;
  readonly live: string;
}

const sourcesOf = ({ database, jobs }: TaskServices, at: OfficeTime, since: Since) =>
  ({
    enquiry: unansweredEnquiries(database, at),
    'held-enquiry': heldEnquiries(database, at),
    'asked-offer': questionedQuotations(database, at.now),
    'held-comment': heldComments(database),
    subscriber: heldSubscribers(database),
    'failed-email': failedEmails(database),
    'undelivered-email': undeliveredEmails(database),
    job: lateJobs(jobs, at.now),
    'accepted-offer': acceptedQuotations(database, since.accepted),
    meeting: nextMeetings(database, at),
    'live-comment': liveComments(database, since.live),
    record: dueRecords(database, at.now),
  }) satisfies Record<TaskKind, TaskSource>;

/** Counts the tasks of each kind. */
export async function countTasks(services: TaskServices, at: OfficeTime, since: Since) {
  const marked = await readMarks(services.database, at.now);
  const sources = sourcesOf(services, at, since);
  const count = (kind: TaskKind): Promise<number> => sources[kind].count(marked(kind));
  return {
    enquiry: await count('enquiry'),
    'held-enquiry': await count('held-enquiry'),
    'asked-offer': await count('asked-offer'),
    'held-comment': await count('held-comment'),
    subscriber: await count('subscriber'),
    'failed-email': await count('failed-email'),
    'undelivered-email': await count('undelivered-email'),
    job: await count('job'),
    'accepted-offer': await count('accepted-offer'),
    meeting: await count('meeting'),
    'live-comment': await count('live-comment'),
    record: await count('record'),
  };
}

/** The first tasks of each kind. */
export async function listTasks(
  services: TaskServices,
  at: OfficeTime,
  since: Since,
  language: Language,
): Promise<readonly Task[]> {
  const marked = await readMarks(services.database, at.now);
  const sources = Object.values(sourcesOf(services, at, since));
  return (await Promise.all(sources.map(({ kind, list }) => list(marked(kind), language)))).flat();
}
