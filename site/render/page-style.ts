/**
 * The rules that only one answer needs (where a picture's focal point is, its placeholder, the brand's colour).
 * They go into the page's one `<style>`, so that no element carries a `style` attribute.
 */
export class PageStyle {
  readonly #rules = new Set<string>();

  /** Adds a rule once. Nothing in it can end the element: `<\/` means the same in a style, and `<` alone compares widths. */
  add(rule: string): void {
    this.#rules.add(rule.replaceAll('</', String.raw`<\/`));
  }

  get text(): string {
    return [...this.#rules].join('');
  }
}
