import { jobs as arabic } from './ar/jobs.ts';
import { jobs as english } from './en/jobs.ts';
import type { Language } from './languages.ts';

export type JobName = keyof typeof english;

/** What a job is called, and what it does in one sentence. */
export interface JobMessages {
  readonly title: string;
  readonly about: string;
}

export const jobMessages = (name: JobName, language: Language): JobMessages =>
  (language === 'ar' ? arabic : english)[name];
