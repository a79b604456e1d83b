import { readRecordAddress } from '../../content/read-record-address.ts';
import type { Words } from '../../language/languages.ts';
import type { OwnPath } from '../addresses/own-path.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import { findLinkTargets } from './find-link-targets.ts';
import type { LinkServices } from './link-services.ts';

type Sources = Pick<LinkServices, 'database' | 'entries' | 'media' | 'pages' | 'redirects'>;

/** Where a link leads. */
export interface NamedLink {
  readonly leads: boolean;
  /** The name of its page; `null` where there is none, or none with a name. */
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

/** Whether an address of this site leads somewhere, and what the page is called that it leads to. */
export async function nameLink(sources: Sources, link: string): Promise<NamedLink> {
  const target = (await findLinkTargets(sources, [link])).get(link);
  return { leads: target !== undefined, title: target === undefined ? null : await nameOf(sources, target) };
}
