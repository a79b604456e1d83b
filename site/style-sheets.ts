/** On phones the style that stands in a page draws its whole first screen; wider ones need more of the sheets for theirs. */
export const phones = '(max-width: 767.98px)';
const widerThanPhones = '(min-width: 768px)';

/**
 * The style sheets of one page. They stand in its head, unless the first screen of a phone can do without: then its
 * style stands in the page, and for phones the sheets stand behind that screen, where they hold up only what follows.
 */
export class StyleSheets {
  readonly #files: readonly string[];
  readonly #firstStyle: string;
  #isBehindFirstScreen = false;

  /** `firstStyle` is the style of first screens, empty where it is not known. */
  constructor(files: readonly string[], firstStyle = '') {
    this.#files = files;
    this.#firstStyle = firstStyle;
  }

  /** Asked for behind the first screen: the sheets to name there. */
  takeBehindFirstScreen(): readonly string[] {
    if (this.#firstStyle === '' || this.#isBehindFirstScreen) return [];
    this.#isBehindFirstScreen = true;
    return this.#files;
  }

  /** The sheets to name in the head. */
  get inHead(): readonly string[] {
    return this.#files;
  }

  /** The screens that wait for the sheets in the head, when the body is drawn; `undefined` for all. */
  get mediaInHead(): string | undefined {
    return this.#isBehindFirstScreen ? widerThanPhones : undefined;
  }

  /** What stands in the page itself, when the body is drawn. */
  get inPage(): string {
    return this.#isBehindFirstScreen ? this.#firstStyle : '';
  }
}
