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

/** Marks copied HTML with an attribute of our own, which all editors of the dashboard share. */
export const copySerializer: DOMSerializer = new OwnSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);

/** True for HTML copied from such an editor; it needs no conversion. */
export const isCopiedHere = (html: string): boolean => html.includes(mark);

/**
 * Applies the direction of the first pasted block to the line it replaces. ProseMirror reuses that line, which would
 * otherwise keep its own direction.
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

/** Pastes a structure unchanged, including spaces, as if it had been copied from the editor. */
export function pasteDocument(view: EditorView, document: RichDocument<string>): void {
  const slice = Slice.maxOpen(toNode(document).content, false);
  view.pasteHTML(view.serializeForClipboard(slice).dom.innerHTML);
}
