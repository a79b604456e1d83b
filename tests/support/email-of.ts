import { randomUUID } from 'node:crypto';

interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface SampleEmail {
  readonly from?: string;
  readonly subject?: string;
  /** Its `Message-ID`; no header when empty. */
  readonly id?: string;
  /** Message ids of the emails it replies to, the nearest first. */
  readonly answers?: readonly string[];
  /** Further headers, one in each line. */
  readonly headers?: readonly string[];
  /** Without text and HTML the email ends after its headers, so that a binary body can follow. */
  readonly text?: string | null;
  readonly html?: string;
  readonly files?: readonly SampleFile[];
}

const boundary = 'a-line-between-parts';

const inBase64 = (content: Buffer): string => content.toString('base64').replace(/.{76}/g, '$&\n');

const encoded = (name: string): string => `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;

const textPart = (type: string, content: string): string =>
  `Content-Type: text/${type}; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${inBase64(Buffer.from(content))}\n`;

/** Returns an email as it is stored in a mailbox. */
export function emailOf(email: SampleEmail): string {
  const {
    from = 'Ali <ali@visitor.example>',
    subject = 'Re: your answer',
    id = `${randomUUID()}@visitor.example`,
  } = email;
  const { answers = [], headers = [], text = '', html, files = [] } = email;
  const ids = (names: readonly string[]): string => names.map((name) => `<${name}>`).join('\n ');
  const head = [
    `From: ${from}`,
    'To: sales@wameed.example',
    `Subject: ${subject}`,
    'Date: Sun, 22 Nov 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    ...(id === '' ? [] : [`Message-ID: <${id}>`]),
    ...(answers.length > 0 ? [`In-Reply-To: <${answers[0] ?? ''}>`, `References: ${ids(answers.toReversed())}`] : []),
    ...headers,
  ].join('\n');
  if (text === null) return `${head}\n\n`;
  const body = html === undefined ? textPart('plain', text) : textPart('html', html);
  if (files.length === 0) return `${head}\n${body}`;
  const parts = files.map(
    ({ name, type, content }) =>
      `Content-Type: ${type}; name="${encoded(name)}"\nContent-Disposition: attachment; filename="${encoded(name)}"\nContent-Transfer-Encoding: base64\n\n${inBase64(content)}\n`,
  );
  const line = `--${boundary}`;
  return `${head}\nContent-Type: multipart/mixed; boundary="${boundary}"\n\n${[body, ...parts].map((part) => `${line}\n${part}`).join('')}${line}--\n`;
}
