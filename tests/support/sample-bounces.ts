/** An email of the site for which a report comes back. */
export interface Returned {
  /** Its `Message-ID`. */
  readonly id: string;
  /** Its number in the outbox, for reports that repeat all headers. */
  readonly number: string;
  readonly to: string;
  readonly subject: string;
}

const head = ({ id, number, to, subject }: Returned, more: readonly string[] = []): string =>
  [
    'From: Wameed <site@wameed.example>',
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    ...(number === '' ? [] : [`X-Outbox-Number: ${number}`]),
    ...more,
  ].join('\n');

const status = (to: string, ...more: readonly string[]): string =>
  [
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.visitor.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    ...more,
  ].join('\n');

interface Report {
  readonly headers: readonly string[];
  /** The text for people. */
  readonly words: string;
  readonly parts: readonly string[];
}

const reportOf = ({ headers, words, parts }: Report): string =>
  [
    ...headers,
    'To: site@wameed.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(words).toString('base64'),
    ...parts.flatMap((part) => ['--part', part, '']),
    '--part--',
    '',
  ].join('\n');

const failed = (code: string, diagnostic: string): readonly string[] => [
  'Action: failed',
  `Status: ${code}`,
  `Diagnostic-Code: smtp; ${diagnostic}`,
];

/** Reports of different mail servers that an email was not delivered. */
export const bounces: Readonly<Record<string, (returned: Returned) => string>> = {
  'Postfix, without In-Reply-To': (returned) =>
    reportOf({
      headers: [
        'From: MAILER-DAEMON@mx.visitor.example (Mail Delivery System)',
        'Subject: Undelivered Mail Returned to Sender',
        'Auto-Submitted: auto-replied',
      ],
      words: 'I’m sorry to have to inform you that your message could not be delivered.',
      parts: [
        status(returned.to, ...failed('5.1.1', '550 5.1.1 User unknown')),
        `Content-Type: text/rfc822-headers\n\n${head(returned)}`,
      ],
    }),
  'Exchange, with the whole email': (returned) =>
    reportOf({
      headers: [
        'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@visitor.example>',
        `Subject: Undeliverable: ${returned.subject}`,
        `In-Reply-To: <${returned.id}>`,
        'X-MS-Exchange-Message-Is-Ndr:',
      ],
      words: `Delivery has failed to these recipients or groups:\n\n${returned.to}\nThe email address you entered couldn’t be found.`,
      parts: [
        status(returned.to, ...failed('5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found')),
        `Content-Type: message/rfc822\n\n${head(returned, ['Content-Type: multipart/mixed; boundary="inner"'])}\n\n--inner\nContent-Type: text/plain\n\nThe email itself\n--inner--`,
      ],
    }),
  'Gmail, with pictures beside its words': (returned) =>
    [
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'To: site@wameed.example',
      'Subject: Delivery Status Notification (Failure)',
      'Auto-Submitted: auto-replied',
      `X-Failed-Recipients: ${returned.to}`,
      `In-Reply-To: <${returned.id}>`,
      `References: <${returned.id}>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; boundary="out"; report-type=delivery-status',
      '',
      '--out',
      'Content-Type: multipart/related; boundary="rel"',
      '',
      '--rel',
      'Content-Type: multipart/alternative; boundary="alt"',
      '',
      '--alt',
      'Content-Type: text/plain; charset="UTF-8"',
      '',
      `** Address not found **\n\nYour message wasn't delivered to ${returned.to} because the address couldn't be found.`,
      '--alt',
      'Content-Type: text/html; charset="UTF-8"',
      '',
      '<p>Address not found</p>',
      '--alt--',
      '--rel',
      'Content-Type: image/png; name="icon.png"',
      'Content-Disposition: attachment; filename="icon.png"',
      'Content-Transfer-Encoding: base64',
      'Content-ID: <icon.png>',
      '',
      'iVBORw0KGgo=',
      '--rel--',
      '--out',
      status(returned.to, ...failed('5.1.1', '550-5.1.1 The email account that you tried to reach does not exist')),
      '',
      '--out',
      `Content-Type: message/rfc822\n\n${head(returned)}`,
      '',
      '--out--',
      '',
    ].join('\n'),
  'Amazon SES, which gave it another id': (returned) =>
    reportOf({
      headers: ['From: MAILER-DAEMON@amazonses.com', 'Subject: Delivery Status Notification (Failure)'],
      words: 'An error occurred while trying to deliver the mail to the following recipients:',
      parts: [
        status(returned.to, ...failed('5.1.1', '550 5.1.1 mailbox unavailable')),
        `Content-Type: message/rfc822\n\n${head({ ...returned, id: '0100018f-0000-0000@email.amazonses.com' })}\n\nThe email itself`,
      ],
    }),
  'qmail, in words alone': (returned) =>
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.visitor.example',
      'To: site@wameed.example',
      'Subject: failure notice',
      '',
      'Hi. This is the qmail-send program at mx.visitor.example.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "This is a permanent error; I've given up. Sorry it didn't work out.",
      '',
      `<${returned.to}>:`,
      'Sorry, no mailbox here by that name. (#5.1.1)',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'Return-Path: <site@wameed.example>',
      head(returned),
      '',
      'The email itself',
      '',
    ].join('\n'),
  'in Arabic, with international headers': (returned) =>
    reportOf({
      headers: [
        'Return-Path: <>',
        `From: =?UTF-8?B?${Buffer.from('نظام البريد').toString('base64')}?= <postmaster@visitor.example>`,
        `Subject: =?UTF-8?B?${Buffer.from('تعذّر تسليم رسالتك').toString('base64')}?=`,
      ],
      words: 'تعذّر تسليم رسالتك إلى المستلم: صندوق البريد غير موجود.',
      parts: [
        status(returned.to, ...failed('5.2.2', '552 5.2.2 صندوق البريد ممتلئ')).replace(
          'message/delivery-status',
          'message/global-delivery-status',
        ),
        `Content-Type: message/global-headers\n\n${head(returned)}`,
      ],
    }),
  'Postfix, with its headers in base64': (returned) =>
    reportOf({
      headers: ['From: MAILER-DAEMON@mx.visitor.example (Mail Delivery System)', 'Subject: Undelivered Mail'],
      words: 'It could not be delivered.',
      parts: [
        status(returned.to, ...failed('5.1.1', '550 5.1.1 User unknown')),
        `Content-Type: text/rfc822-headers; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from(head(returned)).toString('base64')}`,
      ],
    }),
  'a server that shows the whole email among its words': (returned) =>
    reportOf({
      headers: ['From: MAILER-DAEMON@mx.visitor.example', 'Subject: Returned mail: see transcript for details'],
      words: 'The following addresses had permanent fatal errors.',
      parts: [
        status(returned.to, ...failed('5.1.1', '550 5.1.1 User unknown')),
        `Content-Type: message/rfc822\nContent-Disposition: inline\n\n${head(returned)}\n\nThe email itself`,
      ],
    }),
  'a server that folds the id of the email': (returned) =>
    reportOf({
      headers: ['From: postmaster@visitor.example', 'Subject: Delivery failure'],
      words: 'The mailbox is full.',
      parts: [
        status(returned.to, ...failed('5.2.2', '552 5.2.2 Mailbox full')),
        `Content-Type: text/rfc822-headers\n\n${head(returned).replace('Message-ID: ', 'Message-Id:\n\t')}`,
      ],
    }),
  'a server that writes no multipart/report': (returned) =>
    [
      'Return-Path: <>',
      'From: Mail Delivery System <mailer-daemon@visitor.example>',
      'Subject: Mail delivery failed: returning message to sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      `<${returned.to}>:`,
      '550 5.1.1 No such user here',
      '--part',
      'Content-Type: message/rfc822',
      '',
      head(returned),
      '',
      'The email itself',
      '--part--',
      '',
    ].join('\n'),
  'a server that writes a page alone': (returned) =>
    [
      'From: postmaster@visitor.example',
      'Subject: Undeliverable',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
      '',
      '--part',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Your message to the recipient could not be delivered: the mailbox is unknown.</p>',
      '--part',
      status(returned.to, ...failed('5.1.1', '550 5.1.1 User unknown')),
      '--part',
      `Content-Type: message/rfc822; name="your message.eml"\n\n${head(returned)}\n\nThe email itself`,
      '--part--',
      '',
    ].join('\n'),
  'with nothing but its subject and the address': (returned) =>
    reportOf({
      headers: ['From: postmaster@visitor.example', `Subject: Undeliverable: ${returned.subject}`],
      words: 'The mailbox is full.',
      parts: [status(returned.to, 'Action: failed', 'Status: 5.2.2')],
    }),
};

/** A report that an email is delayed and the mail server continues to try. */
export const delay = (returned: Returned): string =>
  reportOf({
    headers: ['From: MAILER-DAEMON@mx.visitor.example', 'Subject: Delayed Mail (still being retried)'],
    words: 'Your message could not be delivered for 4 hours. It will be retried until it is 5 days old.',
    parts: [
      status(returned.to, 'Action: delayed', 'Status: 4.4.1'),
      `Content-Type: text/rfc822-headers\n\n${head(returned)}`,
    ],
  });

/** A receipt that an email was opened. */
export const receipt = (returned: Returned): string =>
  reportOf({
    headers: [`From: ${returned.to}`, 'Subject: Read: your email', `In-Reply-To: <${returned.id}>`],
    words: 'Your message was read.',
    parts: [
      `Content-Type: message/disposition-notification\n\nFinal-Recipient: rfc822; ${returned.to}\nOriginal-Message-ID: <${returned.id}>\nDisposition: automatic-action/MDN-sent-automatically; displayed`,
    ],
  });
