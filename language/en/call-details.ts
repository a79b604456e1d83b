/** What each status of an answer says. */
export const callAnswers = {
  200: 'Done',
  201: 'Added',
  400: 'Something that was sent does not fit; `issues` names each place',
  401: 'Only for who is logged in, or what was given to log in is wrong',
  403: 'It comes from another site, or does not say where it comes from',
  404: 'There is no such thing',
  409: 'It was changed by somebody else meanwhile, or something stands in the way',
  413: 'The body, or a file in it, is too large',
  415: 'The body is of a type that this call does not take',
  429: 'Too often: `Retry-After` says when to try again',
  503: 'Not now: `Retry-After` says when to try again',
  507: 'There is no room left to keep it',
} as const;

/** Who may make a call. */
export const callAccess = {
  everyone: 'Open to visitors',
  holder: 'Open to whoever was given its address',
  administrator: 'Needs the administrator’s session',
} as const;

/** What the values of addresses mean, by their names. */
export const callParameters = {
  accept: 'The kinds of file that are wanted, with commas between',
  after: 'Only what follows the one with this number, or the `next` of the answer before',
  collection: 'Only those of one collection, by the base of its calls',
  commentId: 'The number of the comment',
  before: 'Only what is older than the one with this number',
  'dry-run': '`1` changes nothing and says what would change',
  fields: 'Only these parts of each, with commas between; the number is always there',
  format: 'The form of the file',
  from: 'Nothing that begins earlier',
  held: 'Only what is held back, or only what is not',
  id: 'The number of the record, message or change that is meant',
  key: 'The name that was given to the upload',
  kind: 'Only one kind, or the kind that is meant',
  lang: 'The language of the page; that of the browser unless given',
  languages: '`all` answers both languages at once, for the administrator',
  missing: 'Only those of which words are missing in this language; needs the administrator’s session',
  limit: 'How many at most',
  link: 'The address that is asked about',
  name: 'The name of the backup, the file or the job',
  overdue: 'Only what should have been answered by now',
  q: 'Words to look for',
  removed: 'Deleted ones instead',
  section: 'Only what stands on the section of a blog with this number',
  save: 'What becomes of it: visitors see it at once, see it with all that waited, or it waits as a draft',
  sort: 'In which order; `-` before it turns it round',
  state: 'Only those that have come so far',
  status: 'Only those in this state',
  to: 'Nothing that begins later',
  token: 'What stands in the link of the letter',
  unused: '`1` for what nothing uses',
  upload: 'A name of your own by which the upload can be called off',
} as const;

/** What the description says of headers, of bodies and of itself. */
export const callParts = {
  requestId: 'The number under which the server’s log knows this answer',
  retryAfter: 'After how many seconds to try again',
  nextLink: 'The address of what follows in the list, where something does',
  totalCount: 'How many there are altogether',
  language: 'The language in which plain texts are read and written',
  storedFile: 'A file, or the name or number of a stored one',
  file: 'One file',
  remove: 'The fields to clear, by the names they have in forms',
  version: 'The version that was read; where there is a newer one, the answer is 409',
  parent: 'The record to which this one belongs',
  contact: 'The company whose site this is',
  license: 'All rights reserved',
  address: 'Address',
  otherwise: 'otherwise',
  answers: 'Answers',
  refusals: 'Refusals',
  statuses: 'What the statuses say',
} as const;
