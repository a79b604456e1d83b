import type { Today } from './use-today.ts';

/** Counts what Today lists: tasks, faults of the site, and languages with untranslated fields. */
export function countTasks({ tasks, gaps, unreadable, mailMissing, oldEmails, brokenLinks }: Today): number {
  const ofSite = [mailMissing, !mailMissing && oldEmails > 0, brokenLinks > 0, gaps.en > 0, gaps.ar > 0];
  const counted = Object.values(tasks).reduce((sum, count) => sum + count, 0);
  return counted + unreadable.length + ofSite.filter(Boolean).length;
}
