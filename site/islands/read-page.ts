import { slotsOf } from './slots-of.ts';

export interface ReadPage {
  readonly page: Document;
  /** The rules of the page's `<style>`. */
  readonly style: string;
}

/** Parses the HTML of a fetched page. */
export function readPage(html: string): ReadPage {
  // The content security policy refuses the style of a parsed page, even in a document that is not shown.
  const [element = '', style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  return { page: new DOMParser().parseFromString(html.replace(element, ''), 'text/html'), style };
}

function findIsland(page: Document, name: string): Element {
  const island = page.querySelector(`react-island[name="${name}"]`);
  if (island === null) throw new Error(`The response contains no ${name}`);
  return island;
}

/** The slots of an island in a fetched page. @throws Error if the page does not contain the island */
export const slotsIn = (page: Document, name: string): readonly string[] => slotsOf(findIsland(page, name));

/** The props and slots of an island in a fetched page. @throws Error if the page does not contain the island */
export function islandIn(page: Document, name: string) {
  const island = findIsland(page, name);
  return { data: JSON.parse(island.getAttribute('data') ?? '{}'), slots: slotsOf(island) };
}
