import { attributeOf, hasClass, type HtmlElement, isElement } from './tree.ts';

const symbols =
  /^(?:[\uFE0F\u20E3\u200D\p{So}\p{Sm}\p{Sk}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|[#*\d]\uFE0F)+$/u;

/**
 * The characters that a picture represents (`✅`), as mail programs and messengers write emoji; `null` for other
 * pictures.
 */
export function symbolOf(picture: HtmlElement): string | null {
  const alt = attributeOf(picture, 'alt').trim();
  return symbols.test(alt) ? alt : null;
}

/** True for an item of a checklist in the HTML of Google Docs. */
export const isChecklistItem = (item: HtmlElement): boolean =>
  attributeOf(item, 'role') === 'checkbox' || item.attributes.has('aria-checked');

/** True for the picture of a checkbox before an item of a checklist. */
export const isCheckMark = (picture: HtmlElement): boolean =>
  attributeOf(picture, 'aria-roledescription') === 'checkbox' ||
  attributeOf(picture, 'role') === 'checkbox' ||
  /^(?:(?:un)?(?:checked|ticked)|(?:un)?checked (?:check ?)?box|check ?(?:box|mark))$/i.test(
    attributeOf(picture, 'alt').trim(),
  ) ||
  hasClass(picture, /^(?:check-?(?:box|mark)|todo)/i);

/**
 * True for a line whose first content is a checkbox or check mark: forms and pages write checklists this way without
 * list elements.
 */
export function beginsWithCheckbox({ children }: HtmlElement): boolean {
  const first = children.find((node) => isElement(node) || node.trim() !== '');
  if (first === undefined || !isElement(first)) return false;
  const isBox = first.name === 'input' && attributeOf(first, 'type').toLowerCase() === 'checkbox';
  return isBox || (first.name === 'img' && isCheckMark(first)) || beginsWithCheckbox(first);
}
