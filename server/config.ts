import { z } from 'zod';
import program from '../package.json' with { type: 'json' };
import { plainOrigin } from '../fields/url/field.ts';
import { readMailboxAddress } from './mailbox-address.ts';

/** Invalid environment. The message names each variable and its expected value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The error of a variable, with its expected value. */
const must = (words: string) => ({ error: `must be ${words}` });

const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[?#@]/.test(value);
};

/** An origin, such as `https://screens.example`. */
const origin = z
  .string()
  .refine(isOrigin, must('an address without a path, such as https://screens.example'))
  .transform((value) => new URL(value).origin);

/** An origin that appears in Content-Security-Policy, so characters with a meaning there are refused. */
const policyOrigin = origin.refine(
  (value) => plainOrigin(value) !== null,
  must('an address whose host is a plain name, such as https://media.example'),
);

const wholeNumber = (words: string) => z.string().regex(/^\d+$/, must(words)).transform(Number);

const connections = wholeNumber('a number from 1 to 500').refine(
  (count) => count >= 1 && count <= 500,
  must('a number from 1 to 500'),
);

/** The proxies that are trusted with the visitor's address: none, all, the nearest few, or those of some addresses. */
const trustProxy = z
  .string()
  .regex(/^[\w.:/, ]+$/, must('true, a number of proxies, or addresses separated by commas'))
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    if (!/^\d+$/.test(value)) return value.split(',').map((part) => part.trim());
    return (_address: string, hop: number) => hop < Number(value);
  });

const yesOrNo = z.enum(['0', '1'], must('0 or 1')).transform((value) => value === '1');
const mailbox = z.string().transform((value, context) => {
  const address = readMailboxAddress(value);
  if (address !== null) return address;
  context.addIssue('must be an address such as imaps://user:password@mail.example/INBOX');
  return z.NEVER;
});

const mailAddress = z.string().regex(/^[^\r\n]*[^\s@]@[^\s@]+$/, must('an e-mail address'));

/** Every variable that the server reads. `docs/configuration.md` is generated from it. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], must('production, development or test'))
    .default('development'),
  PORT: wholeNumber('a number from 0 to 65535')
    .refine((port) => port <= 65535, must('a number from 0 to 65535'))
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, must('an address that starts with postgres://'))
    .optional(),
  DATABASE_READERS: connections.optional(),
  DATABASE_WRITERS: connections.optional(),
  PUBLIC_URL: origin.optional(),
  ARABIC_HOST: policyOrigin.default(''),
  MAIN_HOST: policyOrigin.default(''),
  TRUST_PROXY: trustProxy.default(false),
  ADMIN_USERNAME: z.string().max(80, must('at most 80 characters')).optional(),
  ADMIN_PASSWORD: z.string().min(8, must('at least 8 characters')).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, must('an address that starts with smtp:// or smtps://'))
    .optional(),
  IMAP_URL: mailbox.optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddress.optional(),
  SECRET_KEY: z.string().min(32, must('at least 32 characters')).optional(),
  BACKUP_KEY: z
    .string()
    .regex(
      /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/,
      must('a key as age-keygen makes it, which begins with AGE-SECRET-KEY-'),
    )
    .optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, must('a name of 3 to 63 small letters, digits, dots and hyphens'))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, must('a name such as me-south-1'))
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO: yesOrNo.default(true),
  PAGE_MEMORY: wholeNumber('a whole number of megabytes, or 0 to keep no pages').default(64),
  NEWER_DATABASE: yesOrNo.default(false),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w~+/.-]{24,}=*$/, must('at least 24 letters and digits, such as openssl rand -hex 24 prints'))
    .optional(),
  RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,80}$/, must('at most 80 letters, digits, dots and hyphens'))
    .default(program.version),
  LOG_LEVEL: z.enum(logLevels, must(`one of ${logLevels.join(', ')}`)).default('info'),
});

/** The required variables of a bucket: all of them, or none. */
const bucketVariables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const Complete = Environment.superRefine((data, context) => {
  const missing = bucketVariables.filter((name) => data[name] === undefined);
  if (missing.length === bucketVariables.length) return;
  for (const name of missing) {
    context.addIssue({ code: 'custom', path: [name], message: 'must be set where files are kept in a bucket' });
  }
});

function bucketOf(data: z.infer<typeof Environment>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  const isWhole =
    endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined;
  return isWhole ? { endpoint, bucket, region, accessKeyId, secretAccessKey } : null;
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws ConfigError with every invalid variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  // The schema runs once. Compiling it would take longer than interpreting it.
  const { data, error } = Complete.safeParse(input, { jitless: true });
  if (error) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The environment cannot be used:\n${lines.join('\n')}`);
  }
  const isProduction = data.NODE_ENV === 'production';
  return {
    /** Whether the answers of calls are validated against their declarations. */
    checksAnswers: !isProduction,
    isDevelopment: data.NODE_ENV === 'development',
    port: data.PORT,
    host: data.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    /** Whether to start with tables of a later release. */
    acceptsNewer: data.NEWER_DATABASE,
    /** Maximum number of PostgreSQL connections, if set. */
    pools: { readers: data.DATABASE_READERS, writers: data.DATABASE_WRITERS },
    publicUrl: data.PUBLIC_URL,
    /** Hosts of uploads and pictures, by the page's language; empty for the site's own host. */
    mediaHosts: { ar: data.ARABIC_HOST, en: data.MAIN_HOST },
    trustProxy: data.TRUST_PROXY,
    administrator: {
      ...(data.ADMIN_USERNAME !== undefined && { username: data.ADMIN_USERNAME }),
      ...(data.ADMIN_PASSWORD !== undefined && { password: data.ADMIN_PASSWORD }),
    },
    secretKey: data.SECRET_KEY,
    /** How emails are sent. Without a mail server, here or in the settings, they wait. */
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM, to: data.MAIL_TO },
    /** The mailbox for replies of visitors. Without it, administrators add replies by hand. */
    mailbox: data.IMAP_URL ?? null,
    /** Maximum bytes of cached pages in memory. */
    pageMemory: data.PAGE_MEMORY * 1024 ** 2,
    hasDemo: data.DEMO,
    /** The token that grants access to the metrics; without it there are none. */
    metricsToken: data.METRICS_TOKEN,
    /** The name of this build in the log and the metrics. */
    release: data.RELEASE,
    /** The bucket that stores files; `null` for the data folder. */
    bucket: bucketOf(data),
    /** The key that encrypts backups. Without it they are not encrypted. */
    backupKey: data.BACKUP_KEY ?? null,
    logLevel: data.LOG_LEVEL,
  };
}
