/** A text that is edited in place. */
export interface Typing {
  /** The text from the form. Pages may render numbers, or words of the other language, in elements of their own. */
  readonly text: string;
  /** True if it has no line breaks. */
  readonly isLine: boolean;
}

/** The text of an element, including the line breaks that browsers insert. */
export function typedIn(element: HTMLElement, isLine: boolean): string {
  const lines: string[] = [];
  const read = (node: Node): void => {
    if (node.nodeName === 'BR') lines.push('\n');
    else if (node.nodeName === '#text') lines.push(node.nodeValue ?? '');
    else node.childNodes.forEach(read);
  };
  read(element);
  const text = lines.join('');
  return isLine ? text.replaceAll('\n', ' ') : text;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The caret position at a point of the window. Safari before 26.2 supports only `caretRangeFromPoint`. */
function caretAt({ x, y }: Point, page: Document): readonly [node: Node, offset: number] | null {
  const position = page.caretPositionFromPoint?.(x, y);
  if (position != null) return [position.offsetNode, position.offset];
  const range = page.caretRangeFromPoint?.(x, y);
  return range == null ? null : [range.startContainer, range.startOffset];
}

/** The number of characters before a point of the window; `null` if the point is outside the element. */
function charactersBefore(element: HTMLElement, at: Point | null): number | null {
  const caret = at === null ? null : caretAt(at, element.ownerDocument);
  if (caret === null || !element.contains(caret[0])) return null;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(...caret);
  return before.toString().length;
}

/**
 * Makes an element of a page editable.
 * @param at the point that was pressed, for the caret. Default: the end of the text
 * @returns the function that ends the editing
 */
export function typeIn(element: HTMLElement, { text, isLine }: Typing, at: Point | null): () => void {
  const characters = charactersBefore(element, at);
  const shown = element.textContent;
  if (shown !== text) element.textContent = text;
  element.dataset['typing'] = isLine ? 'line' : 'lines';
  element.contentEditable = 'plaintext-only';
  element.focus({ preventScroll: at !== null });
  const selection = element.ownerDocument.getSelection();
  const only = element.firstChild;
  if (only !== null && characters !== null && text.length >= characters) selection?.collapse(only, characters);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
  return () => {
    element.removeAttribute('contenteditable');
    delete element.dataset['typing'];
  };
}
