import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What a page shows of pictures and films; drawings such as logos are left out. */
export interface PagePictures {
  /** Each picture as often as it stands in the page, by the name of its file. */
  readonly placed: readonly string[];
  /** The large picture at the top; `null` where a page begins without one. */
  readonly hero: string | null;
  /** Addresses of the pages that lie above it, Home first. */
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

/** Every tag below a node in its order, but for those within what `isLeftOut`. */
function tagsIn(node: Node, isLeftOut: (tag: Tag) => boolean): readonly Tag[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    const tag = toTag(child);
    if (tag !== null && isLeftOut(tag)) return [];
    return [...(tag === null ? [] : [tag]), ...tagsIn(child, isLeftOut)];
  });
}

/** The same picture again for paper; nobody sees both. */
const isForPaper = (tag: Tag): boolean => isOfClass(tag, 'printed-picture');
const isNowhere = (): boolean => false;

const fileOf = (address: string): string => decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));

/** The file that an image or a film shows; `null` for other tags, for drawings and for what no administrator gave. */
function pictureOf(tag: Tag): string | null {
  if (tag.name !== 'img' && tag.name !== 'video') return null;
  const address = tag.attribute('src') ?? '';
  return !address.includes('/uploads/') || address.endsWith('.svg') ? null : fileOf(address);
}

/** Reads the pictures of a page, as the server sends it. */
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
