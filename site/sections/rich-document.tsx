import { Fragment, type ReactNode } from 'react';
import { toAddress } from '../../content/record-address.ts';
import type { Media } from '../../fields/field.ts';
import {
  type BlockDirection,
  type RichBlock,
  type RichDocument,
  type RichItem,
  type RichTable,
  type RichWords,
  textOfBlock,
  wordsIn,
} from '../../fields/rich-text/document.ts';
import { isContactLink } from '../../fields/rich-text/is-text-link.ts';
import { readingDirection } from '../../fields/rich-text/reading-direction.ts';
import { type RichList, toLists } from '../../fields/rich-text/to-lists.ts';
import { useSite } from '../render/site-context.ts';
import { WithNumbers } from './numbers.tsx';
import { Picture } from './picture.tsx';

/** Displayed width of a picture in a text. */
const pictureSizes = '(min-width: 1024px) 782px, 100vw';

/** Renders line breaks. Numbers in right-to-left text keep their own direction. */
const renderLines = (text: string): ReactNode => {
  const isTurned = readingDirection(text) === 'rtl';
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {isTurned ? <WithNumbers text={line} /> : line}
    </Fragment>
  ));
};

/** Formatted text. A link without a valid address becomes plain text. */
function Run({ words }: { readonly words: RichWords }) {
  const { href } = useSite();
  return words.map(({ text, bold, italic, link = '' }, index) => {
    const own = toAddress(link);
    const page = own === null ? null : href(own);
    const address = isContactLink(link) ? link : page;
    const lines = renderLines(text);
    const slanted = italic === true ? <em>{lines}</em> : lines;
    const strong = bold === true ? <strong>{slanted}</strong> : slanted;
    return <Fragment key={index}>{address === null ? strong : <a href={address}>{strong}</a>}</Fragment>;
  });
}

/** The `dir` of a block if it differs from that of the surrounding text. */
const turned = (text: string, around: BlockDirection, own?: BlockDirection): { readonly dir?: BlockDirection } => {
  const dir = own ?? readingDirection(text) ?? around;
  return dir === around ? {} : { dir };
};

function Lists({ lists, around }: { readonly lists: readonly RichList[]; readonly around: BlockDirection }) {
  return lists.map(({ list, start, items }, index) => {
    const Tag = list === 'numbers' ? 'ol' : 'ul';
    const text = items.map(({ item }) => wordsIn(item.words)).join('\n');
    const own = turned(text, around, items[0]?.item.dir);
    const inside = own.dir ?? around;
    return (
      <Tag key={index} {...(list === 'numbers' && { start })} {...own}>
        {items.map(({ item, below }, place) => (
          <li key={place} {...turned(wordsIn(item.words), inside, item.dir)}>
            <Run words={item.words} />
            <Lists lists={below} around={inside} />
          </li>
        ))}
      </Tag>
    );
  });
}

function Table({ table, around }: { readonly table: RichTable; readonly around: BlockDirection }) {
  const own = turned(textOfBlock(table), around, table.dir);
  const inside = own.dir ?? around;
  const label = table.rows[0]
    ?.map(({ words }) => wordsIn(words))
    .filter((words) => words !== '')
    .join(' · ');
  // Leading rows of header cells only are the column headings.
  const body = table.rows.findIndex((row) => !row.every(({ head }) => head === true));
  const heads = body === -1 ? table.rows.length : body;
  const renderRow = (row: RichTable['rows'][number], index: number) => (
    <tr key={index}>
      {row.map(({ words, head, dir }, place) => {
        const Cell = head === true ? 'th' : 'td';
        return (
          <Cell
            key={place}
            {...(head === true && { scope: index < heads ? 'col' : 'row' })}
            {...turned(wordsIn(words), inside, dir)}
          >
            <Run words={words} />
          </Cell>
        );
      })}
    </tr>
  );
  const rows = table.rows.map(renderRow);
  return (
    <div className="rich-table" role="group" tabIndex={0} aria-label={label} {...own}>
      <table>
        {heads > 0 && <thead>{rows.slice(0, heads)}</thead>}
        <tbody>{rows.slice(heads)}</tbody>
      </table>
    </div>
  );
}

/** Groups adjacent list items, and adjacent quotes, into one block each. */
const together = (blocks: readonly RichBlock<Media>[]): readonly (readonly RichBlock<Media>[])[] => {
  const groups: RichBlock<Media>[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isJoined = (block.is === 'item' || block.is === 'quote') && last?.[0]?.is === block.is;
    if (isJoined) last.push(block);
    else groups.push([block]);
  }
  return groups;
};

const isItem = (block: RichBlock<Media>): block is RichItem => block.is === 'item';
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface Props {
  readonly document: RichDocument<Media>;
  /** The direction of the text's language. */
  readonly around: BlockDirection;
  /** Number of levels by which its headings are below those of a page's own text. */
  readonly deeper?: number;
}

/** A formatted text. Each block has the direction of its first strong character. */
export function RichDocumentBlocks({ document, around, deeper = 0 }: Props) {
  const renderBlock = (block: RichBlock<Media>, index: number): ReactNode => {
    if (block.is === 'file') {
      return (
        <figure key={index}>
          <Picture media={block.file} sizes={pictureSizes} {...(block.alt !== '' && { alt: block.alt })} />
          {block.caption !== '' && (
            <figcaption {...turned(block.caption, around)}>{renderLines(block.caption)}</figcaption>
          )}
        </figure>
      );
    }
    if (block.is === 'table') return <Table key={index} table={block} around={around} />;
    const Tag = block.is === 'heading' ? (headings[block.level - 2 + deeper] ?? 'h6') : 'p';
    return (
      <Tag key={index} {...turned(wordsIn(block.words), around, block.dir)}>
        <Run words={block.words} />
      </Tag>
    );
  };
  return together(document.blocks).map((group, index) => {
    const [first] = group;
    if (first?.is === 'item') return <Lists key={index} lists={toLists(group.filter(isItem))} around={around} />;
    if (first?.is === 'quote') return <blockquote key={index}>{group.map(renderBlock)}</blockquote>;
    return group.map(renderBlock);
  });
}
