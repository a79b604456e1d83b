/** What the letters say that the server sends. */
export const mail = {
  product: 'Product',
  timeZone: 'Time zone',
  language: 'Language',
  arabic: 'Arabic',
  english: 'English',
  country: 'Country',
  page: 'Page',
  news: 'News and offers wanted',
  yes: 'Yes',
  no: 'No',
  reference: 'Reference',
  alsoBooked: 'Another meeting overlaps with this one: {references}',
  readInDashboard: 'Read it in the dashboard: {address}',

  testSender: 'Test enquiry',
  testMessage: 'This enquiry was sent from the dashboard to check that everything arrives.',
  testSubject: '[Test] {subject}',

  hello: 'Hello,',
  received: 'We have received your enquiry ({reference})',
  receivedText:
    'Thank you for writing to {company}. We have received your enquiry and will answer within one working day. Your reference is {reference}.',
  booked: 'Your meeting with {company} ({reference})',
  bookedText: 'Thank you for booking a meeting with {company}. Your reference is {reference}.',
  cancelled: 'Cancelled: your meeting with {company} ({reference})',
  cancelledText: 'Your meeting with {company} was cancelled. Your reference was {reference}.',
  cancelledNotice: 'Cancelled: {subject}',
  meetingBetween: 'Meeting: {sender} and {company}',
  meetingWith: 'Meeting with {company}',
  when: 'When: {time} ({zone})',
  how: 'How: {way}',
  reachUs: 'You can reach us at {contacts}.',
  notYou: 'Your address was entered into a form on {site}. If that was not you, simply ignore this e-mail.',

  invitationSubject: 'You are invited to the dashboard of {company}',
  invitationText:
    '{name} invites you to become an administrator of the website of {company}. Open this page to choose your name and your password:',
  invitationEnd: 'The link works once, until {time}.',
  invitationNotYou: 'If you did not expect this e-mail, simply ignore it.',
  confirmSubject: 'Please confirm your subscription',
  confirmText: 'Please confirm that you want to receive news from {company} at this address:',
  confirmPageText: 'One click, and news from {company} will reach you at {email}.',
  confirmButton: 'Yes, subscribe me',
  confirmed: 'Thank you! You are on the list.',
  unsubscribe: 'To stop receiving our news, open this page:',
  unsubscribePage: 'Unsubscribe',
  unsubscribePageText: 'We will not send anything more to {email}.',
  unsubscribeButton: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed. We will not send you anything more.',
  offerSubject: 'Quotation {number} from {company}',
  offerText:
    'Quotation {number} for {total} is ready for you. It is valid until {day}. Read it, ask about it and answer it here:',
  offerAttached: 'It is also attached as a PDF.',
  offerReminderSubject: 'Quotation {number} is valid until {day}',
  offerReminderText:
    'Quotation {number} for {total} is valid until {day}. You can still ask about it and answer it here:',
  offerWithdrawnSubject: 'Quotation {number} was withdrawn',
  offerWithdrawnText:
    'We have withdrawn quotation {number}; it is no longer valid. Please ask us if you would like another one.',
  offerAcceptedSubject: 'You accepted quotation {number}',
  offerAcceptedText:
    '{name} accepted quotation {number} for {total} on {day}. Thank you; we will contact you about the next steps. The accepted quotation is attached, and you can read it here:',
  offerAnswerAccepted: '{name} accepted quotation {number}',
  offerAnswerDeclined: '{customer} declined quotation {number}',
  offerAnswerSum: 'Total with VAT: {total}',
  offerAnswerReason: 'Reason: {reason}',
  offerQuestionSubject: '{customer} asks about quotation {number}',
  offerInDashboard: 'The quotation in the dashboard: {address}',
  offerAnswerHere: 'Answer in the dashboard: {address}',

  alarmDrill: 'The newest backup could not be restored',
  alarmDrillText:
    'The newest backup of the site was restored into a temporary place, as happens once a week, and the result was not the same. The site itself has not changed. Make a new backup in the dashboard, try it there under “Scheduled work”, and do not rely on the one that failed. What was found: {detail}',

  linkUsed: 'This link is no longer valid.',
  backHome: 'Back to Home',
} as const;
