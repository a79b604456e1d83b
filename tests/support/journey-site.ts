import type { TestProject } from 'vitest/node';
import { startSite } from './start-site.ts';

/** One site with demo content for all journeys that only read; those that change content start one of their own. */
export default async function startForJourneys(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('origin', site.origin);
  return () => site.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}
