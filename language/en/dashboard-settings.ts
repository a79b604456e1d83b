import type { Message } from '../message.ts';

/** The words of the dashboard's screen of settings. */
export const settingsWords = {
  settings: 'Settings',
  settingsIntro: 'What the whole site says about the company, and how the site works.',
  settingsSave: 'Save',
  mailSettings: 'E-mail',
  mailOn: 'E-mails are sent through {server}, from {from} to {to}.',
  mailOff:
    'No mail server is configured, so e-mails stay queued in the outbox. Set SMTP_URL, MAIL_FROM and MAIL_TO on the server to send them.',
  mailUnset: 'not set',
  mailTest: 'Send a test e-mail',
  mailTestHint: 'An e-mail clearly marked as a test is sent to {to}.',
  webhookSecrets: 'Signing keys',
  webhookSecretsHint: 'With its key, each address verifies that a webhook comes from this site.',
  linksSettings: 'Redirects and broken links',
  linksSettingsText: 'Redirects and broken links have their own screen.',
} as const satisfies Record<string, Message>;
