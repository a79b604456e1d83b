import type { Message } from '../message.ts';
import { addingMessages } from './dashboard-adding.ts';
import { backupMessages } from './dashboard-backup.ts';
import { enquiryMessages } from './dashboard-enquiries.ts';
import { figureMessages } from './dashboard-figures.ts';
import { historyMessages } from './dashboard-history.ts';
import { jobScreenMessages } from './dashboard-jobs.ts';
import { emailMessages } from './dashboard-emails.ts';
import { libraryMessages } from './dashboard-library.ts';
import { moderationMessages } from './dashboard-moderation.ts';
import { pointingMessages } from './dashboard-pointing.ts';
import { offerMessages } from './dashboard-offers.ts';
import { sheetMessages } from './dashboard-sheets.ts';
import { startMessages } from './dashboard-start.ts';
import { writingMessages } from './dashboard-writing.ts';

/** Messages of lazily loaded screens; the first screen does not wait for them. */
export const late = {
  ...enquiryMessages,
  ...emailMessages,
  ...backupMessages,
  ...libraryMessages,
  ...moderationMessages,
  ...sheetMessages,
  ...jobScreenMessages,
  ...historyMessages,
  ...addingMessages,
  ...startMessages,
  ...writingMessages,
  ...pointingMessages,
  ...offerMessages,
  ...figureMessages,
} satisfies Readonly<Record<string, Message>>;
