import type { FirstScreen, FirstStyles } from '../first-screen/first-screens.ts';

/** On phones the inline style is enough for the whole first screen. Wider screens need the stylesheets for theirs. */
export const phones = '(max-width: 767.98px)';
export const widerThanPhones = '(min-width: 768px)';

/**
 * The stylesheets of one page. They are linked in its head, unless an inline style covers the first screen of a phone.
 * Then phones get the links behind the first screen, where they delay only what follows.
 */
export class PageStylesheets {
  readonly #files: readonly string[];
  readonly #firstStyles: FirstStyles;
  #inPage = '';

  /** `firstStyles` are the inline styles of first screens that are built. */
  constructor(files: readonly string[], firstStyles: FirstStyles = {}) {
    this.#files = files;
    this.#firstStyles = firstStyles;
  }

  /** Called at the end of a first screen. Returns the stylesheets to link there. */
  takeBehindFirstScreen(screen: FirstScreen): readonly string[] {
    const style = this.#firstStyles[screen] ?? '';
    if (style === '' || this.#inPage !== '') return [];
    // On wide screens it would come after the stylesheets and override their rules.
    this.#inPage = `@media ${phones}{${style}}`;
    return this.#files;
  }

  /** The stylesheets to link in the head. */
  get inHead(): readonly string[] {
    return this.#files;
  }

  /** The media query of the stylesheets in the head, after the body was rendered; `undefined` for all screens. */
  get mediaInHead(): string | undefined {
    return this.#inPage === '' ? undefined : widerThanPhones;
  }

  /** The inline style, after the body was rendered. */
  get inPage(): string {
    return this.#inPage;
  }
}
