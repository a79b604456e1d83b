/** What stands before the words of an item that Word pasted: its bullet or its number. */
const sign = (paragraph: Element): string =>
  [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list"]')]
    .filter((part) => /mso-list:\s*Ignore/i.test(part.getAttribute('style') ?? ''))
    .map((part) => {
      const text = part.textContent.trim();
      part.remove();
      return text;
    })
    .join('');

const levelOf = (paragraph: Element): number | null => {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
};

/** The items that Word writes as paragraphs, made lists within each other. */
function makeLists(body: HTMLElement): void {
  let open: { readonly level: number; readonly list: HTMLElement }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    const mark = sign(paragraph);
    const tag = /^\(?[\p{L}\p{N}]{1,4}[.)-]/u.test(mark) ? 'OL' : 'UL';
    const isNext = last !== null && paragraph.previousElementSibling === last;
    if (!isNext) open = [];
    open = open.filter((each) => each.level < level || (each.level === level && each.list.tagName === tag));
    let own = open.at(-1);
    if (own === undefined || own.level < level) {
      const list = body.ownerDocument.createElement(tag);
      const start = Number.parseInt(mark.replace(/^\(/, ''), 10);
      if (tag === 'OL' && start > 1) list.setAttribute('start', String(start));
      const around = own?.list.lastElementChild;
      if (around) around.append(list);
      else paragraph.before(list);
      own = { level, list };
      open.push(own);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    own.list.append(item);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** A heading of the first rank is that of the page: those of a document that has some stand one below. */
function lowerHeadings(body: HTMLElement): void {
  if (body.querySelector('h1, p.MsoTitle') === null) return;
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, p.MsoTitle')];
  for (const heading of found) {
    const rank = heading.tagName === 'P' ? 1 : Number(heading.tagName.slice(1));
    const lower = body.ownerDocument.createElement(`h${Math.min(rank + 1, 6)}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** The element's words within another element. */
function wrap(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/**
 * Looks that are said by styles, made elements: the policy of the dashboard lets no style of an element count. Google
 * wraps everything into a bold element whose style says that it is not.
 */
function makeLooks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (/(?<![\w-])font-weight:\s*(?:bold|[6-9]\d\d)/i.test(style) && !isHeading) wrap(element, 'strong');
    if (/(?<![\w-])font-style:\s*italic/i.test(style)) wrap(element, 'em');
    const isUndone = element.tagName === 'B' && /(?<![\w-])font-weight:\s*(?:normal|400)/i.test(style);
    if (isUndone) element.replaceWith(...element.childNodes);
  }
}

/** What was copied elsewhere, as a document that is shown nowhere and fetches nothing. */
export function tidyPasted(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // What is copied from an editor of our own is tidy.
  if (body.querySelector('[data-pm-slice]') !== null) return body;
  makeLists(body);
  lowerHeadings(body);
  makeLooks(body);
  for (const wrapper of body.querySelectorAll('o\\:p')) wrapper.replaceWith(...wrapper.childNodes);
  for (const line of body.querySelectorAll('body > br')) line.remove();
  return body;
}
