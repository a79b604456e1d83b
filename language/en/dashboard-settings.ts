import type { Message } from '../message.ts';

/** The words of the dashboard's screen of settings. */
export const settingsWords = {
  settings: 'Settings',
  settingsIntro: 'What is said of the company all over the site, and how the site works.',
  settingsSave: 'Save',
  mailSettings: 'E-mail',
  mailOn: 'Letters go out through {server}, from {from} to {to}.',
  mailOff:
    'No mail server is set up, so letters wait in the outbox. The server’s SMTP_URL, MAIL_FROM and MAIL_TO say where they go.',
  mailUnset: 'not set',
  mailTest: 'Send a test letter',
  mailTestHint: 'A letter that is clearly marked as a test goes to {to}.',
  webhookSecrets: 'Keys that prove who sends',
  webhookSecretsHint: 'Each address checks with its key that a notice comes from this site.',
  linksSettings: 'Addresses that moved',
  linksSettingsText: 'Redirects and links that lead nowhere have a screen of their own.',
} as const satisfies Record<string, Message>;
