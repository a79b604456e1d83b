import { describe } from './describe.ts';
import type { Words } from '../language/languages.ts';
import type { Fields } from '../fields/field.ts';
import { collections } from '../content/collections/index.ts';
import type { Collection, Envelope } from '../content/model/collection.ts';
import { settings } from '../content/settings.ts';
import { topics } from './index.ts';
import type { Call } from './model/call.ts';
import { callsOf, settingsCallsOf } from './records.ts';

/** A call as its description says it, whether it follows from a declaration or was written by hand. */
export interface DescribedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base address, with `:id` places; below `/api` where `hasLanguage` is false. */
  readonly path: string;
  readonly hasLanguage: boolean;
  readonly summary: Words;
  readonly open: boolean;
  readonly status: 200 | 201;
  /** The fields of a body, by code name; absent for a call without a body. */
  readonly fields?: Fields;
  /** The collection whose records the answer holds, and what they are wrapped in. */
  readonly answers?: { readonly collection: Collection; readonly as: Envelope | 'record'; readonly isList: boolean };
  /** The collection a body is for, so that its `category_id` is described. */
  readonly writes?: Collection;
}

export interface CallGroup {
  /** Unique among groups and fit for an address. */
  readonly name: string;
  readonly label: Words;
  readonly calls: readonly DescribedCall[];
}

/** A declared call as the description takes it. */
const fromCall = ({ method, path, hasLanguage, summary, access, statuses, body }: Call): DescribedCall => ({
  method,
  path,
  hasLanguage,
  summary,
  open: access !== 'administrator',
  status: statuses[0],
  ...(body?.is === 'fields' && { fields: body.fields, ...(body.collection && { writes: body.collection }) }),
});

function ofCollection(collection: Collection): CallGroup {
  const calls = callsOf(collection);
  const list = { collection, as: collection.envelope, isList: true } as const;
  const record = { collection, as: 'record', isList: false } as const;
  const answers = new Map<Call | null, DescribedCall['answers']>([
    [calls.list, list],
    [calls.listOf, list],
    [calls.getWrapped, { ...record, as: 'data' }],
    ...[calls.get, calls.create, calls.update, calls.duplicate, calls.publishing, calls.move].map(
      (call): [Call | null, DescribedCall['answers']] => [call, record],
    ),
  ]);
  const withAnswer = (call: Call): DescribedCall => {
    const answered = answers.get(call);
    return { ...fromCall(call), ...(answered && { answers: answered }) };
  };
  return {
    name: collection.base,
    label: collection.label,
    calls: Object.values(calls).flatMap((call) => (call === null ? [] : [withAnswer(call)])),
  };
}

type Sketch = readonly [DescribedCall['method'], string, Words, 'open' | 'closed', DescribedCall['status'], Fields?];

const toCall = ([method, path, summary, access, status, fields]: Sketch, hasLanguage = true): DescribedCall => ({
  method,
  path,
  hasLanguage,
  summary,
  open: access === 'open',
  status,
  ...(fields && { fields }),
});

const files: readonly Sketch[] = [
  ['GET', '/media', describe('mediaList'), 'closed', 200],
  ['POST', '/media', describe('mediaAdd'), 'closed', 201],
  ['DELETE', '/media/uploads/:key', describe('uploadCancel'), 'closed', 200],
  ['GET', '/media/:id', describe('mediaRead'), 'closed', 200],
  ['PATCH', '/media/:id', describe('mediaDescribe'), 'closed', 200],
  ['DELETE', '/media/:id', describe('mediaRemove'), 'closed', 200],
  ['GET', '/media/:id/uses', describe('mediaUses'), 'closed', 200],
  ['POST', '/media/:id/replace', describe('mediaReplace'), 'closed', 200],
];
const overview: readonly Sketch[] = [
  ['GET', '/completeness', describe('completenessRead'), 'closed', 200],
  ['GET', '/figures', describe('figuresRead'), 'closed', 200],
  ['GET', '/records', describe('recordsFind'), 'closed', 200],
];
const backups: readonly Sketch[] = [
  ['GET', '/backups', describe('backupsRead'), 'closed', 200],
  ['POST', '/backups', describe('backupMake'), 'closed', 201],
  ['DELETE', '/backups/job', describe('backupStop'), 'closed', 200],
  ['POST', '/backups/received', describe('backupReceive'), 'closed', 201],
  ['GET', '/backups/:name', describe('backupRead'), 'closed', 200],
  ['POST', '/backups/:name/download', describe('backupDownload'), 'closed', 200],
  ['DELETE', '/backups/:name', describe('backupRemove'), 'closed', 200],
  ['POST', '/backups/:name/restore', describe('backupRestore'), 'closed', 200],
  ['GET', '/content/export', describe('contentExport'), 'closed', 200],
  ['POST', '/content/import', describe('contentImport'), 'closed', 200],
];
const links: readonly Sketch[] = [
  ['GET', '/site-pages', describe('sitePagesRead'), 'closed', 200],
  ['GET', '/link-target', describe('linkTargetRead'), 'closed', 200],
  ['GET', '/broken-links', describe('brokenLinksRead'), 'closed', 200],
];
const redirects: readonly Sketch[] = [
  ['GET', '/redirects', describe('redirectsRead'), 'closed', 200],
  ['POST', '/redirects', describe('redirectAdd'), 'closed', 201],
  ['DELETE', '/redirects/:id', describe('redirectRemove'), 'closed', 200],
];
const search: readonly Sketch[] = [['GET', '/search', describe('searchRead'), 'open', 200]];
const messages: readonly Sketch[] = [
  ['POST', '/send-email', describe('enquirySend'), 'open', 201],
  ['GET', '/enquiries', describe('enquiriesRead'), 'closed', 200],
  ['POST', '/enquiries/find', describe('enquiriesFind'), 'closed', 200],
  ['POST', '/enquiries/export', describe('enquiriesFindExport'), 'closed', 200],
  ['GET', '/enquiries/export', describe('enquiriesExport'), 'closed', 200],
  ['GET', '/enquiries/:id', describe('enquiryRead'), 'closed', 200],
  ['PATCH', '/enquiries/:id', describe('enquiryChange'), 'closed', 200],
  ['DELETE', '/enquiries/:id', describe('enquiryRemove'), 'closed', 200],
  ['POST', '/enquiries/:id/restore', describe('enquiryRestore'), 'closed', 200],
  ['GET', '/enquiries/:id/calendar', describe('enquiryCalendar'), 'closed', 200],
  ['POST', '/enquiries/test', describe('enquiryTest'), 'closed', 201],
  ['GET', '/meetings', describe('meetingsRead'), 'closed', 200],
  ['GET', '/today', describe('todayRead'), 'closed', 200],
  ['GET', '/mail', describe('mailRead'), 'closed', 200],
  ['GET', '/outbox', describe('outboxRead'), 'closed', 200],
  ['GET', '/outbox/:id', describe('outboxReadOne'), 'closed', 200],
  ['GET', '/mail/settings', describe('mailSettingsRead'), 'closed', 200],
  ['POST', '/mail/test', describe('mailTest'), 'closed', 200],
  ['POST', '/outbox/:id/retry', describe('outboxRetry'), 'closed', 200],
  ['POST', '/outbox/retry', describe('outboxRetryFailing'), 'closed', 200],
  ['POST', '/people/find', describe('personRead'), 'closed', 200],
  ['POST', '/people/related', describe('personRelated'), 'closed', 200],
  ['POST', '/people/erase', describe('personErase'), 'closed', 200],
  ['GET', '/webhooks', describe('webhooksRead'), 'closed', 200],
  ['POST', '/newsletter', describe('subscribe'), 'open', 201],
  ['GET', '/newsletter/confirm', describe('confirmRead'), 'open', 200],
  ['POST', '/newsletter/confirm', describe('confirmSend'), 'open', 200],
  ['GET', '/newsletter/unsubscribe', describe('unsubscribeRead'), 'open', 200],
  ['POST', '/newsletter/unsubscribe', describe('unsubscribeSend'), 'open', 200],
  ['GET', '/subscribers', describe('subscribersRead'), 'closed', 200],
  ['POST', '/subscribers/:id/release', describe('subscriberRelease'), 'closed', 200],
  ['DELETE', '/subscribers/:id', describe('subscriberRemove'), 'closed', 200],
];
const passes: readonly Sketch[] = [['GET', '/form.gif', describe('formPass'), 'open', 200]];

const settingsCalls: readonly DescribedCall[] = settings.flatMap((group): DescribedCall[] => {
  const answers = { collection: group, as: 'record', isList: false } as const;
  return Object.values(settingsCallsOf(group)).map((call) => ({ ...fromCall(call), answers }));
});

/** Every call of the product, group by group. */
export const callGroups: readonly CallGroup[] = [
  ...collections.map(ofCollection),
  {
    name: 'messages',
    label: describe('messages'),
    calls: [...messages.map((sketch) => toCall(sketch)), ...passes.map((sketch) => toCall(sketch, false))],
  },
  { name: 'search', label: describe('search'), calls: search.map((sketch) => toCall(sketch)) },
  { name: 'redirects', label: describe('redirects'), calls: redirects.map((sketch) => toCall(sketch)) },
  { name: 'settings', label: describe('settings'), calls: settingsCalls },
  { name: 'files', label: describe('files'), calls: files.map((sketch) => toCall(sketch)) },
  { name: 'overview', label: describe('overview'), calls: overview.map((sketch) => toCall(sketch)) },
  { name: 'links', label: describe('links'), calls: links.map((sketch) => toCall(sketch)) },
  { name: 'backups', label: describe('backups'), calls: backups.map((sketch) => toCall(sketch)) },
  ...topics.map(({ calls, ...group }) => ({ ...group, calls: calls.map(fromCall) })),
];
