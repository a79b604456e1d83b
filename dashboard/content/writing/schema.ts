import { type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { fileAddress, isVideoName, thumbnailAddress } from '../../../fields/file-address.ts';
import { toSafeHref } from '../../../fields/rich-text/to-safe-href.ts';

/** A text attribute of a node or mark; empty if it is not set. */
export const attributeOf = ({ attrs }: Pick<Node, 'attrs'>, name: string): string => {
  const value: unknown = attrs[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const attributeIn = (element: HTMLElement, name: string): string => element.getAttribute(name) ?? '';

/** An explicit direction; `directions.ts` renders that of the first strong character. */
const chosenDirection = { dir: { default: null } };
const directionIn = (element: HTMLElement) => {
  const dir = element.getAttribute('data-dir');
  return { dir: dir === 'ltr' || dir === 'rtl' ? dir : null };
};
const directed = (node: Node) => {
  const dir = attributeOf(node, 'dir');
  return dir === '' ? {} : { 'data-dir': dir };
};

const headings: NodeSpec = {
  attrs: { level: { default: 2 }, ...chosenDirection },
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [1, 2, 3, 4, 5, 6].map((rank) => ({
    tag: `h${rank}`,
    getAttrs: (element) => ({ level: Math.min(Math.max(rank, 2), 4), ...directionIn(element) }),
  })),
  toDOM: (node) => [`h${attributeOf(node, 'level')}`, directed(node), 0],
};

const tables = tableNodes({ tableGroup: 'block', cellContent: 'paragraph+', cellAttributes: {} });

const files: NodeSpec = {
  attrs: { file: {}, alt: { default: '' }, caption: { default: '' } },
  group: 'block',
  atom: true,
  draggable: true,
  parseDOM: [
    {
      tag: 'figure[data-file]',
      getAttrs: (element) => ({
        file: attributeIn(element, 'data-file'),
        alt: attributeIn(element, 'data-alt'),
        caption: attributeIn(element, 'data-caption'),
      }),
    },
  ],
  toDOM(node) {
    const [file, alt, caption] = [attributeOf(node, 'file'), attributeOf(node, 'alt'), attributeOf(node, 'caption')];
    const image = { src: thumbnailAddress(file, 640), alt };
    const video = { src: fileAddress(file), poster: thumbnailAddress(file, 640), preload: 'none', 'aria-label': alt };
    const shown = isVideoName(file) ? (['video', video] as const) : (['img', image] as const);
    return ['figure', { 'data-file': file, 'data-alt': alt, 'data-caption': caption }, shown, ['figcaption', caption]];
  },
};

/** The target of a link, if it is allowed. */
function linkIn(element: HTMLElement): { readonly href: string } | false {
  const href = toSafeHref(attributeIn(element, 'href'), location.href);
  return href === null ? false : { href };
}

/**
 * The ProseMirror schema: what the structure of a text can store, and nothing else. Pasted content is parsed by it, so
 * other formatting is dropped.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      attrs: chosenDirection,
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p', getAttrs: directionIn }],
      toDOM: (node) => ['p', directed(node), 0],
    },
    heading: headings,
    blockquote: {
      content: 'paragraph+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block list',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { order: { default: 1 } },
      content: 'list_item+',
      group: 'block list',
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ order: Number(element.getAttribute('start') ?? 1) || 1 }) }],
      toDOM: (node) => ['ol', attributeOf(node, 'order') === '1' ? {} : { start: attributeOf(node, 'order') }, 0],
    },
    list_item: {
      content: 'paragraph+ list*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    file: files,
    ...tables,
    table: {
      ...tables.table,
      attrs: chosenDirection,
      parseDOM: [{ tag: 'table', getAttrs: directionIn }],
      toDOM: (node) => ['table', directed(node), ['tbody', 0]],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkIn }],
      // Visitors can follow it; in the editor it is editable text.
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']), rel: 'noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
