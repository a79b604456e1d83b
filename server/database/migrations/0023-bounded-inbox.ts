import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import { addTallies } from './0023-tallies.ts';
import { wordIndexSteps } from './0023-word-indexes.ts';

/** Messages to the company by what their lists ask for; each list is read from one of its ends on, by the id. */
const listed = 'removed_at is null';
const shown = `${listed} and held = 0`;
const waiting = `${listed} and held = 1 and status <> 'spam'`;
const ofEnquiries: readonly (readonly [name: string, columns: string, where: string])[] = [
  ['enquiry_listed', 'id', listed],
  ['enquiry_kind', 'kind, id', listed],
  ['enquiry_state', 'status, id', listed],
  ['enquiry_kind_state', 'kind, status, id', listed],
  ['enquiry_shown', 'id', shown],
  ['enquiry_shown_kind', 'kind, id', shown],
  ['enquiry_shown_state', 'status, id', shown],
  ['enquiry_shown_kind_state', 'kind, status, id', shown],
  ['enquiry_waiting', 'id', waiting],
  ['enquiry_waiting_kind', 'kind, id', waiting],
  ['enquiry_follow_up', 'id', `${shown} and follow_up_on is not null`],
  ['enquiry_meeting', 'meeting_at, id', `${shown} and status <> 'spam' and meeting_at is not null`],
  ['enquiry_deleted', 'id', 'removed_at is not null'],
  ['enquiry_removed', 'removed_at', 'removed_at is not null'],
  ['enquiry_unsigned', 'id', 'email is null and phone is null'],
];

/** What visitors wrote in public: for visitors, for whoever reviews it, and by its author. */
const ofVoices: readonly (readonly [name: string, table: string, columns: string])[] = [
  ['comment_shown', 'comment', 'post_collection, post_id, held, id'],
  ['comment_section', 'comment', 'post_collection, post_id, created_at, id'],
  ['comment_written', 'comment', 'created_at, id'],
  ['comment_held', 'comment', 'held, created_at, id'],
  ['comment_author', 'comment', 'username'],
  ['free_post_written', 'free_post', 'created_at, id'],
  ['free_post_held', 'free_post', 'held, created_at, id'],
  ['free_post_author', 'free_post', 'author_name'],
  ['free_comment_shown', 'free_comment', 'post_id, held, id'],
  ['free_comment_written', 'free_comment', 'created_at, id'],
  ['free_comment_held', 'free_comment', 'held, created_at, id'],
  ['free_comment_author', 'free_comment', 'commenter_name'],
];

/** A person's messages, newest first. */
const ofPeople = ['email', 'phone'] as const;

/** What visitors sent and wrote, however much it is: an index for each list, its numbers kept, and its words indexed. */
export async function boundedInbox(
  schema: SchemaModule,
  types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  for (const replaced of ['comment_post', 'free_comment_post', 'enquiry_meeting_at', 'enquiry_email', 'enquiry_phone'])
    await schema.dropIndex(replaced).execute();
  for (const column of ofPeople)
    await schema.createIndex(`enquiry_${column}`).on('enquiry').columns([column, 'id']).execute();
  for (const [name, columns, where] of ofEnquiries)
    await run(sql.raw(`create index ${name} on enquiry (${columns}) where ${where}`));
  for (const [name, table, columns] of ofVoices) await run(sql.raw(`create index ${name} on ${table} (${columns})`));
  await run(sql`create index subscriber_pending on subscriber (created_at) where pending = 1`);
  await addTallies(types, run);
  for (const step of wordIndexSteps(types.dialect)) await run(sql.raw(step));
}
