import type { Locator, Page } from 'playwright-core';

/** Files as a person has them on the computer. */
export interface OwnFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * What a person does with a page, counted. One action each: a press, a key other than text, a choice, a field written
 * into (with the way into it, by a press or Tab), a block pasted, files taken from the computer. Looking and scrolling
 * are none.
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

  /** Writes into a field in place of what stands there, and leaves it. */
  async write(place: Locator, words: string): Promise<void> {
    this.#actions += 1;
    await place.click();
    await place.fill(words);
    await place.press('Tab');
  }

  /** Writes where the focus is already. */
  async type(words: string): Promise<void> {
    this.#actions += 1;
    await this.#page.keyboard.insertText(words);
  }

  /** Pastes what was copied elsewhere. */
  async paste(place: Locator, copied: string): Promise<void> {
    this.#actions += 1;
    await this.#page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.#page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await place.focus();
    await place.press('Control+v');
  }

  /** Opens a list and takes one of its entries: that is one choice, in a list of the browser or in a searched one. */
  async choose(place: Locator, label: string): Promise<void> {
    this.#actions += 1;
    if (await place.evaluate((element) => element instanceof HTMLSelectElement)) {
      await place.selectOption({ label });
      return;
    }
    // Its arrow.
    await place.locator('xpath=../button').click();
    await this.#page.getByRole('option', { name: label, exact: true }).click();
  }

  /** Takes files from the computer, any number at once, at the place that is pressed for it. */
  async take(place: Locator, files: readonly OwnFile[]): Promise<void> {
    this.#actions += 1;
    const chooser = this.#page.waitForEvent('filechooser');
    await place.click();
    await (await chooser).setFiles([...files]);
  }
}
