import type { Locator, Page } from 'playwright-core';

/** Files on the computer of the person. */
export interface OwnFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Acts on a page as a person and counts the actions. One action each: a press, a key other than text, a choice, writing
 * into a field (including focusing it by a press or Tab), pasting a block, choosing files. Looking and scrolling do not
 * count.
 */
export class Hands {
  readonly #page: Page;
  #actions = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get actions(): number {
    return this.#actions;
  }

  async press(place: Locator): Promise<void> {
    this.#actions += 1;
    await place.click();
  }

  /** Replaces the text of a field and leaves the field. */
  async write(place: Locator, words: string): Promise<void> {
    this.#actions += 1;
    await place.click();
    await place.fill(words);
    await place.press('Tab');
  }

  /** Types into the focused field. */
  async type(words: string): Promise<void> {
    this.#actions += 1;
    await this.#page.keyboard.insertText(words);
  }

  /** Pastes text that was copied elsewhere. */
  async paste(place: Locator, copied: string): Promise<void> {
    this.#actions += 1;
    await this.#page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.#page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await place.focus();
    await place.press('Control+v');
  }

  /** Opens a list and chooses an option; one action, in a `<select>` or in a combobox. */
  async choose(place: Locator, label: string): Promise<void> {
    this.#actions += 1;
    if (await place.evaluate((element) => element instanceof HTMLSelectElement)) {
      await place.selectOption({ label });
      return;
    }
    // The button with the arrow of the combobox.
    await place.locator('xpath=../button').click();
    await this.#page.getByRole('option', { name: label, exact: true }).click();
  }

  /** Presses an upload button and chooses any number of files. */
  async take(place: Locator, files: readonly OwnFile[]): Promise<void> {
    this.#actions += 1;
    const chooser = this.#page.waitForEvent('filechooser');
    await place.click();
    await (await chooser).setFiles([...files]);
  }
}
