/** Descriptions of the calls and of the API. */
export const callDescriptions = {
  title: 'The site’s API',
  introduction:
    'Nearly all calls begin with `/api/en` or `/api/ar`; the language in the address is the one in which plain texts are read and written. Where a text is empty, the answer gives it in the other language and names the field in `fallback`. Administrators can read and write both languages at once, as objects `{"en": "…", "ar": "…"}`, with `?languages=all`.',
  bodies:
    'Bodies are JSON; those with fields may also be multipart or urlencoded forms. What a body leaves out stays as it is. Forms write a language in brackets, `title[ar]`, and clear a file with `remove=image`.',
  origins:
    'A call that changes something and brings a session cookie must say where it comes from: `Sec-Fetch-Site: same-origin`, or an `Origin` that is the site’s own, as browsers do by themselves. Otherwise it is refused with 403.',
  errors: 'A refusal is `{"message", "issues": [{"path", "code"}]}`; the statuses are explained below.',
  findCall: 'Use your browser’s search to find a call by its address.',
  description: 'The same for programs: OpenAPI 3.1',
  contents: 'Contents',
  request: 'Body',
  field: 'Name',
  kind: 'Type',
  note: 'Note',
  required: 'required',
  requiredWhenNew: 'required when an item is added',
  inBothLanguages: 'in both languages',
  list: 'All items',
  listOf: 'The items of one parent',
  get: 'One item',
  create: 'Add an item, published in both languages; with `?save=draft` as a draft',
  update:
    'Change an item; absent fields stay. `?save=draft` saves the change as unpublished, `?save=all` also publishes all unpublished changes',
  remove: 'Delete an item with everything below it',
  duplicate: 'Duplicate an item with its sections, as a draft after its siblings; `undo` removes the whole copy',
  move: 'Move an item to another parent (`category_id`), after the items there',
  publishing:
    'Publish, unpublish or schedule an item in `languages`, in both if absent. `action` is publish, unpublish, schedule (with `at`, with `until` for a time to unpublish, or with both), cancel, or discard for the unpublished changes; `fields` are saved with it, as one change',
  subtree: 'How many other items would be deleted with this one, by collection',
  order: 'Reorder items',
  aboutCalls: 'This description',
  descriptionRead: 'This description for programs: OpenAPI 3.1',
  descriptionPage: 'This description for readers; `lang` is en or ar',
  account: 'Account',
  sessionRead: 'Who is logged in',
  sessionOpen:
    'Log in with `username` and `password`; the answer sets the cookie `session`, or says `second_step: true` and sets the cookie `pending`',
  sessionSecondStep:
    'The second step of the login: `code` is from the authenticator app, or a recovery code; each works once. The answer sets the cookie `session`',
  sessionClose: 'Log out',
  accountRead:
    'Your own account: when its password was set, since when two-step login is on, and how many recovery codes are left',
  passwordChange:
    'Set `new_password`; `password` is the current one, with a `code` if two-step login is on. All other sessions end',
  sessionsRead: 'Where you are logged in, with the devices',
  sessionsEnd: 'End all other sessions',
  sessionEnd: 'End one session',
  twoStepBegin: 'Start to set up two-step login with your `password`; the `key` takes effect once it is confirmed',
  twoStepConfirm: 'Switch two-step login on with a first `code`; the answer contains the recovery codes, this once',
  twoStepOff: 'Switch two-step login off with `password` and `code`',
  recoveryCodesRenew: 'New recovery codes in place of the old ones, with `password` and `code`',
  passkeyAsk: 'What a passkey must sign to log in: `challenge` for the `host`; the answer sets the cookie `passkey`',
  passkeyAnswer:
    'Log in with a passkey: `credential`, `client_data`, `authenticator_data` and `signature` from the browser, in base64url',
  passkeysRead: 'The passkeys of your own account',
  passkeyBegin:
    'What the browser needs to create a passkey, with your own `password`, and a `code` if two-step login is on',
  passkeyAdd: 'Save a passkey under a `name`: `client_data` and `attestation` from the browser, in base64url',
  passkeyRemove: 'Remove a passkey, with your own `password`, and a `code` if two-step login is on',
  administratorsRead: 'Everybody who may log in',
  administratorAdd:
    'Add an administrator with `username` and `new_password` (if absent, one is generated and contained in the answer, this once); `password` is your own, with a `code` if two-step login is on',
  administratorReset:
    'Remove two-step login and the passkeys of an administrator who lost them, with your own `password`, and a `code` if two-step login is on',
  administratorRemove:
    'Remove an administrator, with your own `password`, and a `code` if two-step login is on; you cannot remove yourself',
  overview: 'Overview',
  completenessRead: 'For each collection, how many items it has and how many of them are complete in each language',
  figuresRead: 'Pages opened and enquiries received in the last 30 days: by day, by product and by country',
  recordsFind: 'Items of any collection whose title, in either language, contains the words `q`, at most 30',
  lists: 'Lists as tables',
  listRows:
    'Items of a collection as rows: title, state and completeness by language, who changed them last, and the values of `columns`; `q`, `state`, `missing`, `complete` and `where` narrow them down',
  listChange:
    'Change many items in the same way (`work`): some (`ids`), or all that match a filter (`matching`). One call does as much as fits into a second; send the same again with `after` set to `next`, and `up_to`, until `next` is null. Each item is a change of its own; `undo` lists them for `POST /revisions/undo`; with `follows` set to one of them, the history shows all parts as one',
  listViews: 'The saved views of a list, which all administrators share',
  listViewKeep: 'Save a view under a name: the filters, order and columns in a list’s address',
  listViewDrop: 'Delete a saved view',
  links: 'Links',
  sitePagesRead: 'The site’s own pages with their names, to choose a link from; `q` narrows them down, at most 50',
  linkTargetRead: 'Whether an address of the site, `link`, leads to a page, and the name of that page',
  brokenLinksRead: 'Links in items that lead to no page of the site',
  dependentsRead:
    'What deleting some items (`base`, up to 50 `ids`) would break: items that refer to them and links to their pages; the counts, and the first of each, at most `limit`',
  files: 'Files',
  mediaAdd:
    'Add a file to the library (part `file`; `accept` names the kinds wanted). `upload` is a name of your own, 16 to 64 letters and digits, for cancelling the upload. `notices` says what must be known of the file: where one of them `asks`, the file is outside the library until `POST /media/restore` confirms it or an item uses it, and is deleted after a day otherwise',
  uploadRead: 'The file itself, as it was stored',
  uploadCancel: 'Cancel an upload before, during or after it: nothing of it is kept, unless an item uses it',
  mediaList:
    'Files, newest first; `q`, `kind`, `size`, `folder` (an id or `none`), `unused=1`, `wordless=1` and `limit` narrow them down; `next` is the `after` of the part that follows',
  mediaChange:
    'Describe several files at once, all or none: texts, names, focal points and folders. `former` holds the previous values; with `expected`, nothing changes if a file no longer matches it',
  mediaSetAside: 'Delete the given files that nothing uses; they can be restored for a day. `removed` lists them',
  mediaPutBack: 'Restore deleted files; `restored` lists those that still existed',
  foldersRead: 'The folders of the library, by name',
  folderAdd: 'Add a folder',
  folderRename: 'Rename a folder',
  folderRemove: 'Delete an empty folder; 409 if it contains files',
  sheets: 'Spreadsheets',
  sheetExport:
    'Items of a collection as CSV in UTF-8, one row per item, texts in both languages; `ids` selects some of them. For collections whose items have no parent',
  sheetImport:
    'Import rows: those with a number (`id`), or without such a column with a known name, change their items, others add drafts. Missing columns leave fields unchanged. `rows` says what happened to each',
  mediaUses: 'Where items use a file',
  mediaReplace: 'Put another file of the same kind (`with`) in every place that uses a file; `undo` lists the changes',
  mediaRemove: 'Delete a file that no item uses; otherwise 409 with its `uses`. The history keeps the files it needs',
  mediaRead: 'The details of a file',
  mediaDescribe: 'Alternative text in both languages, the point that crops keep in view, and the poster of a video',
  settings: 'Site settings',
  settingsRead: 'The values of a group',
  settingsChange: 'Change values of a group',
  history: 'History',
  calendarRead: 'What is published and unpublished between `from` and `to`, at most 62 days: planned and done',
  revisionsRead:
    'Changes, newest first; `changed` names the fields of each. `collection`, `id`, `after` and `limit` narrow them down. Changes made in one go name the first of them in `follows`; its `group` sums them up',
  revisionRead: 'One change with the values before and after it, in both languages',
  fieldChanges: 'Who changed each field of an item last, and when; fields that never changed are left out',
  fieldStates:
    'The value of one field of an item before and after each of its changes, newest first. To restore one, send `before` to the call that changes the item, with `version`',
  recordState: 'An item as it is (`now`), as visitors see it (`live`), or as a change left it (its number)',
  revisionGroup: 'The changes made in one go with this one, which is the first of them; newest first',
  revisionOutcome:
    'What undoing a change would do: how many items of each kind it removes, restores, changes or reorders, with everything below them, and how many of them visitors see now',
  revisionGroupOutcome:
    'The same for all changes made in one go with this one, which is the first of them; `first_import` if the site began with them',
  revisionGroupUndo:
    'Undo what was changed in one go and not changed again since, newest first; `refused` lists the rest. One call does as much as fits into a second; send it again with `after` set to `next`, and `follows` to a number of `undo`, until `next` is null',
  unfinishedChanges:
    'Imports, and undoing of many changes, that did not finish: what they had `written` was undone (`undone_at`) or is about to be; `unchanged` counts the changes that stay because their items were changed again since',
  unfinishedNoticeDelete: 'Remove the notice of a change that did not finish and was undone',
  revisionUndo: 'Undo a change',
  revisionsUndo:
    'Undo several changes (`revisions`), newest first, all or none; with `keep_newer`, none if something they changed was changed again since',
  faultReport: 'Report an error of the dashboard; the answer gives its number in the log',
  redirects: 'Redirects',
  redirectsRead: 'Every redirect',
  redirectAdd: 'Redirect an old address to another page',
  redirectRemove: 'Delete a redirect',
  search: 'Search',
  searchRead: 'What visitors find for the words in `q`',
  visitors: 'Visitors',
  commentsAll: 'Every comment, including those awaiting review',
  commentsOf:
    'The comments on one section, oldest first: the latest 20, or with `limit` (1 to 100) and `after` (an id) from the first on, with `sort=-id` from the latest on; `X-Total-Count` says how many there are',
  commentAdd: 'Comment on a section',
  commentRemove: 'Delete a comment',
  postsAll:
    'Visitors’ posts, newest first, with their latest 20 comments; `limit` of them (1 to 100, otherwise 20) after the post `after`. `X-Total-Count` says how many there are, and `comment_count` how many comments a post has where not all are listed',
  postAdd: 'Write a post',
  postRemove: 'Delete a post with its comments',
  postComments:
    'The comments on one post, oldest first: the latest 20, or with `limit` and `after` from the first on, with `sort=-id` from the latest on',
  postCommentAdd: 'Comment on a post',
  postCommentRemove: 'Delete a comment on a post',
  heldRead: 'Comments and posts that await review',
  heldRelease: 'Release a comment or post; `kind` is comment, post or post-comment',
  heldHold: 'Hold a comment or post for review; `undo` shows it again',
  messagesRead:
    'Comments and posts of every kind, newest first; `kind`, `held`, `section`, `after` and `limit` narrow them down; `next` leads further',
  messagesFind: 'The same where words (`q`) occur in the name or the text; the filter is in the body',
  authorRead: 'How much was written under the name `author`, and how much others wrote below it',
  authorRemove: 'Delete everything under the name `author` with what others wrote below it; one `undo` brings it back',
  offers: 'Quotations',
  offersRead:
    'Quotations, newest first; `state`, `country`, `enquiry`, `after` and `limit` narrow them down. Money is in the smallest unit of its currency',
  offersFind: 'The same where words (`q`) occur in the number, the customer, the subject or the items',
  offersFigures:
    'Quotations by state, what was sent and accepted by month and country, the median days from enquiry to acceptance, and what is still open',
  offersExport: 'Quotations as CSV; the totals are those of the last version sent',
  offerRead: 'One quotation: its content, the versions sent, and what happened to it',
  offerMake:
    'Start a quotation: an empty one in a `language` for a `country`, or one from an enquiry (`enquiry`) with its sender, its product and the walls of its plan',
  offerBeginning: 'The texts, rates and currency with which a quotation in a language and country starts',
  offerItem:
    'A product, or a square metre of a cabinet (`kind`, `record`), as an item of a quotation; `item` is null if visitors cannot see it',
  offerSave:
    'Save a quotation (`content`) based on the version read (`updated_at`); the version sent stays until it is sent again',
  offerDuplicate: 'Start the next quotation with the content of this one',
  offerSend:
    'Send a quotation as it is written: it gets its number the first time, a version each time, and an e-mail goes to its customer if there is an address',
  offerWithdraw: 'Withdraw a quotation that was sent: it can no longer be accepted',
  offerRemove: 'Delete a draft; a quotation that was sent keeps its number and stays',
  offerVersion: 'A version of a quotation as it was sent, or the next one as it would be sent now',
  messages: 'Enquiries to the company',
  enquirySend:
    'Send an enquiry: `kind` with `fields`, or `subject` and `message` alone; the answer is `{"success", "id", "reference"}`',
  enquiriesRead:
    'Enquiries, newest first; `kind`, `status`, `held`, `overdue`, `after` and `limit` narrow them down, `assigned` to those assigned to one administrator, `removed` lists deleted ones',
  enquiriesFind:
    'The same where words (`q`) occur in an enquiry, a name, an address or a number; the filter is in the body',
  enquiriesFindExport: 'The same as a file, CSV or JSON',
  enquiriesExport:
    'Enquiries as CSV, with a column for each field of their forms, or as JSON with `format=json`; all, or those of `kind`, `status`, `held` and `overdue`. In CSV an apostrophe precedes anything a spreadsheet would calculate',
  enquiryRead:
    'One enquiry with its fields as people read them, overlapping meetings, other enquiries from this person, and the templates for a reply',
  enquiryChange:
    'Change `status`, `notes`, `follow_up_on` or `assigned_to`, cancel or reinstate a meeting with `cancelled`, or release an enquiry awaiting review with `held: false`; with the `updated_at` that was read, a change made in between is answered with 409 and `current`',
  enquiryRemove: 'Delete an enquiry; it can be restored for 30 days',
  enquiryRestore: 'Restore a deleted enquiry',
  replyWrite:
    'Answer an enquiry by e-mail in the visitor’s language; the e-mail stays in the outbox for ten seconds, and a new enquiry becomes `contacted`',
  replyReceive: 'Add what a visitor replied to the conversation',
  replyTakeBack: 'Undo a reply that has not been sent yet, or remove one that was added',
  replyAttach:
    'Attach a picture or a PDF to the reply you are writing; it is checked like files of the library, and kept until the reply is sent',
  replyAttachStored: 'Attach a copy of a picture or a PDF of the library',
  replyDetach: 'Remove a file from the reply that is being written',
  replyFile: 'Download a file of the conversation',
  invitationsRead: 'Who was invited to become an administrator, newest first, and what became of it',
  invitationAdd:
    'Invite somebody by `email` to become an administrator, with your own `password`, and a `code` if two-step login is on: an e-mail in `language` contains a link that works once within 48 hours. If no e-mail can be sent, the link is in the answer, this once',
  invitationSend: 'Send a new link; the previous one stops working',
  invitationWithdraw: 'Withdraw an invitation: its link stops working',
  invitationOpen: 'Whom an invitation is for, by its link; 404 does not say why a link does not work',
  invitationAccept: 'Become an administrator through the link of an invitation, which works once, and log in',
  enquiryCalendar: 'The meeting of an enquiry as a calendar file',
  enquiryTest: 'Send the company an enquiry marked as a test',
  meetingsRead: 'The meetings that begin between `from` and `to`; double-booked ones are marked',
  otherThingsFind: 'Find customers, enquiries by reference, quotations by number, and files; at most five of each',
  tasksRead: 'The first tasks of each kind, with who or what they are about, in the order in which they are to be done',
  taskMark:
    'Put a task off until the day after (`snoozed`), note that you have seen to it (`done`), or show it again (`open`)',
  todayRead:
    'What is to do: new and overdue enquiries, accepted quotations and questions about them, meetings of today and this week, what awaits review, what is new, whether e-mail can be sent, what could not be sent, and broken links',
  mailRead:
    'Whether e-mail can be sent, how many e-mails wait (`old`: for more than three days), whether replies are read from a mailbox, and how many e-mails in it are unread',
  outboxRead: 'E-mails and webhooks; `state=failing` lists those that could not be sent so far',
  outboxReadOne: 'One e-mail as it would be sent now',
  outboxSettle: 'Note that you have seen to an e-mail that did not arrive',
  outboxRetry: 'Send an e-mail or webhook again',
  outboxSendOld: 'Send the e-mails that waited for more than three days',
  outboxDiscardOld: 'Give up on the e-mails that waited for more than three days',
  outboxRetryFailing: 'Send everything again that could not be sent so far',
  personRead: 'Everything about one person, by `email` or `phone`',
  personExport: 'The same as a file, with every file of the conversations in base64',
  personRelated:
    'What else may belong to a person (`email` or `phone`) because the same enquiries name it, and the backups that contain the person',
  personErase:
    'Permanently erase everything under the given `emails`, `phones`, public `names`, and enquiries by their `references`',
  webhooksRead: 'The webhooks with their signing secrets',
  offerVersionPdf: 'A version of a quotation as a PDF',
  offerDraftPdf: 'A quotation as a PDF, as it would be if it were sent now',
  sentOfferPdf: 'A quotation as a PDF, by the link in its e-mail',
  sentOfferOpened:
    'A transparent picture on the page of a quotation that counts how often it is opened; administrators are not counted',
  sentOfferAccept: 'Accept a quotation: by whom, on which day, and `agreed` (`yes`)',
  sentOfferDecline: 'Decline a quotation with a reason',
  sentOfferAsk: 'Ask about a quotation; the question is added to the conversation of its enquiry',
  confirmRead: 'The page behind the link that confirms an address',
  confirmSend: 'Confirm an address',
  unsubscribeRead: 'The page behind the unsubscribe link',
  unsubscribeSend: 'End a subscription',
  subscribersRead: 'Who gets the newsletter',
  subscribersFind: 'Subscribers whose address contains a part (`q`)',
  subscriberRelease: 'Release a subscription that awaits review',
  subscriberRemove: 'Remove an address from the list',
  formPass: 'The picture inside every form; it sets the cookie that accompanies an enquiry',
  subscribe: 'Subscribe to the newsletter',
  mailSettingsRead:
    'How e-mail is sent: mail server, sender and recipient; the password of the mail server is never told',
  mailSettingsChange:
    'Set the mail server, with your own `password`, and a `code` if two-step login is on. `mail_password` stays as it is when left out, unless `host` or `port` change; 409 where `SMTP_URL` sets the server',
  mailSettingsRemove: 'Remove the mail server that was set, with your own `password`',
  mailTest: 'Send an e-mail marked as a test, at once, and say one line of what the mail server replies',
  contentExport: 'All content as one document',
  contentImport: 'Add and change content by a document; with `?dry-run=1` only say what would change',
  jobs: 'Scheduled work',
  jobsRead: 'What the server does on schedule, and how the last run of each job went',
  jobRun: 'Run a job now',
  backups: 'Backups',
  backupsRead: 'The backups that are kept, what the site holds now, and the progress of the current work',
  backupMake: 'Start to make a backup of the whole site',
  backupStop: 'Stop making or restoring a backup, as long as nothing has changed',
  backupReceive: 'Upload a backup from elsewhere',
  backupRead: 'A backup as a file, once after it was opened for download',
  backupDownload:
    'Open a backup for one download with your own `password`, and a `code` if two-step login is on; the answer sets the cookie `download`',
  backupRemove: 'Delete a backup',
  backupRestore:
    'Start replacing the site with a backup (the site is backed up first), with your own `password`, and a `code` if two-step login is on',
} as const;
