import type { Message } from '../message.ts';

/** Messages of the settings screen. */
export const settingsMessages = {
  settings: 'Settings',
  settingsIntro: 'What the whole site says about the company, and how the site works.',
  settingsSave: 'Save',
  mailSettings: 'E-mail',
  webhookSecrets: 'Signing keys',
  webhookSecretsHint: 'With its key, each address verifies that a webhook comes from this site.',
  linksSettings: 'Redirects and broken links',
  linksSettingsText: 'Redirects and broken links have their own screen.',
} as const satisfies Record<string, Message>;
