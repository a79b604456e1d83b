import { DOMSerializer, type Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { RichDocument } from '../../../fields/rich-text/document.ts';
import { attributeOf, schema } from './schema.ts';
import { toNode } from './to-node.ts';

const mark = 'data-copied-here';

class OwnSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { readonly document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const made = super.serializeFragment(fragment, options, target);
    if (target === undefined) made.firstElementChild?.setAttribute(mark, '');
    return made;
  }
}

/** Writes what is copied here with a mark of our own: every editor of this kind marks what it copies as this one does. */
export const copySerializer: DOMSerializer = new OwnSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);

/** True for HTML that was copied here, which needs no reading. */
export const isCopiedHere = (html: string): boolean => html.includes(mark);

/**
 * Gives the direction of the first pasted words to the line that will hold these alone: the line stays, and would keep
 * its own direction.
 */
export function takeDirection(view: EditorView, { content, openStart }: Slice): void {
  const { $from, $to } = view.state.selection;
  const isReplaced = $from.parent.isTextblock && $from.parentOffset === 0 && $to.pos === $from.end();
  let line = content.firstChild;
  while (line !== null && !line.isTextblock) line = line.firstChild;
  const dir = line === null ? '' : attributeOf(line, 'dir');
  if (isReplaced && openStart > 0 && dir !== '')
    view.dispatch(view.state.tr.setNodeAttribute($from.before(), 'dir', dir));
}

/** Pastes a structure as it is, with every blank, as if it had been copied here. */
export function pasteDocument(view: EditorView, document: RichDocument<string>): void {
  const slice = Slice.maxOpen(toNode(document).content, false);
  view.pasteHTML(view.serializeForClipboard(slice).dom.innerHTML);
}
