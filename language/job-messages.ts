import { jobs as arabic } from './ar/jobs.ts';
import { jobs as english } from './en/jobs.ts';
import type { Language } from './languages.ts';

export type JobName = keyof typeof english;

/** The title of a job and its description in one sentence. */
export interface JobMessages {
  readonly title: string;
  readonly about: string;
}

export const jobMessages = (name: JobName, language: Language): JobMessages =>
  (language === 'ar' ? arabic : english)[name];
