import { describe, expect, it } from 'vitest';
import type { RichBlock, RichDocument } from '../../../fields/rich-text/document.ts';
import { schema } from './schema.ts';
import { toDocument } from './to-document.ts';
import { toNode } from './to-node.ts';

const { nodes } = schema;

const words = (text: string, looks: object = {}) => [{ text, ...looks }];
const document = (...blocks: readonly RichBlock<string>[]): RichDocument<string> => ({ version: 1, blocks });

const cases: readonly (readonly [string, RichDocument<string>])[] = [
  ['line breaks', document({ is: 'paragraph', words: words('Riyadh\nOlaya\n\nTower') })],
  [
    'looks and links',
    document({
      is: 'paragraph',
      words: [
        ...words('Ask '),
        ...words('twice', { bold: true, italic: true }),
        ...words(' or '),
        ...words('write', { link: 'mailto:sales@displays.example' }),
        ...words(', '),
        ...words('call', { link: 'tel:+966112345678' }),
        ...words(', '),
        ...words('read', { link: '/about' }),
      ],
    }),
  ],
  [
    'headings, each in its direction',
    document(
      { is: 'heading', level: 2, words: words('LED شاشات'), dir: 'rtl' },
      { is: 'heading', level: 4, words: words('10⁶ cd/m²') },
    ),
  ],
  [
    'a list that goes on behind a paragraph',
    document(
      { is: 'item', list: 'numbers', level: 0, words: words('one') },
      { is: 'item', list: 'bullets', level: 1, words: words('below') },
      { is: 'item', list: 'numbers', level: 0, words: words('two') },
      { is: 'paragraph', words: words('between') },
      { is: 'item', list: 'numbers', level: 0, start: 3, words: words('three') },
    ),
  ],
  [
    'lists that begin again beside each other',
    document(
      { is: 'item', list: 'numbers', level: 0, words: words('one') },
      { is: 'item', list: 'numbers', level: 0, start: 1, words: words('one') },
    ),
  ],
  [
    'an item in a direction',
    document({ is: 'item', list: 'bullets', level: 0, words: words('LED شاشات'), dir: 'rtl' }),
  ],
  [
    'quotations in a direction',
    document({ is: 'quote', words: words('LED شاشات'), dir: 'rtl' }, { is: 'quote', words: words('قيل'), dir: 'ltr' }),
  ],
  ['files', document({ is: 'file', file: 'wall.png', alt: 'A wall', caption: 'From afar' })],
  [
    'tables with heads, lines and directions',
    document({
      is: 'table',
      dir: 'rtl',
      rows: [
        [
          { words: words('Model'), head: true },
          { words: words('الحجم'), head: true },
        ],
        [{ words: words('LED شاشة'), dir: 'rtl' }, { words: words('3 m\n4 m') }],
        [{ words: [] }, { words: words('5 m') }],
      ],
    }),
  ],
];

describe('a structure that the editor holds', () => {
  it.each(cases.map(([name, input]) => ({ name, input })))('comes back as it was: $name', ({ input }) => {
    const node = toNode(input);
    node.check();
    expect(toDocument(node)).toEqual(input);
  });

  it('is none where nothing is written', () => {
    expect(toDocument(toNode(document()))).toEqual(document());
  });
});

describe('a table of the editor with merged cells', () => {
  const paragraph = (text: string) => nodes.paragraph.create(null, text === '' ? [] : schema.text(text));
  const cell = (text: string, attrs: object = {}) => nodes.table_cell.create(attrs, paragraph(text));
  const head = (text: string, attrs: object = {}) => nodes.table_header.create(attrs, paragraph(text));
  const row = (...cells: readonly ReturnType<typeof cell>[]) => nodes.table_row.create(null, cells);
  const stored = (...rows: readonly ReturnType<typeof row>[]) => {
    const [table] = toDocument(nodes.doc.create(null, nodes.table.create(null, rows))).blocks;
    return table?.is === 'table'
      ? table.rows.map((cells) => cells.map(({ words: [span], head }) => `${head ? '!' : ''}${span?.text ?? ''}`))
      : [];
  };

  it.each([
    {
      name: 'a head over rows and columns',
      rows: [
        row(head('Model', { rowspan: 2 }), head('Size', { colspan: 2 })),
        row(head('W'), head('H')),
        row(cell('A'), cell('1'), cell('2')),
      ],
      saved: [
        ['!Model', '!Size', '!'],
        ['!', '!W', '!H'],
        ['A', '1', '2'],
      ],
    },
    {
      name: 'a first column',
      rows: [row(cell('Power', { rowspan: 2 }), cell('350')), row(cell('120'))],
      saved: [
        ['Power', '350'],
        ['', '120'],
      ],
    },
    {
      name: 'a last column',
      rows: [row(cell('350'), cell('W', { rowspan: 2 })), row(cell('120'))],
      saved: [
        ['350', 'W'],
        ['120', ''],
      ],
    },
    {
      name: 'a middle column over three rows',
      rows: [
        row(cell('a'), cell('b', { rowspan: 3 }), cell('c')),
        row(cell('d'), cell('e')),
        row(cell('f'), cell('g')),
      ],
      saved: [
        ['a', 'b', 'c'],
        ['d', '', 'e'],
        ['f', '', 'g'],
      ],
    },
    {
      name: 'two rows and two columns',
      rows: [
        row(cell('a', { rowspan: 2, colspan: 2 }), cell('b')),
        row(cell('c')),
        row(cell('d'), cell('e'), cell('f')),
      ],
      saved: [
        ['a', '', 'b'],
        ['', '', 'c'],
        ['d', 'e', 'f'],
      ],
    },
    {
      name: 'a whole row',
      rows: [row(cell('a'), cell('b')), row(cell('c', { colspan: 2 }))],
      saved: [
        ['a', 'b'],
        ['c', ''],
      ],
    },
  ])('is saved with each cell in its column: $name', ({ rows, saved }) => expect(stored(...rows)).toEqual(saved));
});
