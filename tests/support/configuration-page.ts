import { Environment } from '../../server/config.ts';

type Variable = keyof typeof Environment.shape;

/** The purpose of each variable; `default` describes the behaviour without it when the schema has no default. */
const descriptions: Readonly<Record<Variable, { readonly about: string; readonly default?: string }>> = {
  NODE_ENV: { about: 'Set by `npm start` (production) and `npm run dev` (development).' },
  PORT: { about: 'Port of the server.' },
  HOST: {
    about: 'Address on which the server listens.',
    default: 'all interfaces in production, `127.0.0.1` otherwise',
  },
  DATA_DIR: { about: 'Folder of the SQLite database, uploads, image sizes and backups.' },
  DATABASE_URL: { about: 'A PostgreSQL database.', default: 'SQLite in `DATA_DIR`' },
  DATABASE_READERS: {
    about: 'Most connections to PostgreSQL that a process opens for reading.',
    default: '`10`',
  },
  DATABASE_WRITERS: {
    about:
      'Most connections to PostgreSQL that a process opens for writing. It opens up to four more for long work and for listening.',
    default: '`5`',
  },
  PUBLIC_URL: {
    about: 'Address of the site in canonical links, the sitemap and emails. Set it in production.',
    default: 'the address that the visitor requested; no links in emails',
  },
  ARABIC_HOST: { about: 'Host from which Arabic pages load images and files.', default: 'the site itself' },
  MAIN_HOST: { about: 'The same for English pages.', default: 'the site itself' },
  TRUST_PROXY: {
    about:
      'Which proxies may set the visitor’s address and protocol: `1` for one proxy in front of the server. Must be exact: a trusted client can claim any address.',
    default: 'no proxy',
  },
  ADMIN_USERNAME: { about: 'Username of the administrator that the first start creates.', default: '`admin`' },
  ADMIN_PASSWORD: { about: 'Password of that administrator.', default: 'generated and printed once' },
  SMTP_URL: {
    about:
      'Mail server, such as `smtps://user:password@mail.example`. It takes precedence over *Settings → E-mail*, and is the only way to use a server in a private network.',
    default: 'the server in the settings; without one, emails stay queued',
  },
  IMAP_URL: {
    about:
      'Mailbox that receives visitors’ replies, read once a minute. `imap://` requires STARTTLS unless the server is on the same machine. Append `?plus=yes` if the mailbox also receives `name+tag@…` (assumed for Gmail, Fastmail and iCloud; `?plus=no` turns that off).',
    default: 'administrators add replies by hand',
  },
  MAIL_FROM: { about: 'Sender of all emails.', default: 'the company’s address in the settings' },
  MAIL_TO: { about: 'Recipient of what visitors send.', default: 'the company’s address in the settings' },
  SECRET_KEY: {
    about: 'Signs form tokens and links in emails. The same for every process.',
    default: 'generated once and stored with the data',
  },
  BACKUP_KEY: {
    about:
      'Encrypts backups in the format of [age](https://age-encryption.org/v1); `age-keygen` creates one. Keep a copy elsewhere: without it nothing decrypts them.',
    default: 'backups are not encrypted',
  },
  S3_ENDPOINT: { about: 'S3 server for uploads, image sizes and backups.', default: 'files stay in `DATA_DIR`' },
  S3_BUCKET: { about: 'Bucket on that server; its name is part of the path.', default: 'none' },
  S3_REGION: { about: 'Region of the bucket.' },
  S3_ACCESS_KEY_ID: { about: 'Key that may list the bucket and read, write and delete its objects.', default: 'none' },
  S3_SECRET_ACCESS_KEY: { about: 'Secret of that key.', default: 'none' },
  DEMO: { about: '`0` starts with an empty site instead of the demo content.' },
  PAGE_MEMORY: { about: 'Megabytes for cached pages; `0` caches none.' },
  NEWER_DATABASE: {
    about: '`1` starts although a later release has migrated the database, to [go back](releases.md).',
  },
  METRICS_TOKEN: {
    about: 'Enables `GET /metrics` for requests with this bearer token ([operations](operations.md)).',
    default: 'no metrics',
  },
  RELEASE: { about: 'Name of this build in logs and metrics.', default: 'the version in `package.json`' },
  LOG_LEVEL: { about: 'Lowest level that is logged, as one line of JSON an event.' },
};

const variables = Environment.keyof().options;
const defaults: Readonly<Record<string, unknown>> = Environment.parse({});

/** The allowed values of a variable, from the schema's message for an invalid value. */
function boundsOf(variable: Variable): string {
  const { error } = Environment.shape[variable].safeParse('\0');
  const message = error?.issues[0]?.message ?? '';
  return message.replace(/^must be (?:an? )?/, '');
}

/** The default of a variable as written in the environment. */
function defaultOf(variable: Variable): string {
  const { default: described } = descriptions[variable];
  if (described !== undefined) return described;
  const value = defaults[variable];
  return `\`${typeof value === 'boolean' ? Number(value) : String(value)}\``;
}

/** The content of `docs/configuration.md`. */
export const configurationPage = (): string => `# Configuration

Generated from \`server/config.ts\`; the descriptions are in \`tests/support/configuration-page.ts\`. To update it, run
\`npx vitest run --project unit tests/contract/configuration -u\`.

All variables are optional, and an empty one counts as absent. A value that cannot be used stops the start with a message
that names the variable. The four \`S3_…\` variables without a default are set together or not at all.

| variable | default | must be | what |
|---|---|---|---|
${variables.map((name) => `| \`${name}\` | ${defaultOf(name)} | ${boundsOf(name)} | ${descriptions[name].about} |`).join('\n')}

\`npm start\` itself reads one more: \`HEAP_MEMORY\`, the megabytes of JavaScript objects that the server may hold. The default is
a quarter of the memory of the machine or container, between 128 and 512. Raise it for thousands of records. Processes that
make image sizes use about 70 MB more while they work.

Webhooks and the mail server can be set in the dashboard.
`;
