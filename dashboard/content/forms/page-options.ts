import { links } from '../../../calls/links.ts';
import type { Option } from '../../../fields/cell.ts';
import type { LinkTarget } from '../../../fields/input.ts';
import { callApi } from '../../app/call-api.ts';
import { textOf } from '../../app/records/api-record.ts';

/**
 * Finds pages of the site by name or address.
 * @throws CallFailure
 */
export async function readPageOptions(typed: string): Promise<readonly Option<string>[]> {
  const pages = await callApi(links.pages, { query: { q: typed } });
  return pages.map(({ path, title }) => ({ value: path, label: textOf(title) }));
}

/**
 * Finds the target of an address of the site.
 * @throws CallFailure
 */
export async function readLinkTarget(link: string): Promise<LinkTarget> {
  const { leads, title } = await callApi(links.target, { query: { link } });
  return { leads, name: textOf(title) };
}
