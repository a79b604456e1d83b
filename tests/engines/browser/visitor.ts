import assert from 'node:assert/strict';
import { vi } from 'vitest';
import type { EnginePage } from './engine-page.ts';

/** Values that pass between a test and a page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A function that is sent to a page as text: it sees what the page has and nothing of the test. */
type InPage<Args extends readonly Json[], Result> = (...args: Args) => Result | Promise<Result>;

/** Pixels of the sizes at which the stories look. */
export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1440, height: 900 } as const;

export interface VisitorOptions {
  readonly origin: string;
  readonly language?: 'ar' | 'en';
  readonly size?: { readonly width: number; readonly height: number };
  /** Token of a session of the dashboard. */
  readonly session?: string;
  /** Whether the popup that appears after two seconds was closed before; it was unless this is false. */
  readonly hasSeenPopup?: boolean;
}

/** How long a visitor waits for what a page is to show; a busy machine shows it later. */
const patience = { timeout: 30_000, interval: 50 };

/** How an element is named: by a selector and, where that is not enough, by a part of its text or name. */
export type Target = string | { readonly css: string; readonly text: string };

/** A person at a page: finds what can be seen, waits for it, and presses where a hand would. */
export class Visitor {
  readonly page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** Opens a page as a visitor who has chosen a language before. */
  static async arrive(page: EnginePage, options: VisitorOptions): Promise<Visitor> {
    const { origin, language = 'ar', size = phone, session = '', hasSeenPopup = true } = options;
    await page.resize(size.width, size.height);
    // Any address of the site lets its cookies and its storage be written.
    await page.goto(`${origin}/robots.txt`);
    const visitor = new Visitor(page, origin);
    await visitor.evaluate(
      (lang, token, seen) => {
        document.cookie = `lang=${lang}; path=/`;
        localStorage.setItem('lang', lang);
        if (token !== '') document.cookie = `session=${token}; path=/`;
        if (seen) sessionStorage.setItem('popupSeen', '1');
      },
      language,
      session,
      hasSeenPopup,
    );
    return visitor;
  }

  get problems(): readonly string[] {
    return this.page.problems;
  }

  /** Opens a page and waits for its script, which comes with the first touch. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.touch();
  }

  /** Touches a page of the site, which makes its script come, and waits until it runs. */
  async touch(): Promise<void> {
    await this.evaluate(async () => {
      dispatchEvent(new Event('pointerdown'));
      if (document.querySelector('script[data-file]') !== null) await customElements.whenDefined('side-menu');
    });
  }

  /** Runs a function in the page. @returns its value, once its promise is fulfilled; null in place of undefined */
  async evaluate<Args extends readonly Json[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    const call = `new Promise((done) => done((${run.toString()})(...${JSON.stringify(args)})))`;
    return JSON.parse(await this.page.evaluate(`${call}.then((value) => JSON.stringify(value) ?? 'null')`));
  }

  /** Waits until a function in the page returns this value. A page that is just left answers nothing. */
  async sees<Args extends readonly Json[], Result>(
    run: InPage<Args, Result>,
    args: Args,
    expected: unknown = true,
  ): Promise<void> {
    await vi.waitFor(async () => assert.deepEqual(await this.evaluate(run, ...args), expected), patience);
  }

  /** Waits until an element can be seen, scrolls to it and presses its middle. */
  async press(target: Target): Promise<void> {
    const place = await vi.waitFor(async () => {
      const found = await this.#place(target);
      if (found === null) throw new Error(`Nothing can be pressed at ${JSON.stringify(target)}`);
      return found;
    }, patience);
    await this.page.pressAt(...place);
  }

  /** Writes in a field in place of what it holds. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.page.pressKey('a', 'Control');
    await this.page.type(text);
  }

  /** Chooses an option of a list. Its window belongs to the system, where no driver reaches. */
  async choose(selector: string, value: string): Promise<void> {
    await this.sees((css) => document.querySelector(css) !== null, [selector]);
    await this.evaluate(
      (css, chosen) => {
        const list = document.querySelector<HTMLSelectElement>(css);
        if (list === null) return;
        list.value = chosen;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  /** The middle of an element that can be pressed, after scrolling to it; null while there is none. */
  #place(target: Target) {
    const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
    return this.evaluate(
      async (selector, part) => {
        const found = [...document.querySelectorAll(selector)].find(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            (element.textContent.includes(part) || (element.getAttribute('aria-label') ?? '').includes(part)),
        );
        if (found === undefined) return null;
        const where = () => {
          const { x, y, width, height } = found.getBoundingClientRect();
          return [x + width / 2, y + height / 2] as const;
        };
        const reaches = ([x, y]: readonly [number, number]) => {
          const top = document.elementFromPoint(x, y);
          return (
            top !== null && (found.contains(top) || top.contains(found) || top.closest('label')?.control === found)
          );
        };
        const [firstX, firstY] = where();
        if (firstX < 0 || firstY < 0 || firstX > innerWidth || firstY > innerHeight || !reaches([firstX, firstY]))
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = where();
        // What still moves is not pressed.
        await new Promise((resolve) => setTimeout(resolve, 60));
        const after = where();
        return before[0] === after[0] && before[1] === after[1] && reaches(after) ? after : null;
      },
      css,
      text,
    );
  }
}
