import type { RawBuilder, SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import { content } from './0001-content.ts';
import { visitors } from './0002-visitors.ts';
import { accounts } from './0003-accounts.ts';
import { search } from './0004-search.ts';
import { milestones } from './0005-milestones.ts';
import { redirects } from './0006-redirects.ts';
import { enquiries } from './0007-enquiries.ts';
import { posters } from './0008-posters.ts';
import { removedMedia } from './0009-removed-media.ts';
import { waitingMessages } from './0010-waiting-messages.ts';
import { publishing } from './0011-publishing.ts';
import { secondFactors } from './0012-accounts.ts';
import { enquiryWork } from './0013-enquiry-work.ts';
import { visits } from './0014-visits.ts';
import { mapOnClick } from './0015-map-on-click.ts';
import { erased } from './0016-erased.ts';
import { uploads } from './0017-uploads.ts';
import { liveUses } from './0018-live-uses.ts';
import { jobs } from './0019-jobs.ts';
import { lettersAndVisits } from './0020-letters-and-visits.ts';
import { historyShape } from './0021-history-shape.ts';
import { searchPostings } from './0022-search-postings.ts';
import { boundedInbox } from './0023-bounded-inbox.ts';
import { recordIndex } from './0024-record-index.ts';
import { mediaLists } from './0025-media-lists.ts';
import { figuresAndFiles } from './0026-figures-and-files.ts';
import { keptSums } from './0027-kept-sums.ts';
import { enquiryReplies } from './0029-enquiry-replies.ts';
import { lists } from './0031-lists.ts';
import { mediaFolders } from './0033-media-folders.ts';
import { takingBack } from './0034-taking-back.ts';
import { replyFiles } from './0035-reply-files.ts';
import { invitations } from './0036-invitations.ts';
import { linkOrder } from './0037-link-order.ts';
import { incomingLetters } from './0039-incoming-letters.ts';
import { changeGroups } from './0040-change-groups.ts';
import { offers } from './0041-offers.ts';
import { offerLetters } from './0042-offer-letters.ts';
import { backupJob } from './0045-backup-job.ts';
import { formerNames } from './0046-former-names.ts';
import { mailServer } from './0047-mail-server.ts';
import { answersByEmail } from './0048-answers-by-email.ts';
import { outcomes } from './0049-outcomes.ts';
import { quotationConversations } from './0050-quotation-conversations.ts';
import { offerPdf } from './0051-offer-pdf.ts';
import { changeRuns } from './0052-change-runs.ts';
import { typedPhones } from './0055-typed-phones.ts';
import { taskMarks } from './0056-task-marks.ts';

/** One step in the life of the tables. Once released it never changes. */
export interface Migration {
  readonly name: string;
  /** `run` is for statements that the schema builder has no words for. */
  readonly up: (
    schema: SchemaModule,
    types: ColumnTypes,
    run: (statement: RawBuilder<unknown>) => Promise<unknown>,
  ) => Promise<void>;
}

/** Every step, in the order in which they run. */
export const migrations: readonly Migration[] = [
  { name: '0001-content', up: content },
  { name: '0002-visitors', up: visitors },
  { name: '0003-accounts', up: accounts },
  { name: '0004-search', up: search },
  { name: '0005-milestones', up: milestones },
  { name: '0006-redirects', up: redirects },
  { name: '0007-enquiries', up: enquiries },
  { name: '0008-posters', up: posters },
  { name: '0009-removed-media', up: removedMedia },
  { name: '0010-waiting-messages', up: waitingMessages },
  { name: '0011-publishing', up: publishing },
  { name: '0012-accounts', up: secondFactors },
  { name: '0013-enquiry-work', up: enquiryWork },
  { name: '0014-visits', up: visits },
  { name: '0015-map-on-click', up: mapOnClick },
  { name: '0016-erased', up: erased },
  { name: '0017-uploads', up: uploads },
  { name: '0018-live-uses', up: liveUses },
  { name: '0019-jobs', up: jobs },
  { name: '0020-letters-and-visits', up: lettersAndVisits },
  { name: '0021-history-shape', up: historyShape },
  { name: '0022-search-postings', up: searchPostings },
  { name: '0023-bounded-inbox', up: boundedInbox },
  { name: '0024-record-index', up: recordIndex },
  { name: '0025-media-lists', up: mediaLists },
  { name: '0026-figures-and-files', up: figuresAndFiles },
  { name: '0027-kept-sums', up: (_schema, types, run) => keptSums(types, run) },
  { name: '0029-enquiry-replies', up: enquiryReplies },
  { name: '0031-lists', up: lists },
  { name: '0033-media-folders', up: mediaFolders },
  { name: '0034-taking-back', up: (schema, _types, run) => takingBack(schema, run) },
  { name: '0035-reply-files', up: replyFiles },
  { name: '0036-invitations', up: invitations },
  { name: '0037-link-order', up: (_schema, types, run) => linkOrder(types, run) },
  { name: '0039-incoming-letters', up: incomingLetters },
  { name: '0040-change-groups', up: changeGroups },
  { name: '0041-offers', up: offers },
  { name: '0042-offer-letters', up: offerLetters },
  { name: '0045-backup-job', up: backupJob },
  { name: '0046-former-names', up: formerNames },
  { name: '0047-mail-server', up: mailServer },
  { name: '0048-answers-by-email', up: answersByEmail },
  { name: '0049-outcomes', up: (schema, _types, run) => outcomes(schema, run) },
  { name: '0050-quotation-conversations', up: (_schema, types, run) => quotationConversations(types, run) },
  { name: '0051-offer-pdf', up: offerPdf },
  { name: '0052-change-runs', up: changeRuns },
  { name: '0055-typed-phones', up: typedPhones },
  { name: '0056-task-marks', up: taskMarks },
];
