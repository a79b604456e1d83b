import type { FirstScreen, FirstStyles } from '../first-screen/first-screens.ts';

/** On phones the style that stands in a page draws its whole first screen; wider ones need more of the sheets for theirs. */
export const phones = '(max-width: 767.98px)';
export const widerThanPhones = '(min-width: 768px)';

/**
 * The style sheets of one page. They stand in its head, unless the first screen of a phone can do without: then its
 * style stands in the page, and for phones the sheets stand behind that screen, where they hold up only what follows.
 */
export class PageStylesheets {
  readonly #files: readonly string[];
  readonly #firstStyles: FirstStyles;
  #inPage = '';

  /** `firstStyles` are the styles of first screens, as far as they are known. */
  constructor(files: readonly string[], firstStyles: FirstStyles = {}) {
    this.#files = files;
    this.#firstStyles = firstStyles;
  }

  /** Asked for behind a first screen: the sheets to name there. */
  takeBehindFirstScreen(screen: FirstScreen): readonly string[] {
    const style = this.#firstStyles[screen] ?? '';
    if (style === '' || this.#inPage !== '') return [];
    // Elsewhere it would come behind the whole style and undo what that says for wide screens.
    this.#inPage = `@media ${phones}{${style}}`;
    return this.#files;
  }

  /** The sheets to name in the head. */
  get inHead(): readonly string[] {
    return this.#files;
  }

  /** The screens that wait for the sheets in the head, when the body is drawn; `undefined` for all. */
  get mediaInHead(): string | undefined {
    return this.#inPage === '' ? undefined : widerThanPhones;
  }

  /** What stands in the page itself, when the body is drawn. */
  get inPage(): string {
    return this.#inPage;
  }
}
