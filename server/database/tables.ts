import type { Generated, Insertable, Selectable } from 'kysely';
import type { Timestamp } from './tables/cells.ts';
import type { BackupJobTable, JobRunTable } from './tables/job-tables.ts';
import type {
  ChangeRunTable,
  EntryTable,
  CounterTable,
  DeletionTable,
  RevisionCountTable,
  RevisionTable,
  RevisionMediaTable,
  MediaFolderTable,
  MediaTable,
  MediaUnusedTable,
  UploadTable,
  UsageTable,
  VersionTable,
} from './tables/content-tables.ts';
import type {
  CommentTable,
  FreePostTable,
  FreeCommentTable,
  SubscriberTable,
  EnquiryTable,
  EnquiryReplyTable,
  EnquiryFileTable,
  EnquiryFilePartTable,
  MailboxTable,
  OutboxTable,
  ConsentTable,
  ErasedTable,
  UsedFormTokenTable,
  TallyTable,
  EnquiryTallyTable,
} from './tables/visitor-tables.ts';
import type {
  QuotationCounterTable,
  QuotationEventTable,
  QuotationPdfTable,
  QuotationTable,
  QuotationVersionTable,
} from './tables/quotation-tables.ts';
import type {
  AccountTable,
  InvitationTable,
  SessionTable,
  KnownDeviceTable,
  PasskeyTable,
  PendingStepTable,
  RateLimitTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SecretTable,
} from './tables/account-tables.ts';
import type {
  SearchDocumentTable,
  SearchWordTable,
  SearchIndexVersionTable,
  SearchNearTable,
  SearchPostingTable,
  SearchEnquiryTable,
  SearchSubscriberTable,
  SearchMediaTable,
} from './tables/search-tables.ts';
import type { FigureDayTable, FigureHourTable, FigureProductTable, FigureWindowTable } from './tables/figure-tables.ts';
import type {
  RecordCountTable,
  RecordIndexVersionTable,
  RecordFactTable,
  RecordIndexTable,
  RecordWordTable,
} from './tables/index-tables.ts';

export type { Timestamp } from './tables/cells.ts';
export type { EntryStatus, RevisionAction, RevisionPublishing } from './tables/content-tables.ts';
export type { EnquiryStatus, OutboxPurpose, ReplyOrigin } from './tables/visitor-tables.ts';

/** Events that happen once per installation. */
interface MilestoneTable {
  name: 'demo-begun' | 'demo-loaded';
  at: Timestamp;
}

/** A redirect of an address. */
interface RedirectTable {
  id: Generated<number>;
  /** Decoded, without a language, as `redirectKey` returns it. */
  from_path: string;
  /** An address of this site as browsers write it, without a language. */
  to_path: string;
  status: 301 | 302;
  created_at: Timestamp;
}

/** A former name, in either language, of a record whose address once consisted of its name only. */
interface FormerNameTable {
  /** The slug of the collection. */
  collection: string;
  /** As `toSlug` returns it. */
  slug: string;
  entry_id: number;
  /** When the name was changed. */
  left_at: Timestamp;
}

/** A named view of a list, shared by all administrators. */
interface SavedViewTable {
  id: Generated<number>;
  /** The slug of the collection. */
  collection: string;
  name: string;
  /** The query string of the list's address. */
  address: string;
  created_at: Timestamp;
}

/** A task of Today that an administrator put off, or has seen to. */
interface TaskMarkTable {
  /** A kind of task, as `calls/today.ts` lists them. */
  kind: string;
  /** Which task of its kind. */
  subject: string;
  /** When it is shown again; null for one that was seen to. */
  until: Timestamp | null;
  created_at: Timestamp;
}

/** Page view counts, without any data of visitors. */
interface VisitTable {
  /** `2026-03-01`, in the company's time zone. */
  day: string;
  /** The first segment of the page's address. */
  page: string;
  /** The record of the page; 0 if it has none. */
  record_id: number;
  language: 'en' | 'ar';
  /** The chosen country; empty if none was chosen. */
  country: string;
  visits: number;
}

/**
 * The mail server that administrators set, in one row. It belongs to the installation, not to the content of the site.
 */
interface MailServerTable {
  id: number;
  host: string;
  port: number;
  encryption: 'tls' | 'starttls' | 'none';
  /** Empty if the server needs no login. */
  username: string;
  /** Encrypted for its host and port. */
  sealed_password: string | null;
  /** Sender of every email; empty for the e-mail address of the country in the settings. */
  sender: string;
  changed_at: Timestamp;
  /** The name of the administrator. */
  changed_by: string;
}

interface MigrationTable {
  name: string;
  timestamp: Timestamp;
}

/** All tables, as queries use them. Migrations do not import this type, because they describe former schemas. */
export interface Tables {
  entry: EntryTable;
  counter: CounterTable;
  revision: RevisionTable;
  revision_media: RevisionMediaTable;
  revision_count: RevisionCountTable;
  deletion: DeletionTable;
  media: MediaTable;
  media_folder: MediaFolderTable;
  media_unused: MediaUnusedTable;
  upload: UploadTable;
  usage: UsageTable;
  version: VersionTable;
  comment: CommentTable;
  free_post: FreePostTable;
  free_comment: FreeCommentTable;
  subscriber: SubscriberTable;
  enquiry: EnquiryTable;
  enquiry_reply: EnquiryReplyTable;
  enquiry_file: EnquiryFileTable;
  enquiry_file_part: EnquiryFilePartTable;
  mailbox: MailboxTable;
  mail_server: MailServerTable;
  outbox: OutboxTable;
  offer: QuotationTable;
  offer_version: QuotationVersionTable;
  offer_pdf: QuotationPdfTable;
  offer_counter: QuotationCounterTable;
  offer_event: QuotationEventTable;
  consent: ConsentTable;
  erased: ErasedTable;
  used_pass: UsedFormTokenTable;
  tally: TallyTable;
  enquiry_tally: EnquiryTallyTable;
  account: AccountTable;
  invitation: InvitationTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  rate_limit: RateLimitTable;
  secret: SecretTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  pending_step: PendingStepTable;
  migration: MigrationTable;
  milestone: MilestoneTable;
  redirect: RedirectTable;
  former_name: FormerNameTable;
  saved_view: SavedViewTable;
  task_mark: TaskMarkTable;
  visit: VisitTable;
  figure_day: FigureDayTable;
  figure_hour: FigureHourTable;
  figure_product: FigureProductTable;
  figure_window: FigureWindowTable;
  job_run: JobRunTable;
  backup_job: BackupJobTable;
  change_run: ChangeRunTable;
  search_document: SearchDocumentTable;
  search_posting: SearchPostingTable;
  search_word: SearchWordTable;
  search_near: SearchNearTable;
  search_edition: SearchIndexVersionTable;
  record_index: RecordIndexTable;
  record_word: RecordWordTable;
  record_fact: RecordFactTable;
  record_count: RecordCountTable;
  record_edition: RecordIndexVersionTable;
  search_enquiry: SearchEnquiryTable;
  search_subscriber: SearchSubscriberTable;
  search_media: SearchMediaTable;
}

export type RecordIndexRow = Selectable<RecordIndexTable>;
export type EntryRow = Selectable<EntryTable>;
export type CommentRow = Selectable<CommentTable>;
export type EnquiryRow = Selectable<EnquiryTable>;
export type EnquiryReplyRow = Selectable<EnquiryReplyTable>;
export type EnquiryFileRow = Selectable<EnquiryFileTable>;
export type InvitationRow = Selectable<InvitationTable>;
export type QuotationRow = Selectable<QuotationTable>;
export type QuotationVersionRow = Selectable<QuotationVersionTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type RedirectRow = Selectable<RedirectTable>;
export type RevisionRow = Selectable<RevisionTable>;
export type NewUsage = Insertable<UsageTable>;
