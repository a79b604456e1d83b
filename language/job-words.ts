import { jobs as arabic } from './ar/jobs.ts';
import { jobs as english } from './en/jobs.ts';
import type { Language } from './languages.ts';

export type JobName = keyof typeof english;

/** What a job is called, and what it does in one sentence. */
export interface JobWords {
  readonly title: string;
  readonly about: string;
}

export const jobWords = (name: JobName, language: Language): JobWords => (language === 'ar' ? arabic : english)[name];
