import type { Insertable } from 'kysely';
import { communityPosts } from '../../../content/collections/index.ts';
import { foldedWords } from '../../../server/media/file-words.ts';
import type { MediaRow } from '../../../server/media/media-rows.ts';
import type { EntryRow, Tables } from '../../../server/database/tables.ts';
import { emptyValues, columnsOf } from '../../../server/records/changes/stored-entry.ts';
import { foldedOf } from '../../../server/enquiries/rows/folded-of.ts';
import { firstDocument } from '../../../content/publishing/save.ts';
import { parseBody } from '../../../server/compatibility/parse-entry.ts';
import type { Media } from '../../../fields/field.ts';
import { createHash } from 'node:crypto';
import type { NewRecord } from './records.ts';
import { firstId, type Proportions, waiting } from './proportions.ts';
import { kinds, mix, people, pick, venues, remarks } from './words.ts';

// The types of the inserted rows.

type New<Table extends keyof Tables> = Insertable<Tables[Table]>;

const dayMilliseconds = 86_400_000;
const now = Date.now();

/** A timestamp in the last two years; the last row is the newest. */
export const timestampOf = (index: number, count: number): string =>
  new Date(now - ((count - index) / count) * 700 * dayMilliseconds).toISOString();

const sentIn = (index: number): 'en' | 'ar' => (index % 3 === 0 ? 'en' : 'ar');
const nameOf = (index: number): string => `${pick(people, index)[sentIn(index)]} ${mix(index) % 9973}`;
const remarkOf = (index: number): string =>
  `${pick(remarks, index, 1)[sentIn(index)]} ${pick(kinds, index, 2)[sentIn(index)]}, ${pick(venues, index, 3)[sentIn(index)]}.`;
/** The newest of a kind are pending moderation. */
const heldAt = (index: number, count: number): 0 | 1 => (index >= count - waiting ? 1 : 0);

export function entryRow(
  { collection, id, parentId, fields }: NewRecord,
  findMedia: (reference: number | string) => Media | undefined,
  at: string,
): EntryRow {
  const values = parseBody(collection, fields, emptyValues(collection), { language: 'en', findMedia, isNew: true });
  return {
    collection: collection.base,
    id,
    parent_collection: collection.parent?.base ?? null,
    parent_id: parentId,
    position: id,
    unique_key: null,
    ...columnsOf(firstDocument(collection.fields, values, 'live')),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** A row for another file with the properties of a stored one. */
export function mediaRow(like: MediaRow, index: number, id: number): MediaRow {
  const name = `growth-${index + 1}.jpg`;
  const hash = createHash('sha256').update(name).digest('hex');
  const named = { ...like, id, name, original_name: name, hash };
  return { ...named, folded: foldedWords(named) };
}

export const commentRow = (index: number, { comments, posts }: Proportions): New<'comment'> => ({
  post_collection: communityPosts.base,
  post_id: firstId + (index % posts),
  username: nameOf(index),
  text: remarkOf(index),
  created_at: timestampOf(index, comments),
  held: heldAt(index, comments),
});

export const freePostRow = (index: number, { freePosts }: Proportions): New<'free_post'> => ({
  id: firstId + index,
  author_name: nameOf(index),
  content: remarkOf(index),
  created_at: timestampOf(index, freePosts),
  held: heldAt(index, freePosts),
});

export const freeCommentRow = (index: number, { freeComments, freePosts }: Proportions): New<'free_comment'> => ({
  post_id: firstId + (index % freePosts),
  commenter_name: nameOf(index),
  text: remarkOf(index),
  created_at: timestampOf(index, freeComments),
  held: heldAt(index, freeComments),
});

export const subscriberRow = (index: number, { subscribers }: Proportions): New<'subscriber'> => ({
  email: `reader${index}@screens.example`,
  language: sentIn(index),
  created_at: timestampOf(index, subscribers),
  confirmed_at: timestampOf(index, subscribers),
});

const statuses = ['contacted', 'quoted', 'won', 'lost', 'spam'] as const;

export function enquiryRow(index: number, { enquiries, products }: Proportions) {
  const language = sentIn(index);
  const isMeeting = index % 5 === 0;
  const at = timestampOf(index, enquiries);
  const isNew = index >= enquiries - waiting;
  const [name, message] = [nameOf(index), remarkOf(index)];
  const row = {
    id: firstId + index,
    reference: `260101-${index.toString(36).toUpperCase().padStart(8, '0')}`,
    kind: isMeeting ? 'booking' : 'contact',
    status: isNew ? 'new' : pick(statuses, index, 4),
    suspicions: isNew ? '["links"]' : '[]',
    held: heldAt(index, enquiries),
    fields: JSON.stringify({ name, message, email: `visitor${index % (enquiries / 2)}@screens.example` }),
    subject: `${pick(kinds, index, 5)[language]} ${index}`,
    message,
    sender: name,
    email: `visitor${index % (enquiries / 2)}@screens.example`,
    phone: `+9665${String(mix(index, 6) % 100_000_000).padStart(8, '0')}`,
    product_id: isMeeting ? null : firstId + (mix(index, 7) % products),
    page: '/contact',
    language,
    country: index % 4 === 0 ? 'ae' : 'sa',
    meeting_at: isMeeting ? new Date(Date.parse(at) + 9 * dayMilliseconds).toISOString() : null,
    meeting_uid: isMeeting ? `growth-${index}` : null,
    notes: '',
    // Deleted yesterday, because older deleted enquiries no longer exist.
    removed_at: index < waiting ? new Date(now - dayMilliseconds).toISOString() : null,
    created_at: at,
    updated_at: at,
  } as const satisfies New<'enquiry'>;
  return { ...row, folded: foldedOf(row) };
}

/** The email about an enquiry, sent long ago. */
export const emailRow = (index: number, counts: Proportions): New<'outbox'> => {
  const at = timestampOf(index, counts.enquiries);
  return {
    purpose: 'notification',
    enquiry_id: firstId + index,
    message_id: `growth-${index}@screens.example`,
    created_at: at,
    attempts: 1,
    first_attempt_at: at,
    next_at: at,
    sent_at: at,
  };
};

export const consentRow = (index: number, counts: Proportions): New<'consent'> => {
  const { id, email, phone, language, created_at: at } = enquiryRow(index, counts);
  return { enquiry_id: id, email, phone, purpose: 'answer', given: 1, version: '1', language, at };
};

/** Each product was opened on two of the last thirty days. */
export const visitRow = (index: number): New<'visit'> => ({
  day: new Date(now - (mix(index) % 30) * dayMilliseconds).toISOString().slice(0, 10),
  page: 'product',
  record_id: firstId + Math.floor(index / 2),
  language: index % 2 === 0 ? 'en' : 'ar',
  country: 'sa',
  visits: 1 + (mix(index, 1) % 50),
});

export const redirectRow = (index: number, { redirects, products }: Proportions): New<'redirect'> => ({
  from_path: `/old/${index}`,
  to_path: `/product/${firstId + (index % products)}`,
  status: 301,
  created_at: timestampOf(index, redirects),
});
