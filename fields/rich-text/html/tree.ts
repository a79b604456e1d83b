/** An element of parsed HTML, independent of the parser: parse5 on the server, the browser in the dashboard. */
export interface HtmlElement {
  /** In lower case, with its prefix (`o:p`). */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

/**
 * Maximum nesting of elements. Deeper ones are left out, so that no text overflows the stack. Browsers nest at most 512
 * elements, so nothing of a paste is lost.
 */
export const deepest = 520;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';
export const elementsIn = ({ children }: HtmlElement): readonly HtmlElement[] => children.filter(isElement);

/** The value of an attribute; empty if absent. */
export const attributeOf = ({ attributes }: HtmlElement, name: string): string => attributes.get(name) ?? '';

/** An integer from 0 to 9,999 in an attribute; `null` otherwise. */
export function numberIn(element: HtmlElement, name: string): number | null {
  const number = Number(attributeOf(element, name) || Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= 9999 ? number : null;
}

/** All descendants of an element in document order. */
export function* everyElementIn(element: HtmlElement): Generator<HtmlElement> {
  for (const child of elementsIn(element)) {
    yield child;
    yield* everyElementIn(child);
  }
}

/** The text content of a node. */
export const textIn = (node: HtmlNode): string => (isElement(node) ? node.children.map(textIn).join('') : node);

/** True if one of the element's classes matches. */
export const hasClass = (element: HtmlElement, pattern: RegExp): boolean =>
  attributeOf(element, 'class')
    .split(/\s+/)
    .some((name) => pattern.test(name));
