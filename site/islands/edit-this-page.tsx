import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { brandColours } from '../../content/brand-colours.ts';
import { editThisPage } from '../../language/edit-this-page.ts';
import { below, findFreePlace, type FreePlace, gap } from './free-place.ts';

const { ink, white } = brandColours;

const look =
  '.edit-page{position:fixed;z-index:60;padding:.7rem 1.1rem;' +
  `border-radius:999px;background:${white};color:${ink};font-weight:600;box-shadow:0 2px 12px ${ink}88}` +
  '.edit-page:hover{text-decoration:underline}@media print{.edit-page{display:none}}';

/** Milliseconds after the last scroll event until the link is placed again, and between two checks of its place. */
const rest = 150;
/** Limits of the headings near the pointer that the link names: their number, and the characters of each. */
const mostHeadings = 6;
const longestHeading = 120;

const isSame = (one: FreePlace | null, other: FreePlace | null): boolean =>
  one?.up === other?.up && one?.isAtStart === other?.isAtStart;

/**
 * Finds a place where the link covers no control. Returns `null` while the page scrolls and if there is no such place.
 */
function useFreePlace(link: RefObject<Element | null>): FreePlace | null {
  const [place, setPlace] = useState<FreePlace | null>(null);
  useEffect(() => {
    let scrolledAt = 0;
    const find = () => {
      if (link.current === null || document.hidden || Date.now() - scrolledAt < rest) return;
      const found = findFreePlace(link.current);
      setPlace((before) => (isSame(before, found) ? before : found));
    };
    const scrolled = () => {
      scrolledAt = Date.now();
      if (document.activeElement !== link.current) setPlace(null);
    };
    find();
    addEventListener('scroll', scrolled);
    // Pictures that load and rows that render late move controls without an event.
    const timer = setInterval(find, rest);
    return () => {
      removeEventListener('scroll', scrolled);
      clearInterval(timer);
    };
  }, [link]);
  return place;
}

/** Adds a constructed stylesheet, because the content security policy refuses `style` attributes. */
function useRules(rules: string): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);
  useEffect(() => sheet.replaceSync(rules), [sheet, rules]);
}

function rulesAt(place: FreePlace | null): string {
  const side = place?.isAtStart === false ? 'end' : 'start';
  const visibility = place === null ? 'hidden' : 'visible';
  return `${look}.edit-page{visibility:${visibility};inset-block-end:${place?.up ?? gap}px;inset-inline-${side}:${gap}px}`;
}

/** The headings around the content below the link, the nearest first. */
function headingsBelow(link: Element, { detail, clientX, clientY }: MouseEvent): readonly string[] {
  const { left, top, width, height } = link.getBoundingClientRect();
  // A keyboard event has no position, so the middle of the link counts.
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

/** A link to the dashboard page that edits the content of this page. */
function EditThisPage() {
  const link = useRef<HTMLAnchorElement>(null);
  const [address, setAddress] = useState(() => addressOf([]));
  useRules(rulesAt(useFreePlace(link)));
  return (
    <a
      ref={link}
      className="edit-page"
      href={address}
      // Filters write their values into the address of the page, so the link is updated on click, just before the
      // browser follows it.
      onClick={(event) => {
        const near = headingsBelow(event.currentTarget, event);
        flushSync(() => setAddress(addressOf(near)));
      }}
    >
      {editThisPage[document.documentElement.lang === 'en' ? 'en' : 'ar']}
    </a>
  );
}

/** Shows the link if the session is valid. Only the server knows this. */
async function show(): Promise<void> {
  const answer = await fetch('/api/session');
  if (!answer.ok) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<EditThisPage />);
}

// Without a network the page works without the link.
show().catch(() => undefined);
