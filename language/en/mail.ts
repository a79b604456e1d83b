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

  testSender: 'Test message',
  testMessage: 'This message was sent from the dashboard to see that everything arrives.',
  testSubject: '[Test] {subject}',

  hello: 'Hello,',
  received: 'We received your message ({reference})',
  receivedText:
    'Thank you for writing to {company}. Your message has arrived, and we will answer you within one working day. Its reference is {reference}.',
  booked: 'Your meeting with {company} ({reference})',
  bookedText: 'Thank you for booking a meeting with {company}. Its reference is {reference}.',
  cancelled: 'Cancelled: your meeting with {company} ({reference})',
  cancelledText: 'Your meeting with {company} was cancelled. Its reference was {reference}.',
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
  invitationEnd: 'The link opens once, until {time}.',
  invitationNotYou: 'If you did not expect this letter, simply ignore it.',
  confirmSubject: 'Please confirm your subscription',
  confirmText: 'Please confirm that you want the news of {company} at this address:',
  confirmPageText: 'One click and the news of {company} comes to {email}.',
  confirmButton: 'Yes, subscribe me',
  confirmed: 'Thank you! You are on the list.',
  unsubscribe: 'To stop our news, open this page:',
  unsubscribePage: 'Unsubscribe',
  unsubscribePageText: 'We will send nothing more to {email}.',
  unsubscribeButton: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed. We will send you nothing more.',
  offerSubject: 'Quotation {number} from {company}',
  offerText:
    'Quotation {number} over {total} is ready for you. It is valid until {day}. Read it, ask about it and answer it here:',
  offerAttached: 'It is attached as a PDF, too.',
  offerReminderSubject: 'Quotation {number} is valid until {day}',
  offerReminderText:
    'Quotation {number} over {total} is valid until {day}. You can still ask about it and answer it here:',
  offerWithdrawnSubject: 'Quotation {number} was withdrawn',
  offerWithdrawnText:
    'We have withdrawn quotation {number}; it is no longer valid. Please ask us if you would like another one.',
  offerAcceptedSubject: 'You accepted quotation {number}',
  offerAcceptedText:
    '{name} accepted quotation {number} over {total} on {day}. Thank you; we will contact you about the next steps. What was accepted is attached, and you can read it here:',
  offerAnswerAccepted: '{name} accepted quotation {number}',
  offerAnswerDeclined: '{customer} declined quotation {number}',
  offerAnswerSum: 'Total with VAT: {total}',
  offerAnswerReason: 'Reason: {reason}',
  offerQuestionSubject: '{customer} asks about quotation {number}',
  offerInDashboard: 'The offer in the dashboard: {address}',
  offerAnswerHere: 'Answer in the dashboard: {address}',

  alarmDrill: 'The newest backup could not be restored',
  alarmDrillText:
    'The newest backup of the site was restored into a scratch place, as it is once a week, and something else came out. The site itself is as it was. Make a new backup in the dashboard, try it there under “Scheduled work”, and do not rely on the one that failed. What was found: {detail}',

  linkUsed: 'This link is not valid any more.',
  backHome: 'Back to Home',
} as const;
