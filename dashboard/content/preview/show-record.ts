interface Place {
  /** The id of the page section that shows such records. */
  readonly at: string;
  /** The name of the record there; may be empty. */
  readonly name: string;
}

/** The record in its page section: the last item that contains its name. */
function findRecord(page: Document, { at, name }: Place): Element | null {
  if (name === '') return null;
  const bearers = [...page.querySelectorAll(`#${CSS.escape(at)} *`)].filter((one) => one.textContent.includes(name));
  const innermost = bearers.at(-1);
  return innermost?.closest('li') ?? innermost ?? null;
}

/** Scrolls the carousels around a record until it is centred; the page does not scroll. */
function bringIntoRow(record: Element): void {
  for (let row = record.parentElement; row !== null && row.localName !== 'body'; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth) continue;
    const [inner, outer] = [record.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2, behavior: 'instant' });
  }
}

/**
 * Scrolls the page of a frame to an element, with `isNearest` only as far as needed. `scrollIntoView` would also scroll
 * the dashboard around the frame.
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

/** Scrolls the carousel of a record to it; with `isFirst` also the page to its section. */
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
