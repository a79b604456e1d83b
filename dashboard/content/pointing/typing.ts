/** What is typed in place. */
export interface Typing {
  /** As the form has it: pages show figures, or the words of the other language, in elements of their own. */
  readonly text: string;
  /** True where it has no line ends. */
  readonly isLine: boolean;
}

/** What stands in an element, with the line ends that browsers put into it. */
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

/** Where the caret would be at a point of the window. Safari before 26.2 knows only the older call. */
function caretAt({ x, y }: Point, page: Document): readonly [node: Node, offset: number] | null {
  const position = page.caretPositionFromPoint?.(x, y);
  if (position != null) return [position.offsetNode, position.offset];
  const range = page.caretRangeFromPoint?.(x, y);
  return range == null ? null : [range.startContainer, range.startOffset];
}

/** How many characters precede a point of the window, where that is in the element. */
function charactersBefore(element: HTMLElement, at: Point | null): number | null {
  const caret = at === null ? null : caretAt(at, element.ownerDocument);
  if (caret === null || !element.contains(caret[0])) return null;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(...caret);
  return before.toString().length;
}

/**
 * Lets somebody type in an element of a page. @param at where it was pressed, for the caret; at the end unless given
 * @returns how to end it
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
