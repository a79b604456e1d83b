import { act, configure } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { href } from '../../content/routes.ts';
import { directionOf, type Language } from '../../language/languages.ts';
import { siteMessages } from '../../language/site-messages.ts';
import { hydrateIsland } from '../../site/islands/hydrate-island.tsx';
import { fetchIsland } from '../../site/islands/registry.ts';
import { PageIcons } from '../../site/render/page-icons.ts';
import { PageStyle } from '../../site/render/page-style.ts';
import type { Site } from '../../site/render/site-context.ts';
import { SiteProvider } from '../../site/render/site-provider.tsx';
import { PageStylesheets } from '../../site/render/page-stylesheets.ts';

// Its own drains timers, and so waits for ever where a test has stopped the clock.
configure({ asyncWrapper: (run) => run() });

interface Options {
  /** Of the page; English unless given. */
  readonly language?: Language | undefined;
  /** Runs between the answer of the server and the hydration, as a visitor who types before the script comes. */
  readonly beforeHydration?: ((island: HTMLElement) => void) | undefined;
}

interface RenderedIsland {
  readonly island: HTMLElement;
  /** A person at the keyboard and the mouse, who needs no time. */
  readonly user: UserEvent;
}

const siteIn = (language: Language): Site => ({
  language,
  country: 'sa',
  currency: 'SAR',
  isCountryChosen: true,
  pinned: false,
  path: '/',
  query: new URLSearchParams(),
  origin: 'https://displays.example',
  t: siteMessages(language),
  company: { text: 'Sample Displays', language },
  style: new PageStyle(),
  stylesheets: new PageStylesheets([]),
  icons: new PageIcons(() => null),
  iconRegistry: new Set(),
  previewed: null,
  outcome: null,
  href: (address) => address,
  link: (name, ...details) => href(name, ...details),
  upload: () => '/uploads/file',
  variant: () => '/uploads/variant',
});

/** Leaves nothing of a page to the next test, as the environment is that of all files. */
function clearPage(): void {
  document.body.replaceChildren();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
}

/**
 * Renders an `<Island>` into the document as the product does: HTML of the server, with its data as JSON, then hydrated
 * with the component that the registry has under its name. Fails if the first rendering in the browser differs from
 * that of the server in anything, or if something is reported as an error before the test ends.
 *
 * The DOM is happy-dom's: it has `<dialog>`, `matchMedia`, `scrollIntoView` and observers (which never call), all of
 * which jsdom lacks. It has no layout, no popovers and no canvas: what needs those is a journey.
 */
export async function renderIsland(
  element: ReactElement<{ readonly name: string }>,
  { language = 'en', beforeHydration }: Options = {},
): Promise<RenderedIsland> {
  const reported: unknown[] = [];
  const report = (...words: readonly unknown[]) => void reported.push(words);
  // The environment has none.
  Object.assign(globalThis, { reportError: report });
  const { documentElement, body } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  // The environment derives no styles from `dir`.
  documentElement.style.direction = directionOf(language);
  const html = renderToStaticMarkup(<SiteProvider site={siteIn(language)}>{element}</SiteProvider>);
  body.insertAdjacentHTML('beforeend', html);
  const island = body.lastElementChild;
  if (!(island instanceof HTMLElement)) throw new Error('The island was not rendered.');

  beforeHydration?.(island);
  const component = await fetchIsland(element.props.name);
  const data: object = JSON.parse(island.getAttribute('data') ?? '{}');
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(report);
  const root = await act(async () => hydrateIsland(island, component, data));
  console.mockRestore();
  onTestFinished(() => {
    act(() => root.unmount());
    clearPage();
    vi.useRealTimers().restoreAllMocks().unstubAllGlobals();
    expect(reported, 'errors of the island').toEqual([]);
  });
  expect(reported, 'differences between the server and the browser').toEqual([]);
  return { island, user: userEvent.setup({ delay: null }) };
}
