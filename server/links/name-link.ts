import { readRecordAddress } from '../../content/read-record-address.ts';
import type { Words } from '../../language/languages.ts';
import type { OwnPath } from '../addresses/own-path.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import { findLinkTargets } from './find-link-targets.ts';
import type { LinkServices } from './link-services.ts';

type Sources = Pick<LinkServices, 'database' | 'entries' | 'media' | 'pages' | 'redirects'>;

/** The target of a link. */
export interface NamedLink {
  readonly leads: boolean;
  /** The title of the page; `null` without a page or a title. */
  readonly title: Words | null;
}

async function nameOf({ entries, pages }: Sources, { path, address }: OwnPath): Promise<Words | null> {
  const record = readRecordAddress(address);
  if (record !== null) {
    const entry = await entries.get(record.collection, record.id);
    if (entry !== null) return titleOf(record.collection, entry);
  }
  return (await pages.named()).find((page) => page.path === path)?.title ?? null;
}

/** Whether an internal address leads to a page, and the title of that page. */
export async function nameLink(sources: Sources, link: string): Promise<NamedLink> {
  const target = (await findLinkTargets(sources, [link])).get(link);
  return { leads: target !== undefined, title: target === undefined ? null : await nameOf(sources, target) };
}
