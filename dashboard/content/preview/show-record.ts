interface Place {
  /** The id of the part of the page that shows such records. */
  readonly at: string;
  /** What the record is called there; may be empty. */
  readonly name: string;
}

/** The record in its part of the page: the last item that bears its name. */
function findRecord(page: Document, { at, name }: Place): Element | null {
  if (name === '') return null;
  const bearers = [...page.querySelectorAll(`#${CSS.escape(at)} *`)].filter((one) => one.textContent.includes(name));
  const innermost = bearers.at(-1);
  return innermost?.closest('li') ?? innermost ?? null;
}

/** Moves what scrolls sideways around a record until the record is in its middle; the page itself stays where it is. */
function bringIntoRow(record: Element): void {
  for (let row = record.parentElement; row !== null && row.localName !== 'body'; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth) continue;
    const [inner, outer] = [record.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2, behavior: 'instant' });
  }
}

/**
 * Scrolls the page of a frame to an element, or no further than it takes to show it. What the browser does by itself
 * would move the dashboard around the frame, too.
 */
function scrollPage(page: Document, element: Element, isNearest: boolean): void {
  const view = page.defaultView;
  if (view === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const margin = Number.parseFloat(view.getComputedStyle(element).scrollMarginBlockStart) || 0;
  const isSeen = top >= 0 && bottom <= view.innerHeight;
  if (isNearest && isSeen) return;
  const isBelow = isNearest && top > 0;
  const by = isBelow ? Math.min(top, bottom - view.innerHeight) : top - margin;
  view.scrollBy({ top: by, behavior: 'instant' });
}

/** Brings a record into its carousel's view; with `isFirst` also the page to the part that shows it. */
export function showRecord(frame: HTMLIFrameElement, place: Place, isFirst: boolean): void {
  const page = frame.contentDocument;
  if (page === null) return;
  const record = findRecord(page, place);
  if (isFirst) {
    const part = page.getElementById(place.at);
    if (part !== null) scrollPage(page, part, false);
    if (record !== null) scrollPage(page, record, true);
  }
  if (record !== null) bringIntoRow(record);
}
