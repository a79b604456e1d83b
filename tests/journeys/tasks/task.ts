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

/** The words of the dashboard as one of its readers has them. */
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

/** Somebody at work, from the first screen on. */
export interface Desk extends Words {
  readonly site: VisitedSite;
  readonly page: Page;
  readonly hands: Hands;
}

export interface Task {
  /** Begins at the login instead of the first screen. */
  readonly isFromLogin?: boolean;
  /** What the site holds before. */
  readonly prepare?: (site: VisitedSite) => Promise<void>;
  /** What is done, each step by the hands. */
  readonly work: (desk: Desk) => Promise<void>;
  /** Whether it is done; absent where the work ends with what was wanted. */
  readonly check?: (desk: Desk) => Promise<void>;
}

export const both = (en: string, ar: string) => ({ en, ar });

export const button = (place: Locator | Page, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** What forms call a field of this name. */
export const labelOf = ({ language }: Words, name: string): string => usualLabel(name)?.[language] ?? name;

/** The box for the text of a field in a language. */
export const textOf = (place: Locator, words: Words, { name, of }: { readonly name: string; readonly of: Language }) =>
  place.getByRole('textbox', {
    name: `${labelOf(words, name)} (${words.t(of === 'en' ? 'inEnglish' : 'inArabic')})`,
    exact: true,
  });

/** Writes a text in both languages: two fields. */
export async function writeBoth(desk: Desk, place: Locator, name: string, text: Readonly<Record<Language, string>>) {
  for (const of of languages) await desk.hands.write(textOf(place, desk, { name, of }), text[of]);
}

/** Gives a field its file, and waits as a person does until it is there. */
export async function giveFile({ page, hands, t }: Desk, input: Locator, file: OwnFile): Promise<void> {
  // A film has the name of its field, too, once it is there.
  const slot = input.and(page.locator('input')).locator('xpath=..');
  await hands.take(slot, [file]);
  await slot.getByText(t('uploadToChange')).waitFor();
}

/** Pictures that differ, by their widths. */
export const photo = async (width: number): Promise<OwnFile> => ({
  name: `photo-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await samplePhoto(width, 240).jpeg().toBuffer(),
});

/** A place of the bar of pills. */
export const pill = ({ page, t }: Desk, word: DashboardMessage): Locator =>
  page.getByRole('navigation', { name: t('navigation') }).getByRole('link', { name: t(word), exact: true });

/** Opens a screen of the second menu: two presses. */
export async function openMore({ page, hands, t }: Desk, word: DashboardMessage): Promise<void> {
  await hands.press(button(page, t('more')));
  await hands.press(page.getByRole('navigation', { name: t('more') }).getByRole('link', { name: t(word) }));
}

/** What needs the administrator, on the first screen. */
export const needsYou = ({ page, t }: Desk): Locator => page.getByRole('region', { name: t('needsYou') });
