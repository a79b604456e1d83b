/** An element of parsed HTML, whichever parser read it: parse5 on the server, the browser in the dashboard. */
export interface HtmlElement {
  /** In lower case, with its prefix (`o:p`). */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

/**
 * Elements within each other; what is nested deeper is left out, so that no text exhausts the stack. Browsers nest 512
 * elements at most, so that nothing of a paste is lost.
 */
export const deepest = 520;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';
export const elementsIn = ({ children }: HtmlElement): readonly HtmlElement[] => children.filter(isElement);

/** The attribute of an element; empty for none. */
export const attributeOf = ({ attributes }: HtmlElement, name: string): string => attributes.get(name) ?? '';

/** A whole number in an attribute, from 0 to 9,999; `null` for none. */
export function numberIn(element: HtmlElement, name: string): number | null {
  const number = Number(attributeOf(element, name) || Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= 9999 ? number : null;
}

/** Every element within another one, in the order of the document. */
export function* everyElementIn(element: HtmlElement): Generator<HtmlElement> {
  for (const child of elementsIn(element)) {
    yield child;
    yield* everyElementIn(child);
  }
}

/** All text within an element. */
export const textIn = (node: HtmlNode): string => (isElement(node) ? node.children.map(textIn).join('') : node);

/** True where a class of the element matches. */
export const hasClass = (element: HtmlElement, pattern: RegExp): boolean =>
  attributeOf(element, 'class')
    .split(/\s+/)
    .some((name) => pattern.test(name));
