/**
 * Collects the rules that only one page needs (focal points and placeholders of pictures, the brand colour). They go
 * into the page's one `<style>`, so that no element needs a `style` attribute.
 */
export class PageStyle {
  readonly #rules = new Set<string>();

  /**
   * Adds a rule once. Escapes `</`, so that no rule can end the element: `<\/` has the same meaning in CSS, and a lone
   * `<` compares widths.
   */
  add(rule: string): void {
    this.#rules.add(rule.replaceAll('</', String.raw`<\/`));
  }

  get text(): string {
    return [...this.#rules].join('');
  }
}
