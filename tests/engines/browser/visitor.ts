import assert from 'node:assert/strict';
import { vi } from 'vitest';
import type { EnginePage } from './engine-page.ts';

/** Values that pass between a test and a page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A function that is sent to a page as source text. It can use only its arguments and what the page has. */
type InPage<Args extends readonly Json[], Result> = (...args: Args) => Result | Promise<Result>;

/** Window sizes of the stories, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1440, height: 900 } as const;

export interface VisitorOptions {
  readonly origin: string;
  readonly language?: 'ar' | 'en';
  readonly size?: { readonly width: number; readonly height: number };
  /** Session token of an administrator. */
  readonly session?: string;
  /** Whether the popup that appears after two seconds was closed before; true by default. */
  readonly hasSeenPopup?: boolean;
}

/** Milliseconds to wait for what a page must show; long enough for a busy machine. */
const polling = { timeout: 30_000, interval: 50 };

/** Identifies an element by a selector and, if needed, by a part of its text or accessible name, or by its frame. */
type Target = string | { readonly css: string; readonly text?: string; readonly frame?: string };

/** Uses a page as a person does: waits for visible elements and clicks where they can be hit. */
export class Visitor {
  readonly page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** Opens a page for a visitor whose language is already chosen. */
  static async arrive(page: EnginePage, options: VisitorOptions): Promise<Visitor> {
    const { origin, language = 'ar', size = phone, session = '', hasSeenPopup = true } = options;
    await page.resize(size.width, size.height);
    // Cookies and storage can be written at any address of the site.
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

  /** Opens a page and waits for its script, which loads at the first interaction. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.touch();
  }

  /** Triggers the loading of the page's script and waits until it runs. */
  async touch(): Promise<void> {
    await this.evaluate(async () => {
      dispatchEvent(new Event('pointerdown'));
      if (document.querySelector('script[data-file]') !== null) await customElements.whenDefined('react-island');
    });
  }

  /**
   * Runs a function in the page.
   * @returns its value, awaited; null for undefined
   */
  async evaluate<Args extends readonly Json[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    const call = `new Promise((done) => done((${run.toString()})(...${JSON.stringify(args)})))`;
    return JSON.parse(await this.page.evaluate(`${call}.then((value) => JSON.stringify(value) ?? 'null')`));
  }

  /** Runs a function that leaves the page, after the call has returned: a page that is being left answers no calls. */
  async leave(way: InPage<[], unknown>): Promise<void> {
    await this.page.evaluate(`Promise.resolve(String(setTimeout(${way.toString()})))`);
  }

  /** Waits until a function in the page returns this value. Retries while the page is being left. */
  async sees<Args extends readonly Json[], Result>(
    run: InPage<Args, Result>,
    args: Args,
    expected: unknown = true,
  ): Promise<void> {
    await vi.waitFor(async () => assert.deepEqual(await this.evaluate(run, ...args), expected), polling);
  }

  /** Waits until an element is visible, scrolls to it and clicks its middle. Retries when it moved meanwhile. */
  async press(target: Target): Promise<void> {
    await vi.waitFor(async () => {
      const place = await this.#place(target);
      if (place === null) throw new Error(`Nothing can be pressed at ${JSON.stringify(target)}`);
      await this.page.pressAt(...place);
      // The call fails when the click leaves the page.
      const isMissed = await this.evaluate(() => 'isMissed' in window && window.isMissed === true).catch(() => false);
      if (isMissed) throw new Error(`A press missed ${JSON.stringify(target)}`);
    }, polling);
  }

  /** Replaces the text of a field. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.page.pressKey('a', 'Control');
    await this.page.type(text);
  }

  /** Sets the local files of a file input, which may be hidden behind a button. */
  async upload(selector: string, files: readonly string[]): Promise<void> {
    await this.sees((css) => document.querySelector(css) !== null, [selector]);
    await this.page.upload(selector, files);
  }

  /**
   * Sets a `<select>` or a field of time by script: drivers cannot reach the popup of the system, and each engine asks
   * for a time in its own way.
   */
  async choose(selector: string, value: string): Promise<void> {
    await this.sees((css) => document.querySelector(css) !== null, [selector]);
    await this.evaluate(
      (css, chosen) => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(css);
        if (field === null) return;
        field.value = chosen;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  /** Scrolls to an element and returns its middle when it can be clicked there; null otherwise. */
  #place(target: Target) {
    const { css, text = '', frame = '' } = typeof target === 'string' ? { css: target } : target;
    return this.evaluate(
      async (selector, part, around) => {
        const holder = around === '' ? null : document.querySelector<HTMLIFrameElement>(around);
        const inside = around === '' ? document : holder?.contentDocument;
        const found = [...(inside?.querySelectorAll(selector) ?? [])].find(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            (element.textContent.includes(part) || (element.getAttribute('aria-label') ?? '').includes(part)),
        );
        if (found === undefined) return null;
        /** The middle of the element in its own document and in the window. A frame may be shown at a smaller scale. */
        const where = () => {
          const own = found.getBoundingClientRect();
          const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
          const { left = 0, top = 0, width = 1 } = holder?.getBoundingClientRect() ?? {};
          const scale = holder === null ? 1 : width / holder.offsetWidth;
          return { x, y, inWindow: [left + x * scale, top + y * scale] as const };
        };
        const reaches = ({ x, y, inWindow: [left, top] }: ReturnType<typeof where>) => {
          const first = inside?.elementFromPoint(x, y) ?? null;
          const isSeen = left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
          // During a view transition the root receives all clicks.
          const isFading = first === document.documentElement;
          const isItself =
            found.contains(first) || first?.contains(found) || first?.closest('label')?.control === found;
          return isSeen && isItself && !isFading;
        };
        if (!reaches(where())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = where().inWindow;
        // An element that still moves is not clicked.
        await new Promise((resolve) => setTimeout(resolve, 60));
        const after = where();
        const isStill = before.every((at, axis) => at === after.inWindow[axis]);
        if (!isStill || !reaches(after)) return null;
        const first = inside?.elementFromPoint(after.x, after.y);
        Object.assign(window, { isMissed: false });
        inside?.addEventListener(
          'pointerdown',
          ({ target: pressed }) => {
            const isMissed = pressed !== first && !(pressed instanceof Node && found.contains(pressed));
            Object.assign(window, { isMissed });
          },
          { once: true, capture: true },
        );
        return after.inWindow;
      },
      css,
      text,
      frame,
    );
  }
}
