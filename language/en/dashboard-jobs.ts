import type { Message } from '../message.ts';

/** Messages of the screen of scheduled jobs. */
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
