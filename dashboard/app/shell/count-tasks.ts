import type { Today } from './use-today.ts';

/** Counts what Today lists: tasks, faults of the site, languages with untranslated fields, and alternative texts. */
export function countTasks(today: Today): number {
  const { tasks, gaps, wordlessFiles, unreadable, mailMissing, oldEmails, brokenLinks } = today;
  const site = [brokenLinks, gaps.en, gaps.ar, wordlessFiles].map((count) => count > 0);
  const ofSite = [mailMissing, !mailMissing && oldEmails > 0, ...site];
  const counted = Object.values(tasks).reduce((sum, count) => sum + count, 0);
  return counted + unreadable.length + ofSite.filter(Boolean).length;
}
