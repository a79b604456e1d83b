import type { Message } from '../message.ts';

/** The words of the dashboard's screen of what is done by the clock. */
export const jobScreenMessages = {
  jobsIntro: 'What the server does automatically: how often, when it last ran, and whether it succeeded.',
  jobsNone: 'There is no scheduled work.',
  jobRunning: 'Running',
  jobFine: 'OK',
  jobFailing: 'Failed',
  jobNever: 'Not run yet',
  jobRunNow: 'Run now',
  jobRunNamed: 'Run now: {name}',
  jobInterval: 'How often',
  jobLastRun: 'Last run',
  jobTook: 'Duration',
  jobNextRun: 'Next run',
  jobNotYet: 'Not yet',
  jobNothingYet: 'Nothing to do so far',
  jobLastFailure: 'Last failure, {moment}:',
  jobEverySeconds: { one: 'Every second', other: 'Every {count} seconds' },
  jobEveryMinutes: { one: 'Every minute', other: 'Every {count} minutes' },
  jobEveryHours: { one: 'Every hour', other: 'Every {count} hours' },
  jobEveryDays: { one: 'Every day', other: 'Every {count} days' },
  jobTookLittle: 'Less than a second',
  jobTookSeconds: { one: 'A second', other: '{count} seconds' },
  jobTookMinutes: { one: 'A minute', other: '{count} minutes' },
} as const satisfies Record<string, Message>;
