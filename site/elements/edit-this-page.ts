import { brandColours } from '../../content/brand-colours.ts';
import { editThisPage } from '../../language/edit-this-page.ts';

const { ink, white } = brandColours;

const style =
  '.edit-page{position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:60;padding:.7rem 1.1rem;' +
  `border-radius:999px;background:${white};color:${ink};font-weight:600;box-shadow:0 2px 12px ${ink}88}` +
  '.edit-page:hover{text-decoration:underline}@media print{.edit-page{display:none}}';

/** The distance to the edges of the window and between the places that are tried, in CSS pixels. */
const gap = 16;
/** The distance in CSS pixels between the points that are looked at below the link. */
const step = 6;
/** Milliseconds after the last scrolling until the link is placed again, and between two looks at its place. */
const rest = 150;
/** So many headings near the pointer are named at most, each so long at most. */
const mostHeadings = 6;
const longestHeading = 120;

const controls =
  'a[href],button,input,select,textarea,summary,label,[tabindex]:not([tabindex="-1"]),video[controls],iframe';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What stands at a point of the window below the link. */
const below = (link: Element, x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find((element) => element !== link);

/** Whether there is a control below the link in that box; it may reach further than its own: a card that is one link. */
function isCovering(link: Element, { left, right, top, bottom }: Box): boolean {
  for (let x = left + 1; x < right; x += step)
    for (let y = top + 1; y < bottom; y += step) if (below(link, x, y)?.closest(controls)) return true;
  return false;
}

/** Where the link would cover no control: as low as possible, on the side where lines begin before the other one. */
function freePlace(link: HTMLElement): { readonly isAtStart: boolean; readonly up: number } | null {
  const { width, height } = link.getBoundingClientRect();
  const taken = [...document.querySelectorAll(controls)]
    .filter((control) => control !== link && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());
  const isRtl = document.documentElement.dir === 'rtl';
  for (let up = gap; up + height + gap < innerHeight; up += gap) {
    for (const isAtStart of [true, false]) {
      const left = isAtStart === isRtl ? innerWidth - gap - width : gap;
      const box = { left, right: left + width, top: innerHeight - up - height, bottom: innerHeight - up };
      if (taken.some((each) => overlap(box, each))) continue;
      if (!isCovering(link, box)) return { isAtStart, up };
    }
  }
  return null;
}

/** Keeps the link where it covers no control; where there is no such place it waits for the page to be scrolled. */
function keepFree(link: HTMLElement): void {
  let scrolledAt = 0;
  const place = () => {
    if (Date.now() - scrolledAt < rest) return;
    const found = freePlace(link);
    link.style.visibility = found === null ? 'hidden' : 'visible';
    if (found === null) return;
    link.style.insetBlockEnd = `${found.up}px`;
    link.style.insetInlineStart = found.isAtStart ? `${gap}px` : 'auto';
    link.style.insetInlineEnd = found.isAtStart ? 'auto' : `${gap}px`;
  };
  addEventListener('scroll', () => {
    scrolledAt = Date.now();
    if (document.activeElement !== link) link.style.visibility = 'hidden';
  });
  // Pictures that arrive and rows that are drawn late move controls, and no event tells of it.
  setInterval(() => document.hidden || place(), rest);
  place();
}

/** The headings around what stands below the link, the nearest first. */
function headingsBelow(link: Element, { detail, clientX, clientY }: MouseEvent): readonly string[] {
  const { left, top, width, height } = link.getBoundingClientRect();
  // A key has no place of its own.
  const [x, y] = detail === 0 ? [left + width / 2, top + height / 2] : [clientX, clientY];
  const found = new Set<string>();
  const main = document.querySelector('main');
  for (let around = below(link, x, y); around && main?.contains(around) && around !== main;) {
    for (const { textContent } of around.querySelectorAll('h2, h3, h4')) found.add(textContent.trim());
    around = around.parentElement ?? undefined;
  }
  return [...found].filter((text) => text !== '' && text.length <= longestHeading).slice(0, mostHeadings);
}

function addressOf(headings: readonly string[]): string {
  const query = new URLSearchParams({ address: location.pathname + location.search });
  for (const heading of headings) query.append('near', heading);
  return `/dashboard/page?${query.toString()}`;
}

/** Leads to where the page is written. Whether somebody is logged in, the server alone knows. */
async function show(): Promise<void> {
  const answer = await fetch('/api/session');
  if (!answer.ok) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const link = document.createElement('a');
  link.className = 'edit-page';
  link.href = addressOf([]);
  link.textContent = editThisPage[document.documentElement.lang === 'en' ? 'en' : 'ar'];
  // The address may have changed since: filters write what is chosen into it.
  link.addEventListener('click', (event) => {
    link.href = addressOf(headingsBelow(link, event));
  });
  document.body.append(link);
  keepFree(link);
}

// Without the network nothing is missing from the page.
show().catch(() => undefined);
