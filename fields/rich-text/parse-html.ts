import { type RichDocument, richVersion } from './document.ts';
import { parseTree } from './html/parse-tree.ts';
import { readHtml } from './html/read-html.ts';
import { mayBeHtml } from './may-be-html.ts';
import type { PlainForm } from './plain-form.ts';

/** The site of the text, whose host a field does not know: addresses without a host become own paths. */
const ownSite = 'https://own-site.invalid/';

/**
 * HTML as the structure of a text; `null` where the text holds no complete allowed element and so is no HTML. Pictures
 * are left out, and links that lead to no page of the web, no email and no telephone number lose their address.
 */
export function parseHtml(html: string, { hasMarks }: PlainForm): RichDocument<never> | null {
  if (!mayBeHtml(html)) return null;
  const { tree, isHtml } = parseTree(html);
  if (!isHtml) return null;
  const blocks = readHtml<never>(tree, {
    at: ownSite,
    fileOf: () => null,
    report: () => undefined,
    paragraphEnd: hasMarks ? /\n/ : /\n[^\S\n]*\n/,
  });
  return { version: richVersion, blocks };
}
