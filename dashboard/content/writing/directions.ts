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

/** The explicit direction of a block, for a list that of its first item; empty if there is none. */
function chosenDirection(node: Node): string {
  if (node.isTextblock || node.type.name === 'table') return attributeOf(node, 'dir');
  return node.firstChild === null ? '' : chosenDirection(node.firstChild);
}

/**
 * The explicit direction of a block, otherwise that of its first strong character; `null` to inherit the direction of
 * the text.
 */
function directionOf(node: Node): string | null {
  const chosen = chosenDirection(node);
  return chosen === '' ? readingDirection(node.textContent) : chosen;
}

/** Renders each block in its direction, like on pages. */
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
