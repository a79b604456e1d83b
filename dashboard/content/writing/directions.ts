import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { readingDirection } from '../../../fields/rich-text/reading-direction.ts';
import { attributeOf } from './schema.ts';

const turning: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'list_item',
  'bullet_list',
  'ordered_list',
  'table',
]);

/** The direction that was chosen for a block, for lists in their first item; empty where none was. */
function chosenDirection(node: Node): string {
  if (node.isTextblock || node.type.name === 'table') return attributeOf(node, 'dir');
  return node.firstChild === null ? '' : chosenDirection(node.firstChild);
}

/** The direction that was chosen for a block, or that of its first strong sign; `null` for that of the text around it. */
function directionOf(node: Node): string | null {
  const chosen = chosenDirection(node);
  return chosen === '' ? readingDirection(node.textContent) : chosen;
}

/** Draws every block in its direction, as pages do. */
export const directions = (): Plugin =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = [];
        doc.descendants((node, at) => {
          const dir = turning.has(node.type.name) ? directionOf(node) : null;
          if (dir !== null) found.push(Decoration.node(at, at + node.nodeSize, { dir }));
          return !node.isTextblock;
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
