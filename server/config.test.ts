import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the environment', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: 'data',
      mediaHosts: { ar: '', en: '' },
      trustProxy: false,
      hasDemo: true,
      pageMemory: 67_108_864,
      logLevel: 'info',
      bucket: null,
    });
  });

  it('listens to the network in production only', () => {
    expect(readConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
    expect(readConfig({ NODE_ENV: 'production', HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: undefined });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['PUBLIC_URL', 'screens.example'],
    ['PUBLIC_URL', 'https://screens.example/shop'],
    ['ARABIC_HOST', 'ftp://screens.example'],
    ['ARABIC_HOST', 'https://a.example;sandbox'],
    ['MAIN_HOST', "https://a.example'unsafe-inline'"],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_READERS', '0'],
    ['DATABASE_WRITERS', '501'],
    ['TRUST_PROXY', 'yes!'],
    ['ADMIN_PASSWORD', 'short'],
    ['SECRET_KEY', 'short'],
    ['IMAP_URL', 'imaps://mail.example/INBOX'],
    ['IMAP_URL', 'smtp://a:b@mail.example'],
    ['BACKUP_KEY', 'age1publickey'],
    ['DEMO', 'no'],
    ['S3_ENDPOINT', 'https://files.example/bucket'],
    ['S3_BUCKET', 'Files/all'],
    ['S3_REGION', 'me south'],
    ['PAGE_MEMORY', 'much'],
    ['PAGE_MEMORY', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token with spaces in it, of any length'],
    ['RELEASE', 'two words'],
    ['NEWER_DATABASE', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('is refused with the name of %s when it is "%s"', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`\\n  ${name} must be `));
  });

  it('names every wrong variable at once', () => {
    expect(refusal({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(3);
  });

  it('keeps the origin of PUBLIC_URL only', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Screens.example/' }).publicUrl).toBe('https://screens.example');
  });

  it('trusts the configured number of proxies', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    if (typeof trustProxy !== 'function') throw new Error('A number trusts by distance');
    expect([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.1', 1)]).toEqual([true, false]);
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, ::1' }).trustProxy).toEqual(['10.0.0.1', '::1']);
  });

  it('emails are sent if a mail server is configured', () => {
    expect(readConfig({ MAIL_TO: 'a@screens.example' }).mail.smtpUrl).toBeUndefined();
    expect(readConfig({ SMTP_URL: 'smtp://localhost', MAIL_TO: 'a@screens.example' }).mail).toEqual({
      smtpUrl: 'smtp://localhost',
      from: undefined,
      to: 'a@screens.example',
    });
  });

  it('visitors’ answers are read where a mailbox is named', () => {
    expect(readConfig({}).mailbox).toBeNull();
    expect(readConfig({ IMAP_URL: 'imaps://a:b@mail.example' }).mailbox).toMatchObject({
      host: 'mail.example',
      user: 'a',
    });
  });

  const bucket = {
    S3_ENDPOINT: 'https://files.example/',
    S3_BUCKET: 'screens',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('files are kept in a bucket where one is named', () => {
    expect(readConfig(bucket).bucket).toEqual({
      endpoint: 'https://files.example',
      bucket: 'screens',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...bucket, S3_REGION: 'me-south-1' }).bucket?.region).toBe('me-south-1');
    expect(readConfig({ S3_REGION: 'me-south-1' }).bucket).toBeNull();
  });

  it.each(Object.keys(bucket))('a bucket is refused without %s, which the message names', (name) => {
    expect(refusal({ ...bucket, [name]: '' })).toBe(
      `The environment cannot be used:\n  ${name} must be set where files are kept in a bucket`,
    );
  });
});
