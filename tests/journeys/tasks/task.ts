import type { Locator, Page } from 'playwright-core';
import { usualLabel } from '../../../content/field-labels.ts';
import { type AccountWords, loadAccountWords } from '../../../language/account-words.ts';
import { type DashboardWord, type DashboardWords, loadDashboardWords } from '../../../language/dashboard-words.ts';
import { type LateWords, loadLateWords } from '../../../language/late-words.ts';
import { type ListWords, loadListWords } from '../../../language/list-words.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { Hands, OwnFile } from '../../support/hands.ts';
import type { VisitedSite } from '../../support/open-site.ts';
import { samplePhoto } from '../../support/sample-files.ts';

/** The words of the dashboard as one of its readers has them. */
export interface Words {
  readonly language: Language;
  readonly say: DashboardWords;
  readonly late: LateWords;
  readonly list: ListWords;
  readonly account: AccountWords;
}

export async function loadWords(language: Language): Promise<Words> {
  return {
    language,
    say: await loadDashboardWords(language),
    late: await loadLateWords(language),
    list: await loadListWords(language),
    account: await loadAccountWords(language),
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
    name: `${labelOf(words, name)} (${words.say(of === 'en' ? 'inEnglish' : 'inArabic')})`,
    exact: true,
  });

/** Writes a text in both languages: two fields. */
export async function writeBoth(desk: Desk, place: Locator, name: string, text: Readonly<Record<Language, string>>) {
  for (const of of languages) await desk.hands.write(textOf(place, desk, { name, of }), text[of]);
}

/** Gives a field its file, and waits as a person does until it is there. */
export async function giveFile({ page, hands, say }: Desk, input: Locator, file: OwnFile): Promise<void> {
  // A film has the name of its field, too, once it is there.
  const slot = input.and(page.locator('input')).locator('xpath=..');
  await hands.take(slot, [file]);
  await slot.getByText(say('uploadToChange')).waitFor();
}

/** Pictures that differ, by their widths. */
export const photo = async (width: number): Promise<OwnFile> => ({
  name: `photo-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await samplePhoto(width, 240).jpeg().toBuffer(),
});

/** A place of the bar of pills. */
export const pill = ({ page, say }: Desk, word: DashboardWord): Locator =>
  page.getByRole('navigation', { name: say('navigation') }).getByRole('link', { name: say(word), exact: true });

/** Opens a screen of the second menu: two presses. */
export async function openMore({ page, hands, say }: Desk, word: DashboardWord): Promise<void> {
  await hands.press(button(page, say('more')));
  await hands.press(page.getByRole('navigation', { name: say('more') }).getByRole('link', { name: say(word) }));
}

/** What needs the administrator, on the first screen. */
export const needsYou = ({ page, say }: Desk): Locator => page.getByRole('region', { name: say('needsYou') });
