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

/** What was copied elsewhere, as a document that is shown nowhere and fetches nothing. */
export function tidyPasted(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // What is copied from an editor of our own is tidy.
  if (body.querySelector('[data-pm-slice]') !== null) return body;
  makeLists(body);
  lowerHeadings(body);
  // Google wraps everything into a bold element that is not bold, and empty lines are no paragraphs.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], o\\:p'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const line of body.querySelectorAll('body > br')) line.remove();
  return body;
}
