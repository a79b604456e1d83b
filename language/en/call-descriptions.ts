/** What the description of the calls says about each of them, and about itself. */
export const callDescriptions = {
  title: 'The calls of the site',
  introduction:
    'Every call stands below `/api/en` and `/api/ar`: the language of the address is the one in which plain texts are read and written. An empty text is answered in the other language and named in `fallback`. The administrator can read and write both languages at once as objects, `{"en": "…", "ar": "…"}`, with `?languages=all`.',
  bodies:
    'Bodies are JSON, multipart or urlencoded. What a body leaves out stays as it is. Forms write a language in brackets, `title[ar]`, and clear a file with `remove=image`.',
  origins:
    'A call that changes something and brings a session cookie must say where it comes from: `Sec-Fetch-Site: same-origin`, or an `Origin` that is the site’s own, as browsers do by themselves. Otherwise it is refused with 403.',
  errors: 'Refusals are `{"message", "issues": [{"path", "code"}]}`: 400, 401, 403, 404, 409, 413, 415 and 429.',
  findCall: 'Use your browser’s search to find a call by its address.',
  description: 'The same for programs: OpenAPI 3.1',
  contents: 'Contents',
  request: 'Body',
  field: 'Name',
  kind: 'Kind',
  note: 'Note',
  required: 'required',
  requiredWhenNew: 'required of a new record',
  inBothLanguages: 'in both languages',
  list: 'All records',
  listOf: 'The records of one parent',
  get: 'One record',
  create: 'Add a record, published in both languages; with `?save=draft` as a draft',
  update: 'Change a record; what is absent stays. `?save=draft` lets it wait, `?save=all` publishes what waits, too',
  remove: 'Delete a record with everything below it',
  duplicate: 'Copy a record with its sections behind its siblings, as a draft; `undo` takes all of it back',
  move: 'Move a record behind those of another parent (`category_id`)',
  publishing:
    'Publish a record (`action`: publish, unpublish, schedule with `at`, with `until` for taking it back, or with both, cancel, or discard what waits) in `languages`, both if absent; `fields` are saved with it, as one change',
  subtree: 'How many records a delete would take along, by base',
  order: 'Put records into an order',
  aboutCalls: 'This description',
  descriptionRead: 'This description for programs: OpenAPI 3.1',
  descriptionPage: 'This description for readers; `lang` is en or ar',
  account: 'Account',
  sessionRead: 'Who is logged in',
  sessionOpen:
    'Log in with `username` and `password`; the answer sets the cookie `session`, or says `second_step: true` and sets the cookie `pending`',
  sessionSecondStep:
    'The second step: `code` is of the authenticator, or a recovery code; each is good once. The answer sets the cookie `session`',
  sessionClose: 'Log out',
  accountRead:
    'The own account: since when it has its password and a second step, and how many recovery codes are left',
  passwordChange:
    'Set `new_password`; `password` is the present one, with a `code` in two-step login. Every other session ends',
  sessionsRead: 'The open sessions of the own account with their devices',
  sessionsEnd: 'End every session but this one',
  sessionEnd: 'End one session',
  twoStepBegin: 'Begin to set up two-step login with `password`; the `key` counts once it is confirmed',
  twoStepConfirm: 'Switch two-step login on with a first `code`; the answer has the recovery codes, once',
  twoStepOff: 'Switch two-step login off with `password` and `code`',
  recoveryCodesRenew: 'New recovery codes in place of the old ones, with `password` and `code`',
  passkeyAsk: 'What a passkey must sign to log in: `challenge` for the `host`; the answer sets the cookie `passkey`',
  passkeyAnswer:
    'Log in with a passkey: `credential`, `client_data`, `authenticator_data` and `signature` of the browser, in base64url',
  passkeysRead: 'The passkeys of the own account',
  passkeyBegin: 'What the browser needs to make a passkey, with the own `password`, and a `code` in two-step login',
  passkeyAdd: 'Keep a passkey under a `name`: `client_data` and `attestation` of the browser, in base64url',
  passkeyRemove: 'Remove a passkey, with the own `password`, and a `code` in two-step login',
  administratorsRead: 'Everybody who may log in',
  administratorAdd:
    'Add an administrator with `username` and `new_password` (without one it is made and answered, once); `password` is the own one, with a `code` in two-step login',
  administratorReset:
    'Take away the second step and the passkeys of an administrator who lost them, with the own `password`, and a `code` in two-step login',
  administratorRemove: 'Remove an administrator, with the own `password`, and a `code` in two-step login; not oneself',
  overview: 'Overview',
  completenessRead: 'Of each collection, how many records there are and how many are complete in each language',
  figuresRead: 'Pages opened and messages received in the last 30 days: by day, by product and by country',
  recordsFind: 'Records of every collection whose title, in either language, holds the words `q`, at most 30',
  lists: 'Lists as tables',
  listRows:
    'Records of a collection as rows: title, state and completeness by language, who changed them last, and the values of `columns`; narrowed down by `q`, `state`, `missing`, `complete` and `where`',
  listChange:
    'Do one thing (`work`) with many records: some (`ids`), or all that match a filter (`matching`). One call does as much as a second allows; send the same with `after` set to `next`, and `up_to`, until `next` is null. Each record is a change of its own; `undo` lists them for `POST /revisions/undo`; with `follows` set to one of them, the history tells of all parts as one',
  listViews: 'The named views of a list, which all administrators share',
  listViewKeep: 'Give what stands behind the question mark of a list’s address a name',
  listViewDrop: 'Delete a named view',
  links: 'Links',
  sitePagesRead: 'The site’s own pages with their names, for links; `q` narrows them down, at most 50',
  linkTargetRead: 'Whether an address of the site, `link`, leads somewhere, and what its page is called',
  brokenLinksRead: 'Links of records to addresses of the site that lead to no page',
  dependentsRead:
    'What some records (`base`, up to 50 `ids`) leave behind when they are deleted: records that name them, links to their pages; numbers, and the first few',
  files: 'Files',
  mediaAdd:
    'Store a file until a record uses it (part `file`; `accept` names the kinds wanted); pending files go after a day. `upload` is a name of your own, 16 to 64 letters and digits, to call it off by',
  uploadRead: 'The file itself, as it was stored',
  uploadCancel:
    'Call an upload off, whether it is to come, under way or done: nothing of it is kept, unless a record holds it',
  mediaList:
    'Files, newest first; `q`, `kind`, `size`, `folder` (an id or `none`), `unused=1`, `wordless=1` and `limit` narrow them down, `next` is the `after` of the part that follows',
  mediaChange:
    'Say something about several files, all or none: their words, names, points and folders. `former` is what stood there before; with `expected`, none where a file is not as it says any more',
  mediaSetAside: 'Delete those of some files that nothing uses; they can be restored for a day. `removed` names them',
  mediaPutBack: 'Bring deleted files back; `restored` names those that were still there',
  foldersRead: 'The folders of the library, by name',
  folderAdd: 'Add a folder',
  folderRename: 'Rename a folder',
  folderRemove: 'Delete a folder in which no file lies; 409 otherwise',
  sheets: 'Spreadsheets',
  sheetExport:
    'Records of a collection as CSV in UTF-8, a row a record, texts in both languages; `ids` names some of them. For collections whose records belong to no other record',
  sheetImport:
    'Take rows in: those with a number (`id`), or without such a column with a known name, change their records, others add drafts. Missing columns leave fields alone. `rows` says what became of each',
  mediaUses: 'Where live records use a file',
  mediaReplace: 'Put another file of the same kind (`with`) in every place of a file; `undo` lists the changes',
  mediaRemove: 'Delete a file that no live record uses; 409 with its `uses` otherwise. The history keeps what it needs',
  mediaRead: 'What is known about a file',
  mediaDescribe: 'Alternative text in both languages, the point that crops keep in view, and the poster of a video',
  settings: 'Site settings',
  settingsRead: 'The values of a group',
  settingsChange: 'Change values of a group',
  history: 'History',
  calendarRead:
    'What is published and taken back between `from` and `to`, at most 62 days: what is planned, and what was done',
  revisionsRead:
    'Changes, newest first, with the names of what each `changed`; `collection`, `id`, `after` and `limit` narrow them down. What was changed in one go `follows` its first change, whose `group` tells of it',
  revisionRead: 'One change with the values before and after it, in both languages',
  fieldChanges: 'Who changed each field of a record last, and when; fields that never changed are left out',
  fieldStates:
    'What one field of a record was before and after each of its changes, newest first. To take it back, send `before` to the call that changes the record, with `version`',
  recordState: 'A record as it is (`now`), as visitors see it (`live`), or as a change left it (its number)',
  revisionGroup: 'The changes that were made in one go with this one, which is the first of them; newest first',
  revisionGroupUndo:
    'Take back what was changed in one go and was not changed again since, the newest first; `refused` names the rest. One call does as much as a second allows; send it again with `after` set to `next`, and `follows` to a number of `undo`, until `next` is null',
  revisionUndo: 'Take a change back',
  revisionsUndo:
    'Take several changes back (`revisions`), the newest first: all of them or none; with `keep_newer`, none where what they changed was changed again since',
  faultReport: 'Note what went wrong in the dashboard; the answer names its number in the log',
  redirects: 'Redirects',
  redirectsRead: 'Every redirect',
  redirectAdd: 'Lead an old address to another page',
  redirectRemove: 'Delete a redirect',
  search: 'Search',
  searchRead: 'What visitors find for the words in `q`',
  visitors: 'Visitors',
  commentsAll: 'Every comment, held ones too',
  commentsOf:
    'The comments of one section, oldest first: the latest 20, or with `limit` (1 to 100) and `after` (an id) from the first on, with `sort=-id` from the latest on; `X-Total-Count` says how many there are',
  commentAdd: 'Comment on a section',
  commentRemove: 'Delete a comment',
  postsAll:
    'Visitors’ posts, newest first, with their latest 20 comments: `limit` of them (1 to 100, 20 unless given) behind the post `after`; `X-Total-Count` says how many there are, and `comment_count` where a post has more comments than are listed',
  postAdd: 'Write a post',
  postRemove: 'Delete a post with its comments',
  postComments:
    'The comments on one free post, oldest first: the latest 20, or with `limit` and `after` from the first on, with `sort=-id` from the latest on',
  postCommentAdd: 'Comment on a post',
  postCommentRemove: 'Delete a comment on a post',
  heldRead: 'Comments and posts that await review',
  heldRelease: 'Show a held message; `kind` is comment, post or post-comment',
  heldHold: 'Hold a message back from visitors; `undo` shows it again',
  messagesRead:
    'What visitors wrote, of every kind, newest first; `kind`, `held`, `after` and `limit` narrow it down, `next` leads further',
  messagesFind: 'The same where words (`q`) stand in the name or the text; the filter stands in the body',
  authorRead: 'How much stands under the name `author`, and how much others wrote below it',
  authorRemove: 'Delete everything under the name `author` with what others wrote below it; one `undo` brings it back',
  offers: 'Offers to customers',
  offersRead:
    'Offers, newest first; `state`, `country`, `enquiry`, `after` and `limit` narrow them down. Money is in the smallest unit of its currency',
  offersFind: 'The same where words (`q`) stand in the number, the customer, the subject or the items',
  offersFigures:
    'Offers by state, what was sent and accepted by month and country, the days from a message to the acceptance, and what waits',
  offersExport: 'Offers as CSV; sums are those of what was sent last',
  offerRead: 'One offer with everything that is written of it, what was sent of it, and what happened to it',
  offerMake:
    'Begin an offer: from nothing in a `language` for a `country`, or from a message (`enquiry`) with its sender, its product and the walls of its plan',
  offerBeginning: 'The texts, rates and currency with which an offer of a language and country begins',
  offerItem:
    'A product or a square metre of a cabinet (`kind`, `record`) as an item of an offer; `item` is null where visitors see no such record',
  offerSave:
    'Write an offer (`content`) on what was read (`updated_at`); what was sent stays as it was until it is sent again',
  offerDuplicate: 'Begin the next offer with what is written of one',
  offerSend:
    'Send an offer as it is written: it gets its number the first time, a version each time, and a letter goes to its customer where there is an address',
  offerWithdraw: 'Take back an offer that was sent: it can be accepted no more',
  offerRemove: 'Delete a draft; what was sent keeps its number, so it stays',
  offerVersion: 'A version of an offer as it was sent, or the next one as it would be sent now',
  messages: 'Messages to the company',
  enquirySend:
    'Send a message: `kind` with `fields`, or `subject` and `message` alone; the answer is {"success", "id", "reference"}',
  enquiriesRead:
    'Messages, newest first; `kind`, `status`, `held`, `overdue`, `after` and `limit` narrow them down, `assigned` to what one administrator sees to, `removed` lists deleted ones',
  enquiriesFind:
    'The same where words (`q`) stand in a message, a name, an address or a number; the filter stands in the body',
  enquiriesFindExport: 'The same as a file, CSV or JSON',
  enquiriesExport:
    'Messages as CSV, with a column for each field of their forms, or as JSON with `format=json`; all or those of `kind`, `status`, `held` and `overdue`. In CSV an apostrophe stands before what a spreadsheet would calculate',
  enquiryRead:
    'One message with its fields as people read them, meetings that overlap, other messages of this person, and what a reply may begin with',
  enquiryChange:
    'Change `status`, `notes`, `follow_up_on` or `assigned_to`, call a meeting off or on again with `cancelled`, or release a held message with `held: false`; with the `updated_at` that was read, a change that came in between is answered with 409 and `current`',
  enquiryRemove: 'Delete a message; it can be brought back for thirty days',
  enquiryRestore: 'Bring a deleted message back',
  replyWrite:
    'Answer a message by e-mail in the visitor’s language; the letter waits ten seconds in the outbox, and a new message becomes `contacted`',
  replyReceive: 'Add what a visitor answered to the conversation',
  replyTakeBack: 'Take back an answer that has not gone out, or what was added by mistake',
  replyAttach:
    'Attach a picture or a PDF to the answer that whoever asks is writing; it is examined as files of the library are, and kept until the answer is sent',
  replyAttachStored: 'Attach a copy of a picture or a PDF of the library',
  replyDetach: 'Take a file away from the answer that is being written',
  replyFile: 'A file of the conversation, to be saved',
  invitationsRead: 'Who was invited to become an administrator, newest first, and what became of it',
  invitationAdd:
    'Invite somebody to become an administrator, by `email`, with the own password and, in two-step login, a code: a letter in `language` brings a link that opens once within 48 hours. Where no letter can be sent, the link is in the answer, this once',
  invitationSend: 'Send a new link, by which the one before opens nothing any more',
  invitationWithdraw: 'Withdraw an invitation: its link opens nothing any more',
  invitationOpen: 'Whom the link of an invitation is for; 404 says nothing about why a link opens nothing',
  invitationAccept: 'Become an administrator by the link of an invitation, which is used up, and log in',
  enquiryCalendar: 'The meeting of a message as a calendar file',
  enquiryTest: 'Send the company a message that is marked as a test',
  meetingsRead: 'The meetings that begin between `from` and `to`, double-booked ones marked',
  todayRead:
    'How much waits: new and overdue messages, meetings of this week and of today, held messages, what could not be sent so far, and links that lead nowhere',
  mailRead: 'Whether letters can be sent',
  outboxRead: 'Letters and webhooks; `state` is waiting, sent, failed, or failing for what could not be sent so far',
  outboxReadOne: 'One letter as it would go out now',
  outboxRetry: 'Send it once more',
  outboxRetryFailing: 'Send everything once more that could not be sent so far',
  personRead: 'Everything about one person, by `email` or `phone`',
  personExport: 'The same as a file, with every file of the conversations in base64',
  personRelated:
    'What else may belong to a person (`email` or `phone`), by what stands in the same messages, and the backups that hold what is erased now',
  personErase:
    'Erase for good everything under some `emails`, `phones`, `names` in public, and messages by their `references`',
  webhooksRead: 'The webhooks with their signing secrets',
  offerVersionPdf: 'A version of an offer as a PDF',
  offerDraftPdf: 'An offer as a PDF, as it would be if it were sent now',
  sentOfferPdf: 'An offer as a PDF, by the link in its letter',
  sentOfferOpened:
    'A transparent picture in the page of an offer, by which opening it is counted; not for administrators',
  sentOfferAccept: 'Accept an offer: who does, on which day, and `agreed` (`yes`)',
  sentOfferDecline: 'Decline an offer with a reason',
  sentOfferAsk: 'Ask about an offer; the question joins the conversation of its message',
  confirmRead: 'The page behind the link that confirms an address',
  confirmSend: 'Confirm an address',
  unsubscribeRead: 'The page behind the link that ends a subscription',
  unsubscribeSend: 'End a subscription',
  subscribersRead: 'Who gets the newsletter',
  subscribersFind: 'Those in whose address a part (`q`) stands',
  subscriberRelease: 'Let a held subscription go on',
  subscriberRemove: 'Take an address off the list',
  formPass: 'The picture inside every form; it sets the cookie that a message brings along',
  subscribe: 'Subscribe to the newsletter',
  mailSettingsRead: 'How letters go out: mail server, sender and recipient',
  mailTest: 'Send a letter that is marked as a test, at once',
  contentExport: 'All content as one document',
  contentImport: 'Add and change content by a document; with `?dry-run=1` only say what would change',
  jobs: 'Scheduled work',
  jobsRead: 'What the server does by the clock, and how the last run of each went',
  jobRun: 'Run one of them now',
  backups: 'Backups',
  backupsRead: 'The backups that are kept, what the site holds now, and how far the present work is',
  backupMake: 'Begin to make a backup of the whole site',
  backupStop: 'Stop making or restoring a backup, as long as nothing was changed',
  backupReceive: 'Take in a backup from elsewhere',
  backupRead: 'A backup as a file, once after `download`',
  backupDownload:
    'Open a backup for one download with the own `password`, and a `code` in two-step login; the answer sets the cookie `download`',
  backupRemove: 'Delete a backup',
  backupRestore:
    'Begin to put a backup in the place of the site, which is backed up first, with the own `password`, and a `code` in two-step login',
} as const;
