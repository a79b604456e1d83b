/** Titles and descriptions of the scheduled jobs. */
export const jobs = {
  publishing: {
    title: 'Scheduled publishing',
    about: 'Publishes and unpublishes items at their scheduled times.',
  },
  letters: {
    title: 'Sending e-mail and webhooks',
    about: 'Sends queued e-mails and webhooks, and retries those that failed.',
  },
  'incoming-letters': {
    title: 'Reading the mailbox',
    about: 'Adds visitors’ e-mail replies to their conversations, and leaves all other e-mails as they are.',
  },
  visits: {
    title: 'Counting visits',
    about: 'Notes how often pages were opened since the last run.',
  },
  'old-visits': {
    title: 'Removing old visit counts',
    about: 'Deletes counts that are older than thirteen months.',
  },
  'old-messages': {
    title: 'Removing old enquiries',
    about:
      'Deletes enquiries that are older than the settings allow, enquiries deleted long ago, and addresses that nobody confirmed.',
  },
  offers: {
    title: 'Looking after quotations',
    about:
      'Reminds customers of quotations that expire soon, if the settings say so, and marks those that have expired.',
  },
  'deleted-remains': {
    title: 'Wiping deleted data',
    about: 'Wipes what deleted enquiries left in the database files. For people who were erased, this happens at once.',
  },
  'old-changes': {
    title: 'Removing old changes',
    about: 'Removes changes from the history once they are older than the settings allow.',
  },
  'unfinished-changes': {
    title: 'Undoing interrupted imports',
    about: 'Undoes what an import had written when the server stopped in the middle of it.',
  },
  'unused-files': {
    title: 'Purging removed files',
    about: 'Deletes files that were removed from the library, once no change in the history needs them.',
  },
  backups: {
    title: 'Making backups',
    about: 'Makes a daily backup in the storage bucket and keeps the last one of each of 7 days, 4 weeks and 6 months.',
  },
  'restore-drill': {
    title: 'Trying the newest backup',
    about:
      'Restores the newest backup into a temporary place once a week, compares all rows and files, and removes them again. An e-mail tells you if it does not succeed.',
  },
  'backup-remains': {
    title: 'Clearing up after backups',
    about: 'Deletes what an interrupted backup or restore left on the disk.',
  },
} as const;
