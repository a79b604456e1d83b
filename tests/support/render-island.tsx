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

// The default wrapper drains timers and would wait forever in tests with a paused clock.
configure({ asyncWrapper: (run) => run() });

interface Options {
  /** The language of the page; English unless given. */
  readonly language?: Language | undefined;
  /** Runs between the server's HTML and the hydration, as for a visitor who types before the script is loaded. */
  readonly beforeHydration?: ((island: HTMLElement) => void) | undefined;
}

interface RenderedIsland {
  readonly island: HTMLElement;
  /** Simulated user input without delays. */
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
  icons: new PageIcons(() => null),
  iconRegistry: new Set(),
  previewed: null,
  outcome: null,
  href: (address) => address,
  link: (name, ...details) => href(name, ...details),
  upload: () => '/uploads/file',
  variant: () => '/uploads/variant',
});

/** Removes everything of a page, because all test files share the environment. */
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
 * Renders an `<Island>` into the document as the product does: the server's HTML with its data as JSON, then hydrated
 * with the component of the registry. Fails when the first rendering in the browser differs from the server's, or when
 * an error is reported before the test ends.
 *
 * The DOM is happy-dom: it has `<dialog>`, `matchMedia`, `scrollIntoView` and observers (which never call), all missing
 * in jsdom. It has no layout, no popovers and no canvas: tests that need those are journeys.
 */
export async function renderIsland(
  element: ReactElement<{ readonly name: string }>,
  { language = 'en', beforeHydration }: Options = {},
): Promise<RenderedIsland> {
  const reported: unknown[] = [];
  const report = (...words: readonly unknown[]) => void reported.push(words);
  // happy-dom has no `reportError`.
  Object.assign(globalThis, { reportError: report });
  const { documentElement, body } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  // happy-dom derives no styles from `dir`.
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
