import { type RichDocument, richVersion } from './document.ts';
import { parseTree } from './html/parse-tree.ts';
import { readHtml } from './html/read-html.ts';
import { mayBeHtml } from './may-be-html.ts';
import type { PlainForm } from './plain-form.ts';

/** A stand-in for the site's origin, which a field does not know: addresses without a host become internal paths. */
const ownSite = 'https://own-site.invalid/';

/**
 * Converts HTML to a structured document; `null` if the text contains no complete supported element and so is not HTML.
 * Pictures are left out. Links other than to web pages, email addresses and phone numbers lose their address.
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
