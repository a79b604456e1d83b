import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { closeContext, launchBrowser, reactErrorsOf } from './browser.ts';
import { freePort } from './free-port.ts';
import { type ContentReset, createContentReset, type SiteContent } from './site-template.ts';
import { type StartedSite, startSite } from './start-site.ts';

/** The site that the tests of a file use. */
export type VisitedSite = Pick<StartedSite, 'origin' | 'session'>;

/** A site whose server the tests of a file may also stop, limit and inspect. */
export type OwnSite = VisitedSite & Pick<StartedSite, 'dataDir' | 'restart' | 'limitFiles'>;

export interface Visited<Site> {
  readonly site: Site;
  readonly browser: Browser;
}

/** Milliseconds after which a server has noticed a write of another process. */
const untilHeard = 100;

/** Shared by all test files of the worker. */
let browserOfWorker: Promise<Browser> | undefined;
let placeReset: ContentReset | undefined;

/** The worker's site, the same for the whole run. */
export function placeOfWorker() {
  const place = inject('places')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (place === undefined) throw new Error('There are more workers than places for journeys');
  return place;
}

/**
 * Returns the worker's browser. Pages are closed after each test, so that they do not affect others. A test fails when
 * React reports an error in its pages.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await (browserOfWorker ??= launchBrowser());
  afterEach(async () => {
    const errors = browser.contexts().flatMap(reactErrorsOf);
    await Promise.all(browser.contexts().map(closeContext));
    expect(errors, 'What React says against itself').toEqual([]);
  });
  return browser;
}

/**
 * Returns the worker's site. The site gets this content when the file is loaded and before each test, independent of
 * earlier tests, so that tests run alone and in any order. Must be called at the top level of a file.
 */
export async function openContent(content: SiteContent): Promise<VisitedSite> {
  const templates = inject('templates');
  const { origin, dataDir } = placeOfWorker();
  const reset = (placeReset ??= createContentReset(dataDir, templates));
  // The file may define its tests by the site's content, so the content of the previous file must be replaced first.
  await reset.reset(content);
  await setTimeout(untilHeard);
  beforeEach(() => reset.reset(content));
  return { origin, session: templates[content].session };
}

/** Returns the worker's site (`openContent`) and its browser. */
export async function openSite(content: SiteContent): Promise<Visited<VisitedSite>> {
  return { site: await openContent(content), browser: await openBrowser() };
}

/** Like `openSite`, but with a server for this file: for other variables, or for tests about the server itself. */
export async function openOwnSite(
  content: SiteContent,
  environment: Readonly<Record<string, string>> = {},
): Promise<Visited<OwnSite>> {
  const templates = inject('templates');
  const port = await freePort();
  let started: StartedSite | undefined;
  let reset: ContentReset | undefined;
  const running = (): StartedSite => {
    if (started === undefined) throw new Error('The site starts before the first test of the file');
    return started;
  };

  beforeAll(async () => {
    started = await startSite({ environment, template: templates[content], port });
    reset = createContentReset(started.dataDir, templates);
  });
  beforeEach(() => reset?.reset(content));
  afterAll(async () => {
    reset?.close();
    await started?.stop();
  });

  const site: OwnSite = {
    origin: `http://127.0.0.1:${port}`,
    session: templates[content].session,
    get dataDir() {
      return running().dataDir;
    },
    restart: () => running().restart(),
    limitFiles: (bytes) => running().limitFiles(bytes),
  };
  return { site, browser: await openBrowser() };
}
