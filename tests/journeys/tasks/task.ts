import type { Locator, Page } from 'playwright-core';
import { usualLabel } from '../../../content/field-labels.ts';
import { type AccountMessages, loadAccountMessages } from '../../../language/account-messages.ts';
import {
  type DashboardMessage,
  type DashboardMessages,
  loadDashboardMessages,
} from '../../../language/dashboard-messages.ts';
import { type LateMessages, loadLateMessages } from '../../../language/late-messages.ts';
import { type ListMessages, loadListMessages } from '../../../language/list-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { Hands, OwnFile } from '../../support/hands.ts';
import type { VisitedSite } from '../../support/open-site.ts';
import { samplePhoto } from '../../support/sample-files.ts';

/** The messages of the dashboard in one language. */
export interface Words {
  readonly language: Language;
  readonly t: DashboardMessages;
  readonly late: LateMessages;
  readonly list: ListMessages;
  readonly account: AccountMessages;
}

export async function loadWords(language: Language): Promise<Words> {
  return {
    language,
    t: await loadDashboardMessages(language),
    late: await loadLateMessages(language),
    list: await loadListMessages(language),
    account: await loadAccountMessages(language),
  };
}

/** An administrator at work, starting on the first screen. */
export interface Desk extends Words {
  readonly site: VisitedSite;
  readonly page: Page;
  readonly hands: Hands;
}

export interface Task {
  /** Starts at the login instead of the first screen. */
  readonly isFromLogin?: boolean;
  /** Prepares the site's content. */
  readonly prepare?: (site: VisitedSite) => Promise<void>;
  /** Does the task; every step uses `hands`. */
  readonly work: (desk: Desk) => Promise<void>;
  /** Checks the result; absent when the last step of the work already shows it. */
  readonly check?: (desk: Desk) => Promise<void>;
}

export const both = (en: string, ar: string) => ({ en, ar });

export const button = (place: Locator | Page, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** The label of a field in forms. */
export const labelOf = ({ language }: Words, name: string): string => usualLabel(name)?.[language] ?? name;

/** The box for the text of a field in one language. */
export const textOf = (place: Locator, words: Words, { name, of }: { readonly name: string; readonly of: Language }) =>
  place.getByRole('textbox', {
    name: `${labelOf(words, name)} (${words.t(of === 'en' ? 'inEnglish' : 'inArabic')})`,
    exact: true,
  });

/** Writes a text in both languages, which are two fields. */
export async function writeBoth(desk: Desk, place: Locator, name: string, text: Readonly<Record<Language, string>>) {
  for (const of of languages) await desk.hands.write(textOf(place, desk, { name, of }), text[of]);
}

/** Uploads a file into a field and waits until the field shows it. */
export async function giveFile({ page, hands, t }: Desk, input: Locator, file: OwnFile): Promise<void> {
  // The player of an uploaded film has the same label as the input.
  const slot = input.and(page.locator('input')).locator('xpath=..');
  await hands.take(slot, [file]);
  await slot.getByText(t('uploadToChange')).waitFor();
}

/** Pictures with different content, by their widths. */
export const photo = async (width: number): Promise<OwnFile> => ({
  name: `photo-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await samplePhoto(width, 240).jpeg().toBuffer(),
});

/** A link of the navigation bar. */
export const pill = ({ page, t }: Desk, word: DashboardMessage): Locator =>
  page.getByRole('navigation', { name: t('navigation') }).getByRole('link', { name: t(word), exact: true });

/** Opens a screen of the second menu with two presses. */
export async function openMore({ page, hands, t }: Desk, word: DashboardMessage): Promise<void> {
  await hands.press(button(page, t('more')));
  await hands.press(page.getByRole('navigation', { name: t('more') }).getByRole('link', { name: t(word) }));
}

/** The inbox counters of the first screen. */
export const needsYou = ({ page, t }: Desk): Locator => page.getByRole('region', { name: t('needsYou') });
