/** What is done by the clock, as the dashboard calls it. */
export const jobs = {
  publishing: {
    title: 'Scheduled publishing',
    about: 'Publishes records, and takes them back from visitors, at the times that were set for them.',
  },
  letters: {
    title: 'Sending e-mail and webhooks',
    about: 'Sends what waits in the outbox, and tries again what could not be sent.',
  },
  'incoming-letters': {
    title: 'Reading the mailbox',
    about: 'Takes in what visitors answer by e-mail, and leaves all other letters as they are.',
  },
  visits: {
    title: 'Counting visits',
    about: 'Writes down how often pages were opened since the last time.',
  },
  'old-visits': {
    title: 'Removing old visit counts',
    about: 'Deletes counts that are older than thirteen months.',
  },
  'old-messages': {
    title: 'Removing old messages',
    about:
      'Deletes messages of visitors that are older than the settings allow, what was deleted long ago, and addresses that nobody confirmed.',
  },
  offers: {
    title: 'Looking after offers',
    about: 'Reminds customers of offers that end soon, where the settings say so, and notes which have expired.',
  },
  'deleted-remains': {
    title: 'Wiping what was deleted',
    about:
      'Wipes what deleted messages left in the files of the database. For people who were erased, that is done at once.',
  },
  'old-changes': {
    title: 'Forgetting old changes',
    about: 'Removes changes from the history when they are older than the settings keep them.',
  },
  'unused-files': {
    title: 'Purging removed files',
    about: 'Deletes files that were removed from the library, as soon as no change in the history needs them.',
  },
  backups: {
    title: 'Making backups',
    about: 'Makes a backup into the bucket each day and keeps the last of each of 7 days, 4 weeks and 6 months.',
  },
  'restore-drill': {
    title: 'Trying the newest backup',
    about:
      'Restores the newest backup into a scratch place once a week, compares all rows and files with it, and removes them again. A letter tells when it does not succeed.',
  },
  'backup-remains': {
    title: 'Clearing up after backups',
    about: 'Deletes what an interrupted backup or restore left on the disk.',
  },
} as const;
