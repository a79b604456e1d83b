import { describe } from './describe.ts';
import type { Words } from '../language/languages.ts';
import type { Fields } from '../fields/field.ts';
import { collections, communityComments, freeComments, freePosts } from '../content/collections/index.ts';
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
  const list = { collection, as: collection.wire.envelope, isList: true } as const;
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

const comments = `/${communityComments.base}`;
const posts = `/${freePosts.base}`;

const account: readonly Sketch[] = [
  ['GET', '/session', describe('sessionRead'), 'closed', 200],
  ['POST', '/session', describe('sessionOpen'), 'open', 200],
  ['POST', '/session/second-step', describe('sessionSecondStep'), 'open', 200],
  ['POST', '/session/passkey/challenge', describe('passkeyAsk'), 'open', 200],
  ['POST', '/session/passkey', describe('passkeyAnswer'), 'open', 200],
  ['DELETE', '/session', describe('sessionClose'), 'open', 200],
];
const ownAccount: readonly Sketch[] = [
  ['GET', '/account', describe('accountRead'), 'closed', 200],
  ['PUT', '/account/password', describe('passwordChange'), 'closed', 200],
  ['GET', '/account/sessions', describe('sessionsRead'), 'closed', 200],
  ['DELETE', '/account/sessions', describe('sessionsEnd'), 'closed', 200],
  ['DELETE', '/account/sessions/:id', describe('sessionEnd'), 'closed', 200],
  ['POST', '/account/two-step', describe('twoStepBegin'), 'closed', 200],
  ['POST', '/account/two-step/confirm', describe('twoStepConfirm'), 'closed', 200],
  ['POST', '/account/two-step/off', describe('twoStepOff'), 'closed', 200],
  ['POST', '/account/recovery-codes', describe('recoveryCodesRenew'), 'closed', 200],
  ['GET', '/account/passkeys', describe('passkeysRead'), 'closed', 200],
  ['POST', '/account/passkeys/challenge', describe('passkeyBegin'), 'closed', 200],
  ['POST', '/account/passkeys', describe('passkeyAdd'), 'closed', 201],
  ['POST', '/account/passkeys/:id/remove', describe('passkeyRemove'), 'closed', 200],
];
const administrators: readonly Sketch[] = [
  ['GET', '/administrators', describe('administratorsRead'), 'closed', 200],
  ['POST', '/administrators', describe('administratorAdd'), 'closed', 201],
  ['POST', '/administrators/:id/reset', describe('administratorReset'), 'closed', 200],
  ['POST', '/administrators/:id/remove', describe('administratorRemove'), 'closed', 200],
];
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
const visitors: readonly Sketch[] = [
  ['GET', comments, describe('commentsAll'), 'closed', 200],
  ['GET', `${comments}/:id`, describe('commentsOf'), 'open', 200],
  ['POST', comments, describe('commentAdd'), 'open', 201, communityComments.fields],
  ['DELETE', `${comments}/:id`, describe('commentRemove'), 'closed', 200],
  ['GET', posts, describe('postsAll'), 'open', 200],
  ['POST', posts, describe('postAdd'), 'open', 201, freePosts.fields],
  ['DELETE', `${posts}/:id`, describe('postRemove'), 'closed', 200],
  ['GET', `/${freeComments.base}`, describe('postComments'), 'open', 200],
  ['POST', `/${freeComments.base}`, describe('postCommentAdd'), 'open', 201, freeComments.fields],
  ['DELETE', `/${freeComments.base}/:commentId`, describe('postCommentRemove'), 'closed', 200],
  ['GET', '/messages', describe('messagesRead'), 'closed', 200],
  ['POST', '/messages/find', describe('messagesFind'), 'closed', 200],
  ['POST', '/messages/by', describe('authorRead'), 'closed', 200],
  ['POST', '/messages/by/remove', describe('authorRemove'), 'closed', 200],
  ['GET', '/held', describe('heldRead'), 'closed', 200],
  ['POST', '/held/:kind/:id', describe('heldHold'), 'closed', 200],
  ['POST', '/held/:kind/:id/release', describe('heldRelease'), 'closed', 200],
];
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
  { name: 'visitors', label: describe('visitors'), calls: visitors.map((sketch) => toCall(sketch)) },
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
  {
    name: 'account',
    label: describe('account'),
    calls: [
      ...account.map((sketch) => toCall(sketch, false)),
      ...[...ownAccount, ...administrators].map((sketch) => toCall(sketch)),
    ],
  },
];
