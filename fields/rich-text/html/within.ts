import { richLimits } from '../document.ts';
import { toSafeHref } from '../to-safe-href.ts';
import { directionOf, isStruck, looksWithin, type Place, scriptOf, spaceWithin } from './place.ts';
import { readsOnLine, toScript } from './raised.ts';
import type { HtmlReading } from './reading.ts';
import type { Style } from './styles.ts';
import { attributeOf, type HtmlElement, textIn } from './tree.ts';

type Reading = Pick<HtmlReading<unknown>, 'at' | 'report'>;

/** The context within an element. `isLine` is true for line elements. */
export function placeWithin(
  element: HtmlElement,
  { style, isLine }: { readonly style: Style; readonly isLine: boolean },
  around: Place,
  { report }: Reading,
): Place {
  const script = scriptOf(element, style);
  const text = script === null ? '' : textIn(element);
  const isForm = script !== null && toScript(text, script) !== null;
  if (script !== null && !isForm && !readsOnLine(text)) report('raised', text.trim());
  const struck = isStruck(element, style);
  if (struck && !around.isStruck) report('struck', textIn(element).trim());
  const inherited = around.dir === 'rtl' ? around.dir : null;
  return {
    ...around,
    looks: looksWithin(element, style, around),
    isStruck: around.isStruck || struck,
    space: spaceWithin(element, style, around.space),
    script: isForm ? script : around.script,
    // Left-to-right is the default of pages: it counts only if the block itself sets it.
    dir: isLine ? (directionOf(element, style) ?? inherited) : around.dir,
  };
}

/** The context within a link. */
export function placeWithinLink(element: HtmlElement, place: Place, { at, report }: Reading): Place {
  const written = attributeOf(element, 'href').trim();
  const link = written === '' ? null : toSafeHref(written, at);
  if (link !== null && link.length <= richLimits.link) return { ...place, looks: { ...place.looks, link } };
  // A link within the same document is not a loss.
  if (written !== '' && !written.startsWith('#')) report('link', textIn(element).trim());
  return place;
}
