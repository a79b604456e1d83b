import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The pictures and films of a page, without SVG such as logos. */
export interface PagePictures {
  /** The file name of each picture, as often as the page shows it. */
  readonly placed: readonly string[];
  /** The large picture at the top; `null` when the page has none. */
  readonly hero: string | null;
  /** Addresses of the page's ancestors, Home first. */
  readonly above: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly attribute: (name: string) => string | undefined;
  readonly children: readonly Node[];
}

function toTag(node: Node): Tag | null {
  if (!('tagName' in node)) return null;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  return { name: node.tagName, attribute: (name) => attributes.get(name), children: node.childNodes };
}

const isOfClass = ({ attribute }: Tag, name: string): boolean => attribute('class')?.split(' ').includes(name) ?? false;

/** Returns every tag below a node in document order, without those for which `isLeftOut` is true and their children. */
function tagsIn(node: Node, isLeftOut: (tag: Tag) => boolean): readonly Tag[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    const tag = toTag(child);
    if (tag !== null && isLeftOut(tag)) return [];
    return [...(tag === null ? [] : [tag]), ...tagsIn(child, isLeftOut)];
  });
}

/** The same picture again for print; only one of both is visible. */
const isForPaper = (tag: Tag): boolean => isOfClass(tag, 'printed-picture');
const isNowhere = (): boolean => false;

const fileOf = (address: string): string => decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));

/**
 * The uploaded file that an image or a film shows; `null` for other tags, for SVG and for files that are not uploads.
 */
function pictureOf(tag: Tag): string | null {
  if (tag.name !== 'img' && tag.name !== 'video') return null;
  const address = tag.attribute('src') ?? '';
  return !address.includes('/uploads/') || address.endsWith('.svg') ? null : fileOf(address);
}

/** Reads the pictures of a page from its HTML. */
export function readPagePictures(html: string): PagePictures {
  const document = parse(html);
  const shown = tagsIn(document, isForPaper).flatMap((tag) => {
    const file = pictureOf(tag);
    return file === null ? [] : [{ file, isFirst: tag.attribute('fetchpriority') === 'high' }];
  });
  const way = tagsIn(document, isNowhere).filter((tag) => tag.name === 'nav' && isOfClass(tag, 'breadcrumbs'));
  const links = way.flatMap(({ children }) => children.flatMap((child) => tagsIn(child, isNowhere)));
  return {
    placed: shown.map(({ file }) => file),
    hero: shown.find(({ isFirst }) => isFirst)?.file ?? null,
    above: links.filter(({ name }) => name === 'a').flatMap(({ attribute }) => attribute('href') ?? []),
  };
}
