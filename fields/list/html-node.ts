/** A node of parsed HTML, as the browser has it. */
export interface HtmlNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<HtmlNode>;
  /** Elements alone have them. */
  readonly localName?: string;
  readonly getAttribute?: (name: string) => string | null;
}

export type HtmlElement = Required<HtmlNode>;

export const isElement = (node: HtmlNode): node is HtmlElement => node.localName !== undefined;
export const elementsIn = ({ childNodes }: HtmlNode): readonly HtmlElement[] => [...childNodes].filter(isElement);
