import { richLimits, type RichDocument } from '../../../fields/rich-text/document.ts';
import { brokenLimit } from '../../../fields/rich-text/broken-limit.ts';
import type { HtmlLoss } from '../../../fields/rich-text/html/reading.ts';
import type { LateMessage, LateMessages } from '../../../language/late-messages.ts';
import type { Pasted } from './read-pasted.ts';

const messageOf = {
  link: 'linksLost',
  raised: 'raisedLost',
  struck: 'struckLost',
  lettered: 'lettersLost',
  embedded: 'embeddedLost',
} as const satisfies Record<HtmlLoss, LateMessage<'words'>>;

const most = { words: 3, length: 40 } as const;

/** A few words of each, so that they can be found in the text. */
function listed(all: readonly string[]): string {
  const shown = all.slice(0, most.words).map((each) => {
    const line = each.replace(/\s+/g, ' ');
    return line.length <= most.length ? line : `${line.slice(0, most.length)}…`;
  });
  return [...shown, ...(all.length > most.words ? ['…'] : [])].join(' · ');
}

/** Why a text cannot be pasted, with advice; `null` if it can. */
export function pastedError(document: RichDocument<string>, t: LateMessages): string | null {
  const limit = brokenLimit(document);
  if (limit === undefined) return null;
  const { rows, cells, blocks } = richLimits;
  const isTable = limit === 'rows' || limit === 'cells';
  return isTable ? t('tableTooLarge', { rows, columns: cells }) : t('textTooLarge', { blocks });
}

/** What was lost from a pasted text, with advice; empty if nothing was. */
export function pastedNotice({ document, losses, pictures }: Pasted, lost: number, t: LateMessages): string {
  const isNothing = document.blocks.length === 0 && pictures.length === 0;
  return [
    ...(isNothing ? [t('nothingPasted')] : []),
    ...(lost === 0 ? [] : [t('picturesLost', { count: lost })]),
    ...[...losses].map(([loss, words]) => t(messageOf[loss], { words: listed(words) })),
  ].join(' ');
}
