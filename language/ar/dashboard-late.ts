import type { Message } from '../message.ts';
import { addingWords } from './dashboard-adding.ts';
import { backupWords } from './dashboard-backup.ts';
import { enquiryWords } from './dashboard-enquiries.ts';
import { figureWords } from './dashboard-figures.ts';
import { historyWords } from './dashboard-history.ts';
import { jobScreenWords } from './dashboard-jobs.ts';
import { emailWords } from './dashboard-emails.ts';
import { libraryWords } from './dashboard-library.ts';
import { moderationWords } from './dashboard-moderation.ts';
import { pointingWords } from './dashboard-pointing.ts';
import { offerWords } from './dashboard-offers.ts';
import { sheetWords } from './dashboard-sheets.ts';
import { startWords } from './dashboard-start.ts';
import { writingWords } from './dashboard-writing.ts';

/** The words of screens that are opened later, which the first ones need not wait for. */
export const late = {
  ...enquiryWords,
  ...emailWords,
  ...backupWords,
  ...libraryWords,
  ...moderationWords,
  ...sheetWords,
  ...jobScreenWords,
  ...historyWords,
  ...addingWords,
  ...startWords,
  ...writingWords,
  ...pointingWords,
  ...offerWords,
  ...figureWords,
} satisfies Readonly<Record<string, Message>>;
