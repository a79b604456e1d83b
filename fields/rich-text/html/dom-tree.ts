import { deepest, type HtmlElement, type HtmlNode } from './tree.ts';

const toElement = (element: Element, depth: number): HtmlElement => ({
  name: element.localName,
  attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  children: depth > deepest ? [] : toNodes(element, depth),
});

const toNodes = (element: Element, depth: number): readonly HtmlNode[] =>
  [...element.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element ? [toElement(node, depth + 1)] : [];
  });

/** Parses HTML with the browser's parser, in a document that is not displayed and loads nothing. */
export const domTree = (html: string): HtmlElement =>
  toElement(new DOMParser().parseFromString(html, 'text/html').documentElement, 0);
